import { can } from '@lauda/domain/permissions';
import { useSearchParams } from 'react-router';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../parts/load-failed';
import { NotForProfile } from '../../parts/not-for-profile';
import { useCurrentUser } from '../../session/current-user';
import { LinkButton } from '../../ui/actions/link-button';
import { Breadcrumb } from '../../ui/layout/breadcrumb';
import { PageHeader } from '../../ui/layout/page-header';
import { EmptyState } from '../../ui/states/empty-state';
import { Loading, SkeletonText } from '../../ui/states/skeleton';
import { ActivityForm } from './activity-form';
import { useClasses, useParent, useTheme } from './new-activity-queries';
import { texts } from './texts';

const idIn = (text: string | null) => (text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

/** `?tema=` gives a theme; `?reescrita=` asks for the second version of an activity's texts. */
export function NewActivityScreen() {
  const me = useCurrentUser();
  const [search] = useSearchParams();
  const parentId = idIn(search.get('reescrita'));
  const parent = useParent(parentId);
  const themeId = parent.data?.theme_detail.id ?? idIn(search.get('tema'));
  const theme = useTheme(themeId);
  const classes = useClasses();
  if (!can(me, 'activity.write')) return <NotForProfile />;

  const failed = [parent, theme, classes].find((query) => query.isError && !query.data);
  const content = () => {
    if (failed) return <LoadFailed query={failed} title={texts.failed} />;
    if (themeId === null && parentId === null)
      return <EmptyState drawing="search" title={texts.noTheme} action={<LinkButton to={paths.themes}>{texts.chooseTheme}</LinkButton>} />;
    if (!theme.data || !classes.data || (parentId !== null && !parent.data))
      return (
        <Loading label={texts.loading}>
          <SkeletonText lines={6} />
        </Loading>
      );
    return <ActivityForm theme={theme.data} classes={classes.data} parent={parent.data ?? null} />;
  };
  return (
    <>
      <PageHeader
        title={parentId === null ? texts.title : texts.rewritingTitle}
        above={<Breadcrumb places={[{ text: texts.back, to: paths.activities('pratica') }, { text: texts.title }]} />}
        lead={parent.data ? texts.rewritingLead(parent.data.title, parent.data.school_group_name) : texts.lead}
      />
      {content()}
    </>
  );
}
