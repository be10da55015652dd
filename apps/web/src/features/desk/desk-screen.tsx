import { useDeferredValue, useState } from 'react';
import { useParams } from 'react-router';
import { LoadFailed } from '../../parts/load-failed';
import { useCurrentUser } from '../../session/current-user';
import { Desk } from './desk';
import styles from './desk.module.css';
import type { SimilarityPanel } from './desk-aside';
import { useComposition } from './desk-queries';
import { DeskSkeleton } from './desk-skeleton';
import { useDraftsRead } from './saving/drafts';
import { useSaving } from './saving/use-saving';
import { texts } from './texts';

/** One composition and its review; another address is another one, with nothing of the former left on the screen. */
export function DeskScreen({ Similarity }: { Similarity?: SimilarityPanel }) {
  const id = Number(useParams().composition_id);
  const composition = useComposition(id);
  const saving = useSaving();
  const areDraftsRead = useDraftsRead(useCurrentUser().user.id);
  // What an earlier page left unsent, or begun, is part of what is shown.
  const isReady = composition.data !== undefined && saving.state.isReady && areDraftsRead;
  const [wasReady] = useState(isReady);
  // The first drawing is long: a step behind, it is made in slices, between which the page answers. It holds back nothing but that.
  const isOpen = useDeferredValue(isReady, wasReady);
  if (composition.isError) {
    return (
      <main id="conteudo" tabIndex={-1} className={styles.alone}>
        <LoadFailed query={composition} title={texts.failed} level={1} />
      </main>
    );
  }
  if (!composition.data || !isReady || !isOpen) return <DeskSkeleton />;
  return <Desk key={id} composition={composition.data} saving={saving} Similarity={Similarity} />;
}
