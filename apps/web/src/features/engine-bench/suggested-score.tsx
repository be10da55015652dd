import type { AiScore } from '@lauda/contract/analysis';
import styles from './bench.module.css';
import { texts } from './texts';

/** The grade with what it is worth, or why there is none. */
export function SuggestedScore({ score, hasGenre }: { score: AiScore; hasGenre: boolean }) {
  const { ai_score, reason, band, agreement, model, competences, reasons } = score;
  return (
    <section className={styles.panel}>
      <h2>{texts.score}</h2>
      {ai_score === null ? (
        <p>
          <strong>{texts.noScore}.</strong> {hasGenre ? reason : texts.chooseGenre}
        </p>
      ) : (
        <>
          <p className={styles.total}>{texts.points(ai_score)}</p>
          {band && <p>{texts.band(...band)}</p>}
          <ol className={styles.competences}>
            {competences.map((points, i) => (
              // The place is what a competence is known by.
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={i}>
                <h3>{texts.competence(i + 1, points)}</h3>
                <Reasons title={texts.raised} list={reasons[i]?.raised ?? []} />
                <Reasons title={texts.lowered} list={reasons[i]?.lowered ?? []} />
              </li>
            ))}
          </ol>
          {agreement && <p className={styles.small}>{texts.agreement(agreement.texts, agreement.rmse, agreement.qwk)}</p>}
          {model && <p className={styles.small}>{texts.model(model)}</p>}
        </>
      )}
    </section>
  );
}

const Reasons = ({ title, list }: { title: string; list: AiScore['reasons'][number]['raised'] }) =>
  list.length > 0 && (
    <p>
      <b>{title}:</b> {list.map(({ text }) => text).join('; ')}
    </p>
  );
