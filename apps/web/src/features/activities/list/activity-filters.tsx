import { useState } from 'react';
import { useClassNames } from '../../../parts/class-names-query';
import { FilterChoice } from '../../../parts/filter-choice';
import { useTyped } from '../../../parts/use-typed';
import { SearchField } from '../../../ui/fields/search-field';
import { Select } from '../../../ui/fields/select';
import styles from '../activities.module.css';
import { ACTIVITY_STATES, type ActivitiesView } from '../activities-view';
import { texts } from '../texts';

type Props = { view: ActivitiesView; onChange: (next: Partial<ActivitiesView>) => void };

const EVERY = 'todas';
const YEARS_SHOWN = 3;

export function ActivityFilters({ view, onChange }: Props) {
  const [words, setWords] = useTyped(view.words, (typed) => onChange({ words: typed }));
  const [thisYear] = useState(() => new Date().getFullYear());
  const groups = useClassNames(view.year).data ?? [];
  const schools = [...new Map(groups.map(({ school_id, school_name }) => [school_id, school_name]))];
  const offered = groups.filter(({ school_id }) => view.school === null || school_id === view.school);
  const years = Array.from({ length: YEARS_SHOWN }, (_, ago) => thisYear - ago);
  const named = ({ name, school_name }: (typeof groups)[number]) =>
    schools.length > 1 && !view.school ? `${name} · ${school_name}` : name;
  return (
    <search className={styles.filters}>
      <SearchField label={texts.search} placeholder={texts.searchHint} value={words} onChange={setWords} className={styles.search ?? ''} />
      {(schools.length > 1 || view.school !== null) && (
        <Select
          label={texts.school}
          options={[{ id: EVERY, text: texts.every }, ...schools.map(([id, text]) => ({ id: String(id), text }))]}
          value={String(view.school ?? EVERY)}
          onChange={(id) => onChange({ school: id === EVERY ? null : Number(id), group: null })}
        />
      )}
      {(groups.length > 1 || view.group !== null) && (
        <Select
          label={texts.group}
          options={[{ id: EVERY, text: texts.every }, ...offered.map((group) => ({ id: String(group.id), text: named(group) }))]}
          value={String(view.group ?? EVERY)}
          onChange={(id) => onChange({ group: id === EVERY ? null : Number(id) })}
        />
      )}
      <Select
        label={texts.year}
        options={[{ id: EVERY, text: texts.everyYear }, ...years.map((year) => ({ id: String(year), text: String(year) }))]}
        value={String(view.year ?? EVERY)}
        // A class is of one year only.
        onChange={(id) => onChange({ year: id === EVERY ? null : Number(id), group: null })}
      />
      <FilterChoice
        label={texts.state}
        all={texts.every}
        options={ACTIVITY_STATES.map((id) => ({ id, text: texts.activityStates[id] }))}
        value={view.state}
        onChange={(state) => onChange({ state })}
      />
    </search>
  );
}
