import type { Competence } from '@lauda/contract/review-grids';
import type { MotivatingText, Theme } from '@lauda/contract/themes';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LoadFailed } from '../../../parts/load-failed';
import { IconButton } from '../../../ui/actions/icon-button';
import { Disclosure } from '../../../ui/layout/disclosure';
import { Loading, SkeletonText } from '../../../ui/states/skeleton';
import { useTheme } from '../desk-queries';
import { texts } from './texts';
import styles from './theme.module.css';

type Props = { themeId: number; competences: readonly Competence[]; onClose: () => void };

/** The proposal, its texts and the grid, beside the composition and never over it. */
export function ThemePanel({ themeId, competences, onClose }: Props) {
  const theme = useTheme(themeId, true);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          {texts.title}
        </h2>
        <IconButton size="s" label={texts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      {theme.isPending && (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      )}
      {theme.isError && <LoadFailed query={theme} title={texts.failed} level={3} compact />}
      {theme.data && <Proposal theme={theme.data} />}
      <Disclosure title={texts.grid}>
        {competences.map((competence) => (
          <div key={competence.id} className={styles.text}>
            <h4>{competence.name}</h4>
            <dl className={styles.levels}>
              {competence.levels.map((level) => (
                <div key={level.id}>
                  <dt>{texts.points(level.points)}</dt>
                  <dd>{level.descriptor}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </Disclosure>
    </>
  );
}

function Proposal({ theme: { title, statement, motivating_texts, repertory_contents } }: { theme: Theme }) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      <Disclosure title={texts.statement} open>
        <Paragraphs text={statement} />
      </Disclosure>
      {motivating_texts.map((text, at) => (
        <Disclosure key={`${text.title} ${text.body}`} title={texts.numbered(at + 1, text.title)}>
          <Motivating text={text} />
        </Disclosure>
      ))}
      {repertory_contents.length > 0 && (
        <Disclosure title={texts.repertory}>
          {repertory_contents.map((one) => (
            <div key={one.title} className={styles.text}>
              <h4>{one.title}</h4>
              <Paragraphs text={one.body} />
            </div>
          ))}
        </Disclosure>
      )}
    </>
  );
}

const Paragraphs = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph) => (
    <p key={paragraph} className={styles.paragraph}>
      {paragraph}
    </p>
  ));

function Motivating({ text: { body, figure, source, is_invented } }: { text: MotivatingText }) {
  return (
    <div className={styles.text}>
      <Paragraphs text={body} />
      {figure && (
        <dl className={styles.levels}>
          {figure.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{`${texts.number(value)} ${figure.unit}`}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.source}>{is_invented ? texts.invented : source && texts.source(source)}</p>
    </div>
  );
}
