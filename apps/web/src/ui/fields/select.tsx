import { Check, ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Select as AriaSelect, Button, Label, ListBox, ListBoxItem, Popover, SelectValue, Text } from 'react-aria-components/Select';
import { classes } from '../classes';
import menu from '../overlays/menu.module.css';
import { texts } from '../texts';
import styles from './field.module.css';
import type { FieldWords } from './field-frame';
import own from './select.module.css';

export type SelectOption = { id: string; text: string; disabled?: boolean };

type Props = FieldWords & {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (id: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
};

/** One of many. Typing letters finds an option; with react-hook-form, use its Controller. */
export function Select(props: Props) {
  const {
    label,
    labelHidden,
    description,
    error,
    optional,
    options,
    value,
    onChange,
    onBlur,
    placeholder,
    disabled = false,
    className,
  } = props;
  const errorId = useId();
  return (
    <AriaSelect
      className={classes(styles.field, className)}
      selectedKey={value}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      isDisabled={disabled}
      isInvalid={Boolean(error)}
      placeholder={placeholder ?? texts.selectPlaceholder}
      validationBehavior="aria"
      {...(onBlur && { onBlur })}
    >
      <Label className={classes(styles.label, labelHidden && styles.hidden)}>
        {label}
        {optional && <span className={styles.optional}> ({texts.optional})</span>}
      </Label>
      <Button className={classes(styles.control, own.button)} {...(error && { 'aria-describedby': errorId })}>
        <SelectValue className={own.value ?? ''}>
          {({ selectedText }) => selectedText || (placeholder ?? texts.selectPlaceholder)}
        </SelectValue>
        <ChevronDown aria-hidden="true" />
      </Button>
      {description && (
        <Text slot="description" className={styles.description ?? ''}>
          {description}
        </Text>
      )}
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        )}
      </div>
      <Popover placement="bottom start" offset={4} className={menu.popover ?? ''}>
        <ListBox className={menu.menu ?? ''}>
          {options.map((option) => (
            <ListBoxItem
              key={option.id}
              id={option.id}
              textValue={option.text}
              isDisabled={option.disabled ?? false}
              className={menu.item ?? ''}
            >
              <span>{option.text}</span>
              <Check aria-hidden="true" className={menu.tick} />
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
