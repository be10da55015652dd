import { can } from '@lauda/domain/people/permissions';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../parts/load-failed';
import { useCurrentUser } from '../../session/current-user';
import { Button } from '../../ui/actions/button';
import { LinkButton } from '../../ui/actions/link-button';
import { PageHeader } from '../../ui/layout/page-header';
import { EmptyState } from '../../ui/states/empty-state';
import { Loading, SkeletonCard } from '../../ui/states/skeleton';
import { texts } from './texts';
import { ThemeCards } from './theme-cards';
import { ThemeFilters } from './theme-filters';
import styles from './themes.module.css';
import { useThemes } from './themes-queries';
import { EVERYTHING, isNarrowed, useThemesView } from './themes-view';

/** The library: what a class can be given to write about. */
export function ThemesScreen() {
  const me = useCurrentUser();
  const [view, change] = useThemesView();
  const found = useThemes(view);
  const mayWrite = can(me, 'theme.write');
  const writeOne = mayWrite ? <LinkButton to={paths.newTheme}>{texts.write}</LinkButton> : null;

  const content = () => {
    if (found.isError && !found.data) return <LoadFailed query={found} title={texts.failed} />;
    if (!found.data) return <Waiting />;
    if (found.data.count === 0 && view.origin === 'own' && !view.words)
      return (
        <EmptyState drawing="sheet" title={texts.noneOwn} action={writeOne}>
          {texts.noneOwnHint}
        </EmptyState>
      );
    if (found.data.count === 0)
      return (
        <EmptyState drawing="search" title={texts.noneFound} action={<Button onClick={() => change(EVERYTHING)}>{texts.clear}</Button>}>
          {texts.noneFoundHint}
        </EmptyState>
      );
    return <ThemeCards {...found.data} more={found} />;
  };
  return (
    <>
      <PageHeader title={texts.title} lead={found.data && texts.lead(found.data.count)} actions={writeOne} />
      <ThemeFilters view={view} onChange={change} isNarrowed={isNarrowed(view)} mayWrite={mayWrite} />
      {content()}
    </>
  );
}

const Waiting = () => (
  <Loading label={texts.loading}>
    <div className={styles.cards}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <SkeletonCard key={place} />
      ))}
    </div>
  </Loading>
);
