import type { Composition } from '@lauda/contract/compositions';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button';
import { Kbd } from '../../../ui/actions/kbd';
import { LinkButton } from '../../../ui/actions/link-button';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { Badge } from '../../../ui/signs/badge';
import { ariaKey, type KeySettings } from '../keys/shortcuts';
import { texts } from '../texts';
import styles from './header.module.css';
import { type Seconds, useShownMinutes } from './use-seconds';

const words = texts.header;
const ADAPTATIONS = ['disregard_length', 'disregard_genre', 'disregard_theme'] as const;

type Props = {
  composition: Composition;
  back: { to: string; text: string };
  seconds: Seconds;
  settings: KeySettings;
  isThemeOpen: boolean;
  onTheme: () => void;
  onShortcuts: () => void;
  children: ReactNode;
};

function TimeSpent({ seconds }: { seconds: Seconds }) {
  return (
    <p className={styles.time} title={words.timeSpent}>
      <VisuallyHidden>{`${words.timeSpent}: `}</VisuallyHidden>
      {words.duration(useShownMinutes(seconds))}
    </p>
  );
}

/** Whose text (or its code), on what, by which grid, and how it stands. */
export function DeskHeader({ composition, back, seconds, settings, isThemeOpen, onTheme, onShortcuts, children }: Props) {
  const { user, test, genre, code, adaptations } = composition;
  const who = user ? words.student(`${user.first_name} ${user.last_name}`, test.school_group_name) : words.code(code);
  return (
    <header className={styles.header}>
      <LinkButton to={back.to} variant="quiet" icon={<ArrowLeft aria-hidden="true" />} className={styles.back}>
        <span className={styles.backText}>{back.text}</span>
      </LinkButton>
      <div className={styles.what}>
        <h1 className={styles.title}>{test.theme_title}</h1>
        <div className={styles.meta}>
          <span>{who}</span>
          <span className={styles.roomy}>
            <Badge>{genre.name}</Badge>
          </span>
          <span className={styles.roomy}>
            <Badge>{genre.review_grid_name}</Badge>
          </span>
          {composition.is_late && <Badge>{words.late}</Badge>}
          {ADAPTATIONS.filter((name) => adaptations[name]).map((name) => (
            <Badge key={name} tone="warn">
              {words.adaptations[name]}
            </Badge>
          ))}
        </div>
      </div>
      <div className={styles.right}>
        {children}
        <TimeSpent seconds={seconds} />
        <Button aria-pressed={isThemeOpen} aria-keyshortcuts={ariaKey(settings.keys.theme)} onClick={onTheme}>
          {words.theme}
          <span className={styles.key} aria-hidden="true">
            <Kbd>{settings.keys.theme}</Kbd>
          </span>
        </Button>
        <Button variant="quiet" aria-keyshortcuts={ariaKey(settings.keys.shortcuts)} onClick={onShortcuts} className={styles.shortcuts}>
          {words.shortcuts}
          <span className={styles.key} aria-hidden="true">
            <Kbd>{settings.keys.shortcuts}</Kbd>
          </span>
        </Button>
      </div>
    </header>
  );
}
