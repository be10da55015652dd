import type { Theme } from '@lauda/contract/themes';
import { can } from '@lauda/domain/people/permissions';
import { useParams } from 'react-router';
import { dotted } from '../../lib/dotted';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../parts/load-failed';
import { useCurrentUser } from '../../session/current-user';
import { LinkButton } from '../../ui/actions/link-button';
import { Breadcrumb } from '../../ui/layout/breadcrumb';
import { PageHeader } from '../../ui/layout/page-header';
import { Badge } from '../../ui/signs/badge';
import { Loading, SkeletonCard, SkeletonText } from '../../ui/states/skeleton';
import { Aids } from './aids';
import { GivenTo } from './given-to';
import { MotivatingTexts } from './motivating-texts';
import { OwnThemeActions } from './own-theme-actions';
import { Paragraphs } from './paragraphs';
import { texts } from './texts';
import styles from './theme.module.css';
import { useTheme } from './theme-queries';

export function ThemeScreen() {
  const { theme_id } = useParams();
  const theme = useTheme(Number(theme_id));
  if (theme.isError && !theme.data) return <LoadFailed query={theme} title={texts.failed} level={1} />;
  return theme.data ? <WholeTheme theme={theme.data} /> : <Waiting />;
}

function WholeTheme({ theme }: { theme: Theme }) {
  const me = useCurrentUser();
  const mayGive = can(me, 'activity.write') && theme.state === 'published';
  return (
    <article>
      <PageHeader
        title={theme.title}
        above={<Breadcrumb places={[{ text: texts.back, to: paths.themes }, { text: theme.genre.name }]} />}
        lead={dotted(theme.genre.name, theme.genre.review_grid_name, texts.grades(theme.school_grades))}
        actions={
          <>
            {theme.is_own && <OwnThemeActions theme={theme} />}
            {mayGive && (
              <LinkButton variant="primary" to={paths.newActivityOf(theme.id)}>
                {texts.createActivity}
              </LinkButton>
            )}
          </>
        }
      />
      {theme.school && (
        <p className={styles.signs}>
          {theme.state === 'draft' && <Badge tone="warn">{texts.draft}</Badge>}
          {theme.state === 'archived' && <Badge tone="neutral">{texts.isArchived}</Badge>}
          <span>{texts.by(theme.author_name ?? '', theme.school.name)}</span>
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <img src={theme.cover} alt="" width={480} height={240} className={styles.cover} />
          <section aria-labelledby="proposta">
            <h2 id="proposta">{texts.statement}</h2>
            <Paragraphs text={theme.statement} className={styles.read ?? ''} />
          </section>
          <MotivatingTexts items={theme.motivating_texts} />
        </div>
        <aside className={styles.side}>
          <GivenTo theme={theme} />
          {theme.repertory_contents.length > 0 && <Repertory items={theme.repertory_contents} />}
          <Aids themeId={theme.id} />
        </aside>
      </div>
    </article>
  );
}

function Repertory({ items }: { items: Theme['repertory_contents'] }) {
  return (
    <section aria-labelledby="repertorio">
      <h2 id="repertorio">{texts.repertory}</h2>
      <p className={styles.quiet}>{texts.repertoryLead}</p>
      <ul className={styles.plain}>
        {items.map(({ kind, title, body }) => (
          <li key={title} className={styles.item}>
            <h3>{title}</h3>
            <p className={styles.kind}>{texts.repertoryKinds[kind]}</p>
            <p>{body}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Waiting = () => (
  <Loading label={texts.loading}>
    <SkeletonText lines={2} />
    <SkeletonCard />
    <SkeletonText lines={8} />
  </Loading>
);
