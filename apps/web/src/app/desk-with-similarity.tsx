import type { QueryClient } from '@tanstack/react-query';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { SimilarityPanel } from '../features/desk/desk-aside';
import { DeskScreen } from '../features/desk/desk-screen';
import { openDesk } from '../features/desk/open-desk';

const Panel = lazy(async () => ({ default: (await import('../features/similarity/similarity-panel')).SimilarityPanel }));

const Similarity = (props: ComponentProps<SimilarityPanel>) => (
  <Suspense>
    <Panel {...props} />
  </Suspense>
);

/** Two features meet here, since neither may know the other. */
const DeskWithSimilarity = () => <DeskScreen Similarity={Similarity} />;

export const deskRoute = (client: QueryClient, beginsHere: boolean) => ({
  Component: DeskWithSimilarity,
  loader: openDesk(client, beginsHere),
});
