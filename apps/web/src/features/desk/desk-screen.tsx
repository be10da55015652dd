import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useCurrentUser } from '../../session/current-user';
import { Desk } from './desk';
import type { SimilarityPanel } from './desk-aside';
import { DeskFailed } from './desk-failed';
import { useComposition } from './desk-queries';
import { DeskSkeleton } from './desk-skeleton';
import { useDraftsRead } from './saving/drafts';
import { useSaving } from './saving/use-saving';

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
  const isFirst = useRef(true);
  useEffect(() => {
    if (isOpen) isFirst.current = false;
  }, [isOpen]);
  if (composition.isError) return <DeskFailed query={composition} />;
  if (!composition.data || !isReady || !isOpen) return <DeskSkeleton />;
  return <Desk key={id} composition={composition.data} saving={saving} isFirst={isFirst.current} Similarity={Similarity} />;
}
