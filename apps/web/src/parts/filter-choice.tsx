import { Chip } from '../ui/signs/chip';
import styles from './filter-choice.module.css';

type Props<Id extends string | number> = {
  label: string;
  /** The chip for no choice at all; left out, one of the options always holds. */
  all?: string;
  options: readonly { id: Id; text: string }[];
  value: Id | null;
  onChange: (id: Id | null) => void;
};

/** One filter as a row of chips: what there is to choose stands there, and what is chosen shows. */
export function FilterChoice<Id extends string | number>({ label, all, options, value, onChange }: Props<Id>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {all && (
        <Chip selected={value === null} onToggle={() => onChange(null)}>
          {all}
        </Chip>
      )}
      {options.map(({ id, text }) => (
        <Chip key={id} selected={value === id} onToggle={(on) => onChange(on || !all ? id : null)}>
          {text}
        </Chip>
      ))}
    </fieldset>
  );
}
