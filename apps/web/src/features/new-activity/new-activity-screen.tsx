import { can } from '@lauda/domain/people/permissions';
import { useSearchParams } from 'react-router';
import { idIn } from '../../lib/in-address';
import { paths } from '../../lib/paths';
import { useClassNames } from '../../parts/class-names-query';
import { LoadFailed } from '../../parts/load-failed';
import { NotForProfile } from '../../parts/not-for-profile';
import { useCurrentUser } from '../../session/current-user';
import { Breadcrumb } from '../../ui/layout/breadcrumb';
import { PageHeader } from '../../ui/layout/page-header';
import { Loading, SkeletonText } from '../../ui/states/skeleton';
import { ActivityForm } from './activity-form';
import { useParent, useTheme } from './new-activity-queries';
import { ThemePicker } from './picker/theme-picker';
import { texts } from './texts';

/** `?tema=` gives a theme, without it one is chosen here; `?reescrita=` asks for the second version of an activity's texts. */
export function NewActivityScreen() {
  const me = useCurrentUser();
  const [search] = useSearchParams();
  const parentId = idIn(search.get('reescrita'));
  const parent = useParent(parentId);
  const themeId = parent.data?.theme_detail.id ?? idIn(search.get('tema'));
  const theme = useTheme(themeId);
  const classes = useClassNames();
  if (!can(me, 'activity.write')) return <NotForProfile why={texts.notYours} />;

  const failed = [parent, theme, classes].find((query) => query.isError && !query.data);
  const content = () => {
    if (failed) return <LoadFailed query={failed} title={texts.failed} />;
    if (themeId === null && parentId === null) return <ThemePicker />;
    if (!theme.data || !classes.data || (parentId !== null && !parent.data))
      return (
        <Loading label={texts.loading}>
          <SkeletonText lines={6} />
        </Loading>
      );
    return <ActivityForm key={theme.data.id} theme={theme.data} classes={classes.data} parent={parent.data ?? null} />;
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
