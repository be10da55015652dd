/** Rows by key that outlive the page, in the order they were first written. */
export type KeptRows<Row> = {
  all: () => Promise<Row[]>;
  /** Resolves when it is on disk. */
  write: (put: readonly Row[], remove: readonly string[]) => Promise<void>;
  close: () => void;
  /** False: this browser keeps nothing, and rows last as long as the page. */
  lasts: boolean;
};

const STORES = ['outbox', 'drafts'] as const;
export type Store = (typeof STORES)[number];

const here = new Map<string, Map<string, unknown>>();

/** What closed storage could not take is forgotten too when someone leaves. */
export const forgetRowsHere = () => here.clear();

function rowsHere<Row extends { key: string }>(name: string): KeptRows<Row> {
  const rows = () => {
    const kept = here.get(name) ?? new Map<string, unknown>();
    here.set(name, kept);
    return kept;
  };
  return {
    all: async () => structuredClone([...rows().values()]) as Row[], // only this function writes under this name
    write: async (put, remove) => {
      for (const key of remove) rows().delete(key);
      for (const row of put) rows().set(row.key, structuredClone(row));
    },
    close: () => undefined,
    lasts: false,
  };
}

const done = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const ended = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });

function open(name: string): Promise<IDBDatabase> {
  const request = window.indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    for (const store of STORES) request.result.createObjectStore(store, { keyPath: 'key' });
  };
  return done(request);
}

/** IndexedDB where there is one; a person who leaves deletes the database, and no open page may stand in the way. */
export async function openRows<Row extends { key: string }>(name: string, store: Store): Promise<KeptRows<Row>> {
  const database = await Promise.resolve()
    .then(() => open(name))
    .catch(() => null);
  if (!database) return rowsHere(`${name}/${store}`);
  database.onversionchange = () => database.close();
  return {
    all: () => done<Row[]>(database.transaction(store, 'readonly').objectStore(store).getAll()),
    write: async (put, remove) => {
      if (put.length + remove.length === 0) return;
      const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
      for (const key of remove) transaction.objectStore(store).delete(key);
      for (const row of put) transaction.objectStore(store).put(row);
      await ended(transaction);
    },
    close: () => database.close(),
    lasts: true,
  };
}
