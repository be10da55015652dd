/** The passing notices, kept outside React so that any floor above may speak (`toast.error('…')`) without a hook. */
export type ToastTone = 'info' | 'success' | 'error';
/** One thing that can still be done about it: taking it back. */
export type ToastAction = { text: string; run: () => void };
export type Toast = { id: number; tone: ToastTone; text: string; action?: ToastAction | undefined };

/** Older ones give way: nobody reads a tower of notices. */
const SHOWN_AT_ONCE = 4;
/** Errors stay until closed; the others leave after this many milliseconds without pointer or focus on them. */
export const STAY = 6000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function add(tone: ToastTone, text: string, action?: ToastAction) {
  // What already stands on the screen is not said twice: ten calls that fail together give one notice.
  const same = toasts.find((shown) => shown.tone === tone && shown.text === text && !shown.action && !action);
  if (same) return same.id;
  const added = { id: nextId++, tone, text, action };
  replace([...toasts, added].slice(-SHOWN_AT_ONCE));
  return added.id;
}

export const toast = {
  info: (text: string, action?: ToastAction) => add('info', text, action),
  success: (text: string) => add('success', text),
  error: (text: string) => add('error', text),
  close: (id: number) => replace(toasts.filter((shown) => shown.id !== id)),
  closeAll: () => replace([]),
};

export const toastQueue = {
  current: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
