/**
 * Storage that never throws: closed (private mode, policy, quota), it lasts as long as the page. `lasts` says which of the two it is,
 * for the few places where forgetting would do harm.
 */
export type Store = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
  clear: () => void;
  lasts: () => boolean;
};

function storeOver(open: () => Storage): Store {
  const here = new Map<string, string>();
  const attempt = <Answer>(work: (storage: Storage) => Answer): Answer | null => {
    try {
      return work(open());
    } catch {
      return null;
    }
  };
  return {
    read: (key) => here.get(key) ?? attempt((storage) => storage.getItem(key)),
    write: (key, value) => {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return storage.getItem(key) === value;
      });
      if (kept) here.delete(key);
      else here.set(key, value);
    },
    remove: (key) => {
      here.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    clear: () => {
      here.clear();
      attempt((storage) => storage.clear());
    },
    lasts: () => {
      const probe = 'lauda.probe';
      const kept = attempt((storage) => {
        storage.setItem(probe, probe);
        const read = storage.getItem(probe) === probe;
        storage.removeItem(probe);
        return read;
      });
      return kept ?? false;
    },
  };
}

export const localStore = storeOver(() => window.localStorage);
export const sessionStore = storeOver(() => window.sessionStorage);

/** What was written may be old or edited by hand: whoever reads checks the shape. */
export function readJson(store: Store, key: string): unknown {
  const text = store.read(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const writeJson = (store: Store, key: string, value: unknown) => store.write(key, JSON.stringify(value));

/** The ones a page can see. The session's own cookies are out of its reach; the server ends them. */
function clearCookies() {
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]?.trim();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs a secure context, and answers only later
    if (name) document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  }
}

/** Spec §4: readable cookies, local and session storage, all of it. Drafts lie in IndexedDB and outlive an expired session. */
export function clearEverything() {
  clearCookies();
  localStore.clear();
  sessionStore.clear();
}

/** What a person had not sent yet, kept apart by user, so that one computer may serve several people. */
export const draftsDatabase = (userId: number) => `lauda-drafts-${userId}`;

/** Leaving on purpose leaves nothing behind. */
export function deleteDrafts(userId: number) {
  try {
    window.indexedDB?.deleteDatabase(draftsDatabase(userId));
  } catch {
    // Storage is closed to us, so there are no drafts either.
  }
}
