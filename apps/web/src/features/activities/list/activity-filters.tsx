import { useTyped } from '../../../parts/use-typed';
import { SearchField } from '../../../ui/fields/search-field';
import { Select } from '../../../ui/fields/select';
import { Chip } from '../../../ui/signs/chip';
import styles from '../activities.module.css';
import { useClassNames } from '../activities-queries';
import { ACTIVITY_STATES, type ActivitiesView } from '../activities-view';
import { texts } from '../texts';

type Props = { view: ActivitiesView; onChange: (next: Partial<ActivitiesView>) => void };

const EVERY = 'todas';

export function ActivityFilters({ view, onChange }: Props) {
  const [words, setWords] = useTyped(view.words, (typed) => onChange({ words: typed }));
  const groups = useClassNames().data ?? [];
  const hasSeveralSchools = new Set(groups.map(({ school_id }) => school_id)).size > 1;
  return (
    <search className={styles.filters}>
      <SearchField label={texts.search} placeholder={texts.searchHint} value={words} onChange={setWords} className={styles.search ?? ''} />
      {groups.length > 1 && (
        <Select
          label={texts.group}
          options={[
            { id: EVERY, text: texts.every },
            ...groups.map(({ id, name, school_name }) => ({ id: String(id), text: hasSeveralSchools ? `${name} · ${school_name}` : name })),
          ]}
          value={view.group === null ? EVERY : String(view.group)}
          onChange={(id) => onChange({ group: id === EVERY ? null : Number(id) })}
        />
      )}
      <fieldset className={styles.choice}>
        <legend>{texts.state}</legend>
        <Chip selected={view.state === null} onToggle={() => onChange({ state: null })}>
          {texts.every}
        </Chip>
        {ACTIVITY_STATES.map((state) => (
          <Chip key={state} selected={view.state === state} onToggle={(on) => onChange({ state: on ? state : null })}>
            {texts.activityStates[state]}
          </Chip>
        ))}
      </fieldset>
    </search>
  );
}
