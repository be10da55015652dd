import { useParams } from 'react-router';
import { LoadFailed } from '../../parts/load-failed';
import { Desk } from './desk';
import styles from './desk.module.css';
import type { SimilarityPanel } from './desk-aside';
import { useComposition } from './desk-queries';
import { DeskSkeleton } from './desk-skeleton';
import { useSaving } from './saving/use-saving';
import { texts } from './texts';

/** One composition and its review; another address is another one, with nothing of the former left on the screen. */
export function DeskScreen({ Similarity }: { Similarity?: SimilarityPanel }) {
  const id = Number(useParams().composition_id);
  const composition = useComposition(id);
  const saving = useSaving();
  if (composition.isError) {
    return (
      <main id="conteudo" tabIndex={-1} className={styles.alone}>
        <LoadFailed query={composition} title={texts.failed} level={1} />
      </main>
    );
  }
  // What an earlier page left unsent is part of what is shown.
  if (!composition.data || !saving.state.isReady) return <DeskSkeleton />;
  return <Desk key={id} composition={composition.data} saving={saving} Similarity={Similarity} />;
}
