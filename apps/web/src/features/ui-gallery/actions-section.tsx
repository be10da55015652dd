import { ArrowRight, Bell, Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button';
import { IconButton } from '../../ui/actions/icon-button';
import { Kbd } from '../../ui/actions/kbd';
import { LinkButton } from '../../ui/actions/link-button';
import { TextButton } from '../../ui/actions/text-button';
import { GallerySection, Specimen } from './gallery-section';
import { texts } from './texts';

const VARIANTS = ['primary', 'plain', 'quiet', 'danger'] as const;
const words = texts.actions;

export function ActionsSection() {
  const [pressed, setPressed] = useState(true);
  return (
    <GallerySection title={texts.sections.actions}>
      <Specimen title={words.variants}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {words[variant]}
          </Button>
        ))}
        <Button variant="primary" icon={<Plus aria-hidden="true" />}>
          {texts.layout.action}
        </Button>
        <Button aria-pressed={pressed} onClick={() => setPressed(!pressed)}>
          {words.pressed}
        </Button>
      </Specimen>
      <Specimen title={words.small}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} size="s">
            {words[variant]}
          </Button>
        ))}
      </Specimen>
      <Specimen title={words.states}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {words.disabled}
          </Button>
        ))}
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} pending>
            {words.pending}
          </Button>
        ))}
      </Specimen>
      <Specimen title={words.icons}>
        <IconButton label={words.bell} icon={<Bell aria-hidden="true" />} />
        <IconButton label={words.print} variant="plain" icon={<Printer aria-hidden="true" />} />
        <IconButton label={words.print} size="s" variant="plain" icon={<Printer aria-hidden="true" />} />
        <IconButton label={words.print} disabled icon={<Printer aria-hidden="true" />} />
      </Specimen>
      <Specimen title={words.links}>
        <LinkButton to="#" variant="primary">
          {words.link}
        </LinkButton>
        <LinkButton to="#" icon={<ArrowRight aria-hidden="true" />}>
          {words.link}
        </LinkButton>
        <TextButton>{words.textButton}</TextButton>
        <a href="#acoes">{words.inline}</a>
      </Specimen>
      <Specimen title={words.keys}>
        <span>
          <Kbd>{words.ctrl}</Kbd> <Kbd>{words.enter}</Kbd> {words.keysWords}
        </span>
      </Specimen>
      <Specimen title={words.wide} stacked>
        <Button variant="primary" wide>
          {words.primary}
        </Button>
      </Specimen>
    </GallerySection>
  );
}
