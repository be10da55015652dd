import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { TextArea } from '../../../ui/fields/text-area';

type Props = Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'readOnly'> & {
  /** With everything that is on its way: the field itself keeps nothing. */
  value: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
};

/** A field whose every letter is kept. It shows its own letters first, so that no answer from far away moves the cursor. */
export function SavedText({ value, isReadOnly, onChange, ...field }: Props) {
  const [text, setText] = useState(value);
  const told = useRef(value);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);
  return (
    <TextArea
      rows={2}
      {...field}
      value={text}
      readOnly={isReadOnly}
      onChange={({ target }) => {
        told.current = target.value;
        setText(target.value);
        onChange(target.value);
      }}
    />
  );
}
