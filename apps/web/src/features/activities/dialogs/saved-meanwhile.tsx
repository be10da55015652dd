import { Notice } from '../../../parts/notice';
import { TextButton } from '../../../ui/actions/text-button';
import { texts } from '../texts';
import type { Draft, Field } from './activity-draft';

const spoken = (field: Field, value: string | boolean) => {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (value === '') return texts.blank;
  if (field === 'review_flow') return texts.flows.find((flow) => flow.value === value)?.text ?? value;
  return field === 'opens_at' || field === 'closes_at' ? texts.moment(new Date(value).toISOString()) : value;
};

/** What someone else saved in the fields that were also changed here. */
export function SavedMeanwhile({ fields, saved, onTake }: { fields: Field[]; saved: Draft; onTake: () => void }) {
  return (
    <Notice tone="bad">
      <p>{texts.changedElsewhere}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>{texts.savedNow(texts.fields[field], spoken(field, saved[field]))}</li>
        ))}
      </ul>
      <TextButton onClick={onTake}>{texts.takeSaved}</TextButton>
    </Notice>
  );
}
