import type { SchoolGroup } from '@lauda/contract/schools';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { finder, fold } from '../../lib/fold';
import { SearchField } from '../../ui/fields/search-field';
import { EmptyState } from '../../ui/states/empty-state';
import styles from './choose-class.module.css';
import { texts } from './texts';

/** Below this, the eye finds it sooner than the keyboard. */
const WORTH_SEARCHING = 9;

export function ChooseClass({ groups }: { groups: readonly SchoolGroup[] }) {
  const [asked, setAsked] = useState('');
  const [search] = useSearchParams();
  const isFound = finder(asked);
  const shown = groups.filter(({ name, school_name }) => isFound(fold(`${name} ${school_name}`)));
  const addressOf = (id: number) => {
    const next = new URLSearchParams(search);
    next.set('turma', String(id));
    return `?${next}`;
  };
  if (groups.length === 0) {
    return (
      <EmptyState compact drawing="class" title={texts.noClassesTitle}>
        <p>{texts.noClasses}</p>
      </EmptyState>
    );
  }
  return (
    <div className={styles.choose}>
      {groups.length >= WORTH_SEARCHING && (
        <SearchField label={texts.chooseSearch} placeholder={texts.choosePlaceholder} value={asked} onChange={setAsked} />
      )}
      {shown.length === 0 && <p className={styles.none}>{texts.chooseNone}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.groups}>
        {shown.map(({ id, name, school_name, count_students }) => (
          <li key={id}>
            <Link to={addressOf(id)} className={styles.group}>
              <span className={styles.name}>{name}</span>
              <span className={styles.school}>{school_name}</span>
              <span className={styles.size}>{texts.groupSize(count_students)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
