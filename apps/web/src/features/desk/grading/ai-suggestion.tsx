import type { AiScore } from '@lauda/contract/analysis';
import { texts } from '../texts';
import styles from './grading.module.css';

const words = texts.ai;

type Props = { score: AiScore | undefined; isWaiting: boolean; hasFailed: boolean };

/** What the machine would give, and what that is worth. */
export function AiSuggestion({ score, isWaiting, hasFailed }: Props) {
  return (
    <section className={styles.aside} aria-label={words.title}>
      <h3>{words.title}</h3>
      {isWaiting && <p>{words.after}</p>}
      {hasFailed && <p>{words.failed}</p>}
      {score && score.ai_score === null && <p>{score.reason ?? words.refused}</p>}
      {score && score.ai_score !== null && (
        <p>
          <strong>{words.suggests(score.ai_score, score.band?.[0] ?? null, score.band?.[1] ?? null)}</strong>
        </p>
      )}
      {score?.agreement && (
        <p className={styles.small}>{words.agreement(score.agreement.texts, score.agreement.rmse, score.agreement.qwk)}</p>
      )}
    </section>
  );
}
