import type { SheetProps } from '../sheet-shape';
import { texts } from '../texts';
import { AnnotationForm } from './annotation-form';
import type { FormValues } from './form-values';
import type { Composing } from './use-composer';

type Props = {
  composing: Composing;
  desk: SheetProps;
  onValues(values: FormValues): void;
  onSave(values: FormValues): void;
  onCancel(): void;
};

/** The form of a new mark. */
export function ComposerForm({ composing, desk, onValues, onSave, onCancel }: Props) {
  return (
    <AnnotationForm
      label={composing.place ? texts.composer.title : texts.composer.general}
      saveText={texts.composer.save}
      quote={composing.quote}
      values={composing.values}
      desk={desk}
      onValues={onValues}
      onSave={onSave}
      onCancel={onCancel}
    />
  );
}
