import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './dialog.module.css';

/** The part that scrolls. When its text is longer than the dialog, the keyboard must be able to scroll it too: then it takes the focus. */
export function DialogBody({ label, children }: { label: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const measure = () => frame.current && setScrolls(frame.current.scrollHeight > frame.current.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    if (frame.current) observer.observe(frame.current);
    if (content.current) observer.observe(content.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={styles.body} {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}>
      <div ref={content}>{children}</div>
    </div>
  );
}
