import type { ClassAtHome } from '@lauda/contract/home';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/actions/button';
import { Card } from '../../ui/layout/card';
import { EmptyState } from '../../ui/states/empty-state';
import styles from './home.module.css';
import { texts } from './texts';
import { Trend } from './trend';

/** Three rows of three: what one takes in at a glance. */
const AT_A_GLANCE = 9;

export function ClassCards({ classes, count }: { classes: ClassAtHome[]; count: number }) {
  const [all, setAll] = useState(false);
  const shown = all ? classes : classes.slice(0, AT_A_GLANCE);
  return (
    <section aria-labelledby="suas-turmas" className={styles.classes}>
      <h2 id="suas-turmas">{texts.classes}</h2>
      {count === 0 && (
        <EmptyState compact level={3} drawing="class" title={texts.noClassesTitle}>
          <p>{texts.noClasses}</p>
        </EmptyState>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.cards}>
        {shown.map((one) => (
          <Card as="li" key={one.school_group_id}>
            <OneClass one={one} />
          </Card>
        ))}
      </ul>
      {shown.length < classes.length && (
        <Button variant="quiet" className={styles.all} onClick={() => setAll(true)}>
          {texts.showAll(classes.length)}
        </Button>
      )}
    </section>
  );
}

function OneClass({ one: { school_group_id, name, count_students, last_activity, trend } }: { one: ClassAtHome }) {
  return (
    <>
      <h3>
        <Link to={paths.schoolGroup(school_group_id)}>{name}</Link>
      </h3>
      {last_activity ? (
        <>
          <p className={styles.activity}>
            <Link to={paths.activity(last_activity.test_type, last_activity.id)}>{last_activity.title}</Link>
          </p>
          <Delivery activity={last_activity} />
        </>
      ) : (
        <p className={styles.activity}>
          {texts.students(count_students)}. {texts.noActivity} <Link to={paths.themes}>{texts.giveOne}</Link>
        </p>
      )}
      {trend.length > 0 && <Trend name={name} points={trend} />}
    </>
  );
}

/** The bar repeats what the words under it say. */
function Delivery({ activity: { reviewed, waiting, missing } }: { activity: NonNullable<ClassAtHome['last_activity']> }) {
  const all = Math.max(reviewed + waiting + missing, 1);
  const share = (count: number) => ({ inlineSize: `${(count / all) * 100}%` });
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.reviewed} style={share(reviewed)} />
        <span className={styles.waiting} style={share(waiting)} />
      </div>
      <p className={styles.progress}>{texts.progress(reviewed, waiting, missing)}</p>
    </>
  );
}
