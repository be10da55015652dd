/** Longest wait for a browser that is never idle. */
const AT_LAST_MS = 2000;
/** Where the browser does not tell. */
const MEANWHILE_MS = 200;

/** Once nothing else is to be done: for what may be needed, and is not needed yet. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: AT_LAST_MS });
    else setTimeout(resolve, MEANWHILE_MS);
  });
