import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { classes } from '../classes';
import { texts } from '../texts';
import { STAY, type Toast, type ToastTone, toast, toastQueue } from './toast-queue';
import styles from './toasts.module.css';

const ICONS = { info: Info, success: CircleCheck, error: CircleAlert } satisfies Record<ToastTone, unknown>;

/**
 * Mounted once, by the app. Two live places that are always there: errors interrupt, the rest waits its turn; each notice is added
 * once and so announced once. It stays readable above an open dialog (the attribute is the library's).
 */
export function Toasts() {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.current);
  const isError = (shown: Toast) => shown.tone === 'error';
  return (
    <section aria-label={texts.toasts} className={styles.toasts} data-react-aria-top-layer="true" data-print="no">
      <div role="alert" aria-atomic="false">
        {toasts.filter(isError).map((shown) => (
          <ToastLine key={shown.id} shown={shown} />
        ))}
      </div>
      <div role="status" aria-atomic="false">
        {toasts
          .filter((shown) => !isError(shown))
          .map((shown) => (
            <ToastLine key={shown.id} shown={shown} />
          ))}
      </div>
    </section>
  );
}

function ToastLine({ shown }: { shown: Toast }) {
  const [held, setHeld] = useState(false);
  const leaves = shown.tone !== 'error' && !held;
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => toast.close(shown.id), STAY);
    return () => clearTimeout(timer);
  }, [leaves, shown.id]);
  const act = () => {
    shown.action?.run();
    toast.close(shown.id);
  };
  const Icon = ICONS[shown.tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only holds the notice, it does nothing else
    <div
      className={classes(styles.toast, styles[shown.tone])}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden="true" />
      <p>{shown.text}</p>
      {shown.action && (
        <Button size="s" variant="quiet" className={styles.action} onClick={act}>
          {shown.action.text}
        </Button>
      )}
      <IconButton size="s" label={texts.closeToast} icon={<X aria-hidden="true" />} onClick={() => toast.close(shown.id)} />
    </div>
  );
}
