import { useState } from 'react';
import { Avatar } from '../../ui/signs/avatar';
import { Badge, type Tone } from '../../ui/signs/badge';
import { Brand } from '../../ui/signs/brand';
import { Chip } from '../../ui/signs/chip';
import { CompetenceChip, CompetenceKey } from '../../ui/signs/competence-chip';
import { Count } from '../../ui/signs/count';
import { ProgressBar } from '../../ui/signs/progress-bar';
import { GallerySection, Specimen } from './gallery-section';
import { texts } from './texts';
import styles from './ui-gallery.module.css';

const words = texts.signs;
const TONES: Tone[] = ['neutral', 'primary', 'ok', 'warn', 'bad', 'accent'];
const COMPETENCES = [1, 2, 3, 4, 5];

export function SignsSection() {
  const [chosen, setChosen] = useState<readonly string[]>(words.chips.slice(0, 2));
  const toggle = (chip: string, on: boolean) => setChosen(on ? [...chosen, chip] : chosen.filter((kept) => kept !== chip));
  return (
    <GallerySection title={texts.sections.signs}>
      <Specimen>
        <Brand size="s" />
        <Brand />
        <Brand size="l" />
        <Brand network={{ name: words.network, logo_url: null }} />
        <Brand network={{ name: words.network, logo_url: '/redes/vale-do-ipe.svg' }} />
      </Specimen>
      <Specimen>
        {words.badges.map((badge, index) => (
          <Badge key={badge} tone={TONES[index] ?? 'neutral'}>
            {badge}
          </Badge>
        ))}
        <Badge tone="ok" dot>
          {words.saved}
        </Badge>
        <Count label={words.unseen}>{3}</Count>
        <Count label={words.unseen}>99+</Count>
        <Count tone="calm">{34}</Count>
      </Specimen>
      <Specimen>
        {words.chips.map((chip) => (
          <Chip key={chip} selected={chosen.includes(chip)} onToggle={(on) => toggle(chip, on)}>
            {chip}
          </Chip>
        ))}
        <Chip onToggle={() => undefined} disabled>
          {texts.fields.off}
        </Chip>
        <Chip onRemove={() => undefined}>{words.filter}</Chip>
        <Chip>{words.filter}</Chip>
      </Specimen>
      <Specimen>
        {COMPETENCES.map((number) => (
          <CompetenceChip key={number} number={number} name={words.competences[number - 1] ?? ''} />
        ))}
      </Specimen>
      <Specimen>
        {COMPETENCES.map((number) => (
          <CompetenceChip key={number} number={number} />
        ))}
        {COMPETENCES.map((number) => (
          <CompetenceKey key={number} number={number} />
        ))}
      </Specimen>
      <Specimen>
        {words.people.map((name, index) => (
          <span key={name} className={styles.person}>
            <Avatar name={name} size={(['s', 'm', 'l'] as const)[index] ?? 'm'} />
            {name}
          </span>
        ))}
      </Specimen>
      <ProgressBar label={words.progress} value={128} max={200} words={words.progressWords} />
    </GallerySection>
  );
}
