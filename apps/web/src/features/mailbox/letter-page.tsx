import type { Letter } from '@lauda/contract/demonstration';
import { linkedText } from './linked-text';
import styles from './mailbox.module.css';
import { texts } from './texts';

export function LetterPage({ letter }: { letter: Letter }) {
  return (
    <article className={styles.letter} aria-labelledby="assunto">
      <h2 id="assunto">{letter.subject}</h2>
      <p className={styles.facts}>
        {texts.to(letter.to)} · <time dateTime={letter.sent}>{texts.moment(letter.sent)}</time>
      </p>
      <p className={styles.text}>
        {linkedText(letter.text).map(({ text, href }, place) =>
          href ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
            <a key={place} href={href}>
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
    </article>
  );
}
