import type { Composition } from '@lauda/contract/compositions';
import { can } from '@lauda/domain/people/permissions';
import { isReviewer } from '@lauda/domain/people/roles';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { paths } from '../../lib/paths';
import { useCurrentUser } from '../../session/current-user';
import { useFlag } from '../../session/feature-flags';
import { SkipLink } from '../../ui/layout/skip-link';
import { toast } from '../../ui/states/toast-queue';
import styles from './desk.module.css';
import { type Aside, DeskAside, type SimilarityPanel } from './desk-aside';
import { DeskDialogs, type Dialogue } from './desk-dialogs';
import { DeskGrading } from './desk-grading';
import { useStats } from './desk-queries';
import { DeskText } from './desk-text';
import { DeskFooter } from './ending/desk-footer';
import { useEnding } from './ending/use-ending';
import { useGoing } from './ending/use-going';
import { GENERAL_COMMENT_ID } from './grading/grading-panel';
import { DeskHeader } from './header/desk-header';
import { SaveState } from './header/save-state';
import { useSeconds } from './header/use-seconds';
import { keepSettings, readSettings } from './keys/kept-settings';
import type { Action } from './keys/shortcuts';
import { useShortcuts } from './keys/use-shortcuts';
import { useChanges } from './saving/use-changes';
import { useLease } from './saving/use-lease';
import type { Saving } from './saving/use-saving';
import { withPending } from './saving/with-pending';
import type { SheetHandle } from './sheet/sheet-shape';
import { texts } from './texts';
import { texts as toolTexts } from './tools/texts';
import { useCompetenceFocus } from './use-competence-focus';
import { PARTS, usePart } from './use-part';
import { useSteps } from './use-steps';

type Props = {
  composition: Composition;
  saving: Saving;
  /** Of this visit; the others come to a desk that stands. */
  isFirst: boolean;
  Similarity?: SimilarityPanel | undefined;
};

const NO_HIGHLIGHTS: never[] = [];

/** The correction desk: tools, text, grades, and the ways out. */
export function Desk({ composition, saving, isFirst, Similarity }: Props) {
  const me = useCurrentUser();
  const maxGradeJustification = useFlag('max_grade_justification');
  const [settings, setSettings] = useState(() => readSettings(me.user.id));
  const [dialogue, setDialogue] = useState<Dialogue>(null);
  const [aside, setAside] = useState<Aside>('tools');
  const sheet = useRef<SheetHandle>(null);
  const drawn = useRef<ReactElement>(null);
  const [part, setPart] = usePart();
  const { hasText, isWhole, isOpening, hurry } = useSteps(isFirst);

  const { entries } = saving.state;
  const desk = useMemo(() => withPending({ composition, entries, maxGradeJustification }), [composition, entries, maxGradeJustification]);
  const { review } = desk;
  const mayWrite = can(me, 'review.write');
  const isWorking = mayWrite && review?.status === 'in_progress';
  const changes = useChanges(composition, saving, maxGradeJustification, isWorking);
  const seconds = useSeconds(review?.id ?? null, review?.seconds_spent ?? 0, isWorking);
  const lease = useLease(review, isWorking, seconds);

  const { competences } = composition.genre;
  const focus = useCompetenceFocus(competences, review);
  const isBlank = composition.composition_raw === '';
  const stats = useStats(composition.id, isBlank);
  const highlights = stats.data?.result?.highlights ?? NO_HIGHLIGHTS;

  const back = isReviewer(me)
    ? { to: paths.home, text: texts.header.toQueue }
    : { to: paths.activities(composition.test.test_type), text: texts.header.toActivity };
  const going = useGoing(composition, isWorking && review.missing.length === 0);
  const ending = useEnding({
    composition,
    review,
    saving,
    backTo: back.to,
    onMissing: goToCompetence,
    onFinish: () => changes.finish(seconds.read()),
  });

  function goToCompetence(position: number) {
    if (part !== 'nota') setPart('nota');
    focus.goTo(position);
  }
  function show(start: number, end: number) {
    if (part !== 'texto') setPart('texto');
    // A phone shows the text first.
    requestAnimationFrame(() => sheet.current?.show(start, end));
  }
  const turn = (to: 'theme' | 'similarity') => {
    setAside(aside === to ? 'tools' : to);
    if (aside !== to && part === 'nota') setPart('marcas');
  };
  function markPlagiarism() {
    if (sheet.current?.selection()) sheet.current.mark({ annotation_type: 'plagio', competence_id: null });
    else if (Similarity) turn('similarity');
    else toast.info(texts.ending.select);
  }
  const undoZero = () => changes.zero(null, '');
  const finishAndNext = () => {
    if (ending.finish()) void going.next();
  };

  const acts: Record<Action, () => void> = {
    theme: () => turn('theme'),
    shortcuts: () => setDialogue('shortcuts'),
    zero: () => isWorking && setDialogue('zero'),
    plagiarism: () => isWorking && markPlagiarism(),
    abandon: () => isWorking && setDialogue('abandon'),
    text: () => document.querySelector<HTMLElement>('#texto [tabindex="0"]')?.focus(),
    general: () => document.getElementById(GENERAL_COMMENT_ID)?.focus(),
    finish: () => (isWorking ? finishAndNext() : void going.next()),
    previous: () => going.previous?.(),
  };
  useShortcuts({
    settings,
    isBlocked: dialogue !== null,
    onAction: (action) => {
      hurry();
      acts[action]();
    },
    onCompetence: (position) => {
      hurry();
      goToCompetence(position);
    },
  });

  // What finishing changes on a text that is being left would be drawn for nobody, before the next one.
  if (going.isLeaving && drawn.current) return drawn.current;
  drawn.current = (
    <div className={styles.desk} data-part={part} data-opening={isOpening || undefined}>
      <SkipLink />
      <DeskHeader
        composition={composition}
        back={back}
        seconds={seconds}
        settings={settings}
        isThemeOpen={aside === 'theme'}
        onTheme={acts.theme}
        onShortcuts={acts.shortcuts}
      >
        <SaveState saving={saving} compositionId={composition.id} lastSaved={review?.last_saved ?? null} />
      </DeskHeader>
      <main id="conteudo" tabIndex={-1} className={styles.main} data-wide-aside={aside !== 'tools' || undefined}>
        <aside className={styles.tools} aria-label={toolTexts.title}>
          {isWhole && (
            <DeskAside
              shown={aside}
              onClose={() => setAside('tools')}
              composition={composition}
              desk={desk}
              analysis={stats.data}
              // Of a blank sheet, where nothing stands that could be read, nothing is said.
              hasFailed={stats.isError && !isBlank}
              isWorking={isWorking}
              Similarity={Similarity}
              onAnnotate={changes.annotate}
              onShow={show}
              onSimilarity={() => turn('similarity')}
            />
          )}
        </aside>
        <div id="texto" className={styles.text}>
          {hasText && (
            <DeskText
              composition={composition}
              desk={desk}
              highlights={highlights}
              isWorking={isWorking}
              areKeysOn={settings.areLettersOn}
              changes={changes}
              sheet={sheet}
            />
          )}
        </div>
        <aside className={styles.grading} aria-label={texts.grading.title}>
          {isWhole && (
            <DeskGrading
              composition={composition}
              desk={desk}
              mayWrite={mayWrite}
              isWorking={isWorking}
              analysis={stats.data}
              maxGradeJustification={maxGradeJustification}
              changes={changes}
              focus={focus}
              ending={ending}
              lease={lease}
              sheet={{ show, selection: () => sheet.current?.selection() ?? null }}
              onCompetence={goToCompetence}
            />
          )}
        </aside>
      </main>
      <nav className={styles.parts} aria-label={texts.parts.label}>
        {PARTS.map((one) => (
          <button key={one} type="button" aria-current={part === one ? 'true' : undefined} onClick={() => setPart(one)}>
            {texts.parts[one]}
          </button>
        ))}
      </nav>
      <DeskFooter
        settings={settings}
        isWorking={isWorking}
        isGoing={going.isGoing}
        hasPrevious={going.previous !== null}
        onZero={acts.zero}
        onPlagiarism={acts.plagiarism}
        onAbandon={acts.abandon}
        onPrevious={acts.previous}
        onFinish={() => void ending.finish()}
        onFinishAndNext={finishAndNext}
        onNext={() => void going.next()}
      />
      {isWhole && (
        <DeskDialogs
          dialogue={dialogue}
          onDialogue={setDialogue}
          composition={composition}
          review={review}
          saving={saving}
          lease={lease}
          settings={settings}
          onSettings={(next) => {
            keepSettings(me.user.id, next);
            setSettings(next);
          }}
          ending={ending}
          onZero={(reasonId, comment) => changes.zero(reasonId, comment)}
          onUndoZero={undoZero}
          backTo={back.to}
        />
      )}
    </div>
  );
  return drawn.current;
}
