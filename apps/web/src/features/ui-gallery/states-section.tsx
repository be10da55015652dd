import { Button } from '../../ui/actions/button';
import { Card, CardGrid } from '../../ui/layout/card';
import { EmptyState } from '../../ui/states/empty-state';
import { ErrorState } from '../../ui/states/error-state';
import { Loading, SkeletonCard, SkeletonLine, SkeletonText } from '../../ui/states/skeleton';
import { toast } from '../../ui/states/toast-queue';
import { GallerySection, Specimen } from './gallery-section';
import { texts } from './texts';

const words = texts.states;

export function StatesSection() {
  return (
    <GallerySection title={texts.sections.states}>
      <Specimen title={words.toasts}>
        <Button onClick={() => toast.info(words.infoText)}>{words.info}</Button>
        <Button onClick={() => toast.success(words.successText)}>{words.success}</Button>
        <Button onClick={() => toast.error(words.failureText)}>{words.failure}</Button>
      </Specimen>
      <Specimen title={words.loading} stacked>
        <Loading>
          <SkeletonLine width="40%" height="1.75rem" />
          <SkeletonText />
          <CardGrid>
            <SkeletonCard />
            <SkeletonCard />
          </CardGrid>
        </Loading>
      </Specimen>
      <Specimen title={words.empty} stacked>
        <CardGrid>
          {words.drawings.map(([drawing, title, sentence]) => (
            <Card key={drawing}>
              <EmptyState
                drawing={drawing}
                title={title}
                level={3}
                compact
                action={drawing === 'sheet' && <Button size="s">{words.emptyAction}</Button>}
              >
                {sentence}
              </EmptyState>
            </Card>
          ))}
        </CardGrid>
      </Specimen>
      <Specimen title={words.error} stacked>
        <ErrorState title={words.errorTitle} level={3} code={words.errorCode} onRetry={() => toast.info(words.infoText)} />
      </Specimen>
    </GallerySection>
  );
}
