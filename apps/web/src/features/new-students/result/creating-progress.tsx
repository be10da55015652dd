import { useEffect, useRef, useState } from 'react';
import { ProgressBar } from '../../../ui/signs/progress-bar';
import { texts } from '../texts';
import styles from './result.module.css';

const TICK_MS = 150;
/** A first password costs the server about this much to seal; the rest is the way there and back. */
const PER_STUDENT_MS = 14;
const WAY_MS = 400;
const ALMOST = 96;

/** The answer comes whole, so the bar follows the time it usually takes, and slows down rather than arrive before it. */
const shareAfter = (elapsed: number, count: number) =>
  Math.round(ALMOST * (1 - Math.exp((-1.8 * elapsed) / (WAY_MS + count * PER_STUDENT_MS))));

export function CreatingProgress({ count }: { count: number }) {
  const [elapsed, setElapsed] = useState(0);
  const title = count > 0 ? texts.creating(count) : texts.enrolling;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
    const timer = setInterval(() => setElapsed((before) => before + TICK_MS), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className={styles.creating}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <ProgressBar label={title} labelHidden value={shareAfter(elapsed, count)} />
      <p className={styles.words}>{texts.creatingWords}</p>
    </section>
  );
}
