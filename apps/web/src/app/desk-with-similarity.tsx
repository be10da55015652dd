import { type ComponentProps, lazy, Suspense } from 'react';
import type { SimilarityPanel } from '../features/desk/desk-aside';
import { DeskScreen } from '../features/desk/desk-screen';

const Panel = lazy(async () => ({ default: (await import('../features/similarity/similarity-panel')).SimilarityPanel }));

const Similarity = (props: ComponentProps<SimilarityPanel>) => (
  <Suspense>
    <Panel {...props} />
  </Suspense>
);

/** Two features meet here, since neither may know the other. */
export const DeskWithSimilarity = () => <DeskScreen Similarity={Similarity} />;
