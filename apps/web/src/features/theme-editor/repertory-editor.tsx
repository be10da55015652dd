import { REPERTORY_KINDS, type RepertoryContent } from '@lauda/contract/themes';
import { Trash2 } from 'lucide-react';
import { Button } from '../../ui/actions/button';
import { IconButton } from '../../ui/actions/icon-button';
import { RadioGroup } from '../../ui/fields/radio-group';
import { TextArea } from '../../ui/fields/text-area';
import { TextField } from '../../ui/fields/text-field';
import styles from './editor.module.css';
import { texts } from './texts';

const MOST = 12;
const KINDS = REPERTORY_KINDS.map((value) => ({ value, text: texts.repertoryKinds[value] }));

export function RepertoryEditor({ items, onChange }: { items: RepertoryContent[]; onChange: (items: RepertoryContent[]) => void }) {
  const replace = (place: number, changes: Partial<RepertoryContent>) =>
    onChange(items.map((item, at) => (at === place ? { ...item, ...changes } : item)));
  return (
    <section aria-labelledby="repertorio-do-tema">
      <h2 id="repertorio-do-tema">{texts.repertory}</h2>
      <ul className={styles.items}>
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an unwritten entry has no other name than its place
          <li key={place} className={styles.item}>
            <header className={styles.itemHead}>
              <h3>{item.title || texts.repertoryKinds[item.kind]}</h3>
              <IconButton
                label={texts.removeRepertory(item.title)}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onChange(items.toSpliced(place, 1))}
              />
            </header>
            <RadioGroup label={texts.kind} inline options={KINDS} value={item.kind} onChange={(kind) => replace(place, { kind })} />
            <TextField
              label={texts.repertoryTitle}
              maxLength={200}
              value={item.title}
              onChange={(event) => replace(place, { title: event.target.value })}
            />
            <TextArea
              label={texts.repertoryBody}
              rows={3}
              maxLength={2000}
              value={item.body}
              onChange={(event) => replace(place, { body: event.target.value })}
            />
          </li>
        ))}
      </ul>
      {items.length < MOST && (
        <Button onClick={() => onChange([...items, { kind: 'livro', title: '', body: '' }])}>{texts.addRepertory}</Button>
      )}
    </section>
  );
}
