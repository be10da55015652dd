import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../actions/icon-button';
import { classes } from '../classes';
import { texts } from '../texts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame';

type Props = {
  label: string;
  labelHidden?: boolean;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  className?: string;
};

/** Says the text searched for, at each letter. Esc and the cross clear it and leave the focus there. */
export function SearchField({ label, labelHidden = true, value, onChange, placeholder, className }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.stopPropagation(); // a dialog around the field stays open
    clear();
  };
  return (
    <FieldFrame label={label} labelHidden={labelHidden} className={className}>
      {(ties) => (
        <div className={styles.box}>
          <span className={styles.start}>
            <Search aria-hidden="true" />
          </span>
          <input
            {...ties}
            ref={input}
            type="search"
            value={value}
            placeholder={placeholder}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKeyDown}
            className={classes(styles.control, styles.withStart, styles.withEnd)}
          />
          {value !== '' && (
            <span className={styles.end}>
              <IconButton size="s" label={texts.clearSearch} icon={<X aria-hidden="true" />} onClick={clear} />
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
