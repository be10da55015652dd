import { useState } from 'react';
import { applyBrandAccent } from '../../ui/brand-accent';
import { RadioGroup } from '../../ui/fields/radio-group';
import { Breadcrumb } from '../../ui/layout/breadcrumb';
import { PageHeader } from '../../ui/layout/page-header';
import { LOOKS, type Look, readLook, setLook } from '../../ui/look';
import { ActionsSection } from './actions-section';
import { FieldsSection } from './fields-section';
import { LayoutSection } from './layout-section';
import { OverlaysSection } from './overlays-section';
import { SignsSection } from './signs-section';
import { StatesSection } from './states-section';
import { texts } from './texts';
import { TokensSection } from './tokens-section';
import styles from './ui-gallery.module.css';

const looks = LOOKS.map((value) => ({ value, text: texts.looks[value] }));
const accents = Object.entries(texts.accents).map(([value, text]) => ({ value, text }));
const [home = '', construction = '', here = ''] = texts.breadcrumb;

/** Every primitive in every state. It stands inside the app's layout, which mounts the toasts. */
export function UiGalleryScreen() {
  const [look, keepLook] = useState(readLook);
  const [accent, setAccent] = useState('none');
  const chooseLook = (next: Look) => {
    setLook(next);
    keepLook(next);
  };
  const chooseAccent = (next: string) => {
    applyBrandAccent(next === 'none' ? null : next);
    setAccent(next);
  };
  return (
    <div className={styles.gallery}>
      <PageHeader
        above={<Breadcrumb places={[{ text: home, to: '/' }, { text: construction, to: '/em-construcao' }, { text: here }]} />}
        title={texts.title}
        lead={texts.lead}
      />
      <div className={styles.controls}>
        <RadioGroup label={texts.look} options={looks} value={look} onChange={chooseLook} inline />
        <RadioGroup label={texts.accent} options={accents} value={accent} onChange={chooseAccent} inline />
      </div>
      <TokensSection />
      <ActionsSection />
      <FieldsSection />
      <OverlaysSection />
      <LayoutSection />
      <SignsSection />
      <StatesSection />
    </div>
  );
}
