import type { AnalysisResult } from '@lauda/contract/analysis';
import styles from './bench.module.css';
import { texts } from './texts';

const ELEMENTS = ['agente', 'acao', 'meio', 'finalidade', 'detalhamento'] as const;

export function Proposal({ intervention }: { intervention: NonNullable<AnalysisResult['intervention']> }) {
  return (
    <section className={styles.panel}>
      <h2>{texts.proposal}</h2>
      <dl className={styles.pairs}>
        {ELEMENTS.map((element) => {
          const found = intervention[element];
          return (
            <div key={element}>
              <dt>{texts.elements[element]}</dt>
              <dd className={found ? undefined : styles.missing}>{found ? texts.quoted(found.text) : texts.missing}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
