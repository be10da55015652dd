import { GallerySection, Specimen } from './gallery-section';
import { texts } from './texts';
import styles from './ui-gallery.module.css';

const GROUNDS = ['paper', 'sheet', 'surface', 'sunk', 'hover'];
const INKS = ['ink', 'ink-2', 'ink-3', 'primary', 'accent'];
const TONES = ['primary', 'accent', 'ok', 'warn', 'bad'];

export function TokensSection() {
  return (
    <GallerySection title={texts.sections.tokens}>
      <Specimen title={texts.tokens.grounds}>
        {GROUNDS.map((name) => (
          <span key={name} className={styles.swatch} style={{ background: `var(--${name})` }}>
            {name}
          </span>
        ))}
      </Specimen>
      <Specimen title={texts.tokens.inks}>
        {INKS.map((name) => (
          <span key={name} className={styles.ink} style={{ color: `var(--${name})` }}>
            {texts.tokens.sample} <small>{name}</small>
          </span>
        ))}
      </Specimen>
      <Specimen title={texts.tokens.tones}>
        {TONES.map((name) => (
          <span key={name} className={styles.swatch} style={{ background: `var(--${name}-soft)`, color: `var(--${name})` }}>
            {name}
          </span>
        ))}
      </Specimen>
      <Specimen title={texts.tokens.competences} stacked>
        <article className={styles.sheet}>
          <h4>{texts.tokens.reading}</h4>
          <p>{texts.tokens.readingText}</p>
          <p>
            {texts.tokens.marks.map((mark, index) => (
              <span key={mark}>
                <mark className={styles.mark} style={markStyle(index + 1)}>
                  {mark}
                </mark>{' '}
              </span>
            ))}
          </p>
        </article>
      </Specimen>
    </GallerySection>
  );
}

const markStyle = (number: number) => ({
  background: `var(--c${number}-soft)`,
  textDecoration: `underline var(--c${number}-line) var(--c${number}) 2px`,
});
