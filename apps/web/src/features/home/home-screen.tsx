import { can } from '@lauda/domain/permissions';
import { activeRole } from '@lauda/domain/roles';
import { LoadFailed } from '../../parts/load-failed';
import { useCurrentUser } from '../../session/current-user';
import { roleTitle } from '../../session/role-title';
import { PageHeader } from '../../ui/layout/page-header';
import { EmptyState } from '../../ui/states/empty-state';
import { Loading, SkeletonCard } from '../../ui/states/skeleton';
import { ClassCards } from './class-cards';
import { greeting, today } from './greeting';
import styles from './home.module.css';
import { useClassesOfThisYear } from './home-queries';
import { texts } from './texts';

export function HomeScreen() {
  const me = useCurrentUser();
  const hasClasses = can(me, 'school_group.list');
  const classes = useClassesOfThisYear(hasClasses);
  const role = activeRole(me);
  const now = new Date();

  const content = () => {
    if (classes.isError) return <LoadFailed query={classes} title={texts.classesFailed} level={3} compact />;
    if (!classes.data) {
      return (
        <Loading>
          <div className={styles.cards}>
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </Loading>
      );
    }
    if (classes.data.length > 0) return <ClassCards groups={classes.data} />;
    return (
      <EmptyState compact level={3} drawing="class" title={texts.noClassesTitle}>
        <p>{texts.noClasses}</p>
      </EmptyState>
    );
  };

  return (
    <>
      <PageHeader
        title={greeting(now, me.user.first_name)}
        lead={
          <>
            {today(now)}
            {role && <span className={styles.role}> {roleTitle(role)}.</span>}
          </>
        }
      />
      {hasClasses && (
        <section aria-labelledby="suas-turmas" className={styles.classes}>
          <h2 id="suas-turmas">{texts.classes}</h2>
          {content()}
        </section>
      )}
      <p className={styles.toCome}>{hasClasses ? texts.toComeWithClasses : texts.toCome}</p>
    </>
  );
}
