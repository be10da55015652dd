import type { ActivityWithScore } from '@lauda/contract/activities';
import { Link } from 'react-router';
import { dotted } from '../../../lib/dotted';
import { Badge } from '../../../ui/signs/badge';
import styles from '../activities.module.css';
import { CompetenceBars } from '../one/competence-bars';
import { WhoIsWhere } from '../one/who-is-where';
import { texts } from '../texts';

type Props = {
  activity: ActivityWithScore;
  now: Date;
  /** Where it is looked at closely. */
  to: string;
  /** Where activities of several schools stand together. */
  namesSchool: boolean;
};

/** One activity of the list: what, for whom, until when, who is where, and how it went so far. */
export function ActivityRow({ activity, now, to, namesSchool }: Props) {
  const { title, theme_detail, school_group_name, school_name, genre_name, opens_at, closes_at, progress } = activity;
  return (
    <li className={styles.row}>
      <img src={theme_detail.cover} alt="" width={480} height={240} loading="lazy" className={styles.cover} />
      <div className={styles.main}>
        <h2 className={styles.name}>
          <Link to={to} className={styles.nameLink}>
            {title}
          </Link>
        </h2>
        <p className={styles.facts}>
          {dotted(school_group_name, namesSchool && school_name, genre_name, texts.when(opens_at, closes_at, now))}{' '}
          <ActivitySigns activity={activity} />
        </p>
        <WhoIsWhere progress={progress} />
      </div>
      <div className={styles.score}>
        <Mean activity={activity} />
        <CompetenceBars competences={activity.competences} />
      </div>
    </li>
  );
}

export const ActivitySigns = ({ activity: { parent_id, archived, revision_finished_at } }: { activity: ActivityWithScore }) => (
  <span className={styles.signs}>
    {parent_id !== null && <Badge tone="primary">{texts.rewriting}</Badge>} {archived && <Badge tone="neutral">{texts.archived}</Badge>}{' '}
    {revision_finished_at && <Badge tone="ok">{texts.published}</Badge>}
  </span>
);

export function Mean({ activity: { mean_total, max_total } }: { activity: ActivityWithScore }) {
  if (mean_total === null) return <p className={styles.noMean}>{texts.noMean}</p>;
  return (
    <p className={styles.mean}>
      <span className={styles.facts}>{texts.meanOf}</span> <b>{texts.mean(mean_total)}</b>{' '}
      <span className={styles.facts}>{texts.of(max_total)}</span>
    </p>
  );
}
