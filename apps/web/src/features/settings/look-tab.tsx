import { useState } from 'react';
import { RadioGroup } from '../../ui/fields/radio-group';
import { LOOKS, readLook, setLook } from '../../ui/look';
import styles from './settings.module.css';
import { texts } from './texts';

const words = texts.look;

/** Kept in the browser, applied at once: there is nothing to save. */
export function LookTab() {
  const [look, setShown] = useState(readLook);
  return (
    <div className={styles.form}>
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.choices}>
        <RadioGroup
          label={words.label}
          options={LOOKS.map((one) => ({ value: one, text: words.names[one], description: words.help[one] }))}
          value={look}
          onChange={(chosen) => {
            setLook(chosen);
            setShown(chosen);
          }}
        />
      </div>
    </div>
  );
}
