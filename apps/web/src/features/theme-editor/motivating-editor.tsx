import { MOTIVATING_KINDS, type MotivatingText } from '@lauda/contract/themes';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { motivatingKinds } from '../../parts/texts';
import { Button } from '../../ui/actions/button';
import { IconButton } from '../../ui/actions/icon-button';
import { Checkbox } from '../../ui/fields/checkbox';
import { RadioGroup } from '../../ui/fields/radio-group';
import { TextArea } from '../../ui/fields/text-area';
import { TextField } from '../../ui/fields/text-field';
import styles from './editor.module.css';
import { FigureEditor } from './figure-editor';
import { texts } from './texts';

const MOST = 6;
const KINDS = MOTIVATING_KINDS.map((value) => ({ value, text: motivatingKinds[value] }));
const EMPTY: MotivatingText = { kind: 'informativo', title: '', body: '', source: '', is_invented: false };

type Props = { items: MotivatingText[]; onChange: (items: MotivatingText[]) => void };

export function MotivatingEditor({ items, onChange }: Props) {
  const replace = (place: number, changes: Partial<MotivatingText>) =>
    onChange(items.map((item, at) => (at === place ? { ...item, ...changes } : item)));
  const move = (place: number, by: number) => {
    const moved = items.toSpliced(place, 1);
    const item = items[place];
    if (item) onChange(moved.toSpliced(place + by, 0, item));
  };
  return (
    <section aria-labelledby="textos-motivadores">
      <h2 id="textos-motivadores">{texts.motivating}</h2>
      <ol className={styles.items}>
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an unwritten text has no other name than its place
          <li key={place} className={styles.item}>
            <header className={styles.itemHead}>
              <h3>{texts.textAt(place + 1)}</h3>
              <IconButton
                label={texts.up(place + 1)}
                icon={<ArrowUp aria-hidden="true" />}
                disabled={place === 0}
                onClick={() => move(place, -1)}
              />
              <IconButton
                label={texts.down(place + 1)}
                icon={<ArrowDown aria-hidden="true" />}
                disabled={place === items.length - 1}
                onClick={() => move(place, 1)}
              />
              <IconButton
                label={texts.remove(place + 1)}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onChange(items.toSpliced(place, 1))}
              />
            </header>
            <RadioGroup label={texts.kind} inline options={KINDS} value={item.kind} onChange={(kind) => replace(place, { kind })} />
            <TextField
              label={texts.textTitle}
              optional
              maxLength={200}
              value={item.title}
              onChange={(event) => replace(place, { title: event.target.value })}
            />
            {item.kind === 'dado' && <FigureEditor figure={item.figure} onChange={(figure) => replace(place, { figure })} />}
            <TextArea
              label={texts.body}
              description={texts.bodyHint}
              rows={6}
              maxLength={6000}
              value={item.body}
              onChange={(event) => replace(place, { body: event.target.value })}
            />
            <TextField
              label={texts.source}
              optional
              maxLength={300}
              value={item.source}
              onChange={(event) => replace(place, { source: event.target.value })}
            />
            <Checkbox checked={item.is_invented} onChange={(event) => replace(place, { is_invented: event.target.checked })}>
              {texts.invented}
            </Checkbox>
          </li>
        ))}
      </ol>
      {items.length < MOST && <Button onClick={() => onChange([...items, EMPTY])}>{texts.addText}</Button>}
    </section>
  );
}
