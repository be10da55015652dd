import { type KeyboardEvent, useState } from 'react';
import { Notice } from '../../../parts/notice';
import { Button } from '../../../ui/actions/button';
import { Kbd } from '../../../ui/actions/kbd';
import { Switch } from '../../../ui/fields/switch';
import { Dialog } from '../../../ui/overlays/dialog';
import styles from './keys.module.css';
import { ACTIONS, type Action, DEFAULT_SETTINGS, hasModifier, type KeySettings, keyName } from './shortcuts';
import { texts } from './texts';

type Props = { open: boolean; onClose: () => void; settings: KeySettings; onChange: (settings: KeySettings) => void };

/** Everything that a key does here; letters can be others, or none. */
export function ShortcutsDialog({ open, onClose, settings, onChange }: Props) {
  const [asking, setAsking] = useState<Action | null>(null);
  const [refusal, setRefusal] = useState('');

  const hear = (action: Action) => (event: KeyboardEvent) => {
    if (asking !== action || event.key === 'Tab') return;
    const name = keyName(event.nativeEvent);
    if (name === '') return;
    event.preventDefault();
    event.stopPropagation();
    setAsking(null);
    setRefusal('');
    if (event.key === 'Escape') return;
    const owner = ACTIONS.find((other) => other !== action && settings.keys[other] === name);
    if (owner) setRefusal(texts.taken(name, texts.names[owner]));
    else onChange({ ...settings, keys: { ...settings.keys, [action]: name } });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button variant="quiet" onClick={() => onChange(DEFAULT_SETTINGS)}>
            {texts.reset}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <div className={styles.list}>
        <Switch checked={settings.areLettersOn} onChange={({ target }) => onChange({ ...settings, areLettersOn: target.checked })}>
          {texts.on}
        </Switch>
        <p className={styles.help}>{texts.onHelp}</p>
        <Notice tone="bad">{refusal}</Notice>
        <h3>{texts.yours}</h3>
        <ul className={styles.rows}>
          {ACTIONS.map((action) => (
            <li key={action} data-off={(!settings.areLettersOn && !hasModifier(settings.keys[action])) || undefined}>
              <span>{texts.names[action]}</span>
              <Button
                size="s"
                aria-label={asking === action ? texts.press : `${texts.change(texts.names[action])}: ${settings.keys[action]}`}
                onClick={() => setAsking(asking === action ? null : action)}
                onKeyDown={hear(action)}
                onBlur={() => setAsking(null)}
              >
                {asking === action ? texts.press : <Kbd>{settings.keys[action]}</Kbd>}
              </Button>
            </li>
          ))}
        </ul>
        <h3>{texts.fixed}</h3>
        <ul className={styles.rows}>
          {texts.fixedKeys.map(([key, what]) => (
            <li key={key}>
              <span>{what}</span>
              <Kbd>{key}</Kbd>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
