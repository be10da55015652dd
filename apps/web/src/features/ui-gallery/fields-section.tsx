import { useState } from 'react';
import { Checkbox } from '../../ui/fields/checkbox';
import { PasswordField } from '../../ui/fields/password-field';
import { RadioGroup } from '../../ui/fields/radio-group';
import { SearchField } from '../../ui/fields/search-field';
import { Select } from '../../ui/fields/select';
import { Switch } from '../../ui/fields/switch';
import { TextArea } from '../../ui/fields/text-area';
import { TextField } from '../../ui/fields/text-field';
import { GallerySection } from './gallery-section';
import { texts } from './texts';
import styles from './ui-gallery.module.css';

const words = texts.fields;
const groups = words.groups.map((text, index) => ({ id: String(index), text, disabled: index === 3 }));
const genres = words.genres.map(([value, text, description]) => ({ value, text, description, disabled: value === 'letter' }));
const orders = words.orders.map(([value, text]) => ({ value, text }));

export function FieldsSection() {
  const [search, setSearch] = useState(words.searchValue);
  const [group, setGroup] = useState<string | null>('0');
  const [reason, setReason] = useState<string | null>(null);
  const [genre, setGenre] = useState<string>('essay');
  const [order, setOrder] = useState<string>('name');
  return (
    <GallerySection title={texts.sections.fields}>
      <div className={styles.fields}>
        <TextField label={words.email} type="email" description={words.emailHint} optional placeholder={words.emailExample} />
        <TextField label={words.name} defaultValue={words.nameValue} />
        <TextField label={words.email} error={words.blank} description={words.emailHint} />
        <TextField label={words.disabled} defaultValue={words.disabledValue} disabled />
        <TextField label={words.readOnly} defaultValue={words.readOnlyValue} readOnly />
        <PasswordField label={words.password} defaultValue={words.passwordValue} />
        <TextArea label={words.comment} defaultValue={words.commentValue} description={words.commentHint} />
        <TextArea label={words.comment} error={words.blank} />
        <SearchField label={words.search} labelHidden={false} value={search} onChange={setSearch} />
        <Select label={words.group} options={groups} value={group} onChange={setGroup} />
        <Select label={words.reason} options={groups} value={reason} onChange={setReason} error={words.blank} />
        <Select label={words.disabled} options={groups} value={null} onChange={setGroup} disabled />
      </div>
      <div className={styles.fields}>
        <div>
          <Checkbox defaultChecked description={words.termsHint}>
            {words.terms}
          </Checkbox>
          <Checkbox error={words.termsError}>{words.terms}</Checkbox>
          <Checkbox indeterminate>{words.all}</Checkbox>
          <Checkbox disabled>{words.off}</Checkbox>
          <Checkbox disabled defaultChecked>
            {words.off}
          </Checkbox>
        </div>
        <RadioGroup label={words.genre} options={genres} value={genre} onChange={setGenre} />
        <div className={styles.stack}>
          <RadioGroup label={words.shown} options={orders} value={order} onChange={setOrder} inline />
          <Switch>{words.notify}</Switch>
          <Switch defaultChecked>{words.notifyOn}</Switch>
          <Switch disabled>{words.off}</Switch>
        </div>
      </div>
    </GallerySection>
  );
}
