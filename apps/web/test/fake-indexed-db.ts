/** As much of IndexedDB as we use, in memory: databases with stores of rows by key. It can be full, and it can be looked into. */
export type FakeDisk = {
  indexedDB: unknown;
  databases: Map<string, Map<string, Map<string, unknown>>>;
  /** Writes fail from now on, as on a full disk. */
  fill: () => void;
};

type Request = {
  result: unknown;
  error: unknown;
  onsuccess: (() => void) | null;
  onerror: (() => void) | null;
  onupgradeneeded?: (() => void) | null;
};

export function fakeIndexedDb(): FakeDisk {
  const databases: FakeDisk['databases'] = new Map();
  const open = new Map<string, Set<{ onversionchange: (() => void) | null }>>();
  let isFull = false;

  const later = (work: () => void) => queueMicrotask(work);
  const request = (result: unknown): Request => {
    const made: Request = { result, error: null, onsuccess: null, onerror: null };
    later(() => made.onsuccess?.());
    return made;
  };

  function connect(name: string) {
    const stores = databases.get(name) ?? new Map<string, Map<string, unknown>>();
    databases.set(name, stores);
    let isClosed = false;
    const connection = {
      onversionchange: null as (() => void) | null, // set by whoever opens it
      createObjectStore: (store: string) => void stores.set(store, new Map()),
      close: () => {
        isClosed = true;
        open.get(name)?.delete(connection);
      },
      transaction: (store: string) => {
        if (isClosed) throw new Error('the connection is closed');
        const rows = stores.get(store) ?? new Map<string, unknown>();
        const work: (() => void)[] = [];
        const transaction = {
          oncomplete: null as (() => void) | null, // the three are set by whoever waits
          onerror: null as (() => void) | null,
          onabort: null as (() => void) | null,
          error: null as unknown,
          objectStore: () => ({
            getAll: () => request(structuredClone([...rows.values()])),
            put: (row: { key: string }) => void work.push(() => rows.set(row.key, structuredClone(row))),
            delete: (key: string) => void work.push(() => rows.delete(key)),
          }),
        };
        later(() => {
          if (isFull) return transaction.onabort?.();
          for (const step of work) step();
          transaction.oncomplete?.();
        });
        return transaction;
      },
    };
    open.set(name, (open.get(name) ?? new Set()).add(connection));
    return connection;
  }

  const indexedDB = {
    open: (name: string) => {
      const isNew = !databases.has(name);
      const made: Request = { result: connect(name), error: null, onsuccess: null, onerror: null, onupgradeneeded: null };
      later(() => {
        if (isNew) made.onupgradeneeded?.();
        made.onsuccess?.();
      });
      return made;
    },
    deleteDatabase: (name: string) => {
      for (const connection of [...(open.get(name) ?? [])]) connection.onversionchange?.();
      // An open connection blocks it, as in a browser.
      if ((open.get(name)?.size ?? 0) === 0) databases.delete(name);
      return request(undefined);
    },
  };

  return {
    indexedDB,
    databases,
    fill: () => {
      isFull = true;
    },
  };
}
