import type { StudentWriting } from '@lauda/contract/student-writing';
import { useState } from 'react';
import { ProgressBar } from '../../../ui/signs/progress-bar';
import { EmptyState } from '../../../ui/states/empty-state';
import { texts } from './texts';
import styles from './writing.module.css';
import { WritingLoaded } from './writing-loaded';

const words = texts.engagement;

/** Sentences, for a figure alone asks to be compared. */
export function EngagementTab({ studentId }: { studentId: number }) {
  return (
    <WritingLoaded studentId={studentId}>
      {({ engagement }) =>
        engagement.expected === 0 ? (
          <EmptyState compact drawing="class" title={texts.nothingToMeasure}>
            <p>{texts.nothingToMeasureWhy}</p>
          </EmptyState>
        ) : (
          <Sentences engagement={engagement} />
        )
      }
    </WritingLoaded>
  );
}

function Sentences({ engagement }: { engagement: StudentWriting['engagement'] }) {
  const [now] = useState(() => new Date());
  const { expected, delivered, on_time, rewritten, feedback_opened, published, median_minutes, last_submitted } = engagement;
  const said = [
    delivered > 0 && words.onTime(on_time, delivered),
    delivered > 0 && words.rewritten(rewritten),
    published > 0 && words.feedback(feedback_opened, published),
    median_minutes !== null && words.minutes(median_minutes),
    last_submitted === null ? words.never : words.last(last_submitted, now),
  ].filter((sentence) => sentence !== false);
  return (
    <section aria-label={words.title} className={styles.engagement}>
      <ProgressBar label={words.delivered(delivered, expected)} value={delivered} max={expected} />
      <ul>
        {said.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
