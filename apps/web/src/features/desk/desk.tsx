import type { Composition } from '@lauda/contract/compositions';
import { can } from '@lauda/domain/people/permissions';
import { isReviewer } from '@lauda/domain/people/roles';
import { useMemo, useRef, useState } from 'react';
import { paths } from '../../lib/paths';
import { useCurrentUser } from '../../session/current-user';
import { useFlag } from '../../session/feature-flags';
import { SkipLink } from '../../ui/layout/skip-link';
import { toast } from '../../ui/states/toast-queue';
import styles from './desk.module.css';
import { type Aside, DeskAside, type SimilarityPanel } from './desk-aside';
import { DeskDialogs, type Dialogue } from './desk-dialogs';
import { useAiScore, useStats } from './desk-queries';
import { DeskState } from './desk-state';
import { DeskText } from './desk-text';
import { DeskFooter } from './ending/desk-footer';
import { useEnding } from './ending/use-ending';
import { useGoing } from './ending/use-going';
import { AiSuggestion } from './grading/ai-suggestion';
import { GENERAL_COMMENT_ID, GradingPanel } from './grading/grading-panel';
import { OtherReviews } from './grading/other-reviews';
import { DeskHeader } from './header/desk-header';
import { SaveState } from './header/save-state';
import { useSeconds } from './header/use-seconds';
import { keepSettings, readSettings } from './keys/kept-settings';
import type { Action } from './keys/shortcuts';
import { useShortcuts } from './keys/use-shortcuts';
import { LeaseWarning } from './saving/lease-warning';
import { useChanges } from './saving/use-changes';
import { useLease } from './saving/use-lease';
import type { Saving } from './saving/use-saving';
import { withPending } from './saving/with-pending';
import type { SheetHandle } from './sheet/sheet-shape';
import { texts } from './texts';
import { texts as toolTexts } from './tools/texts';
import { useCompetenceFocus } from './use-competence-focus';
import { PARTS, usePart } from './use-part';
import { ZeroNotice } from './zero/zero-notice';

type Props = { composition: Composition; saving: Saving; Similarity?: SimilarityPanel | undefined };

const NO_HIGHLIGHTS: never[] = [];

/** The correction desk: tools, text, grades, and the ways out. */
export function Desk({ composition, saving, Similarity }: Props) {
  const me = useCurrentUser();
  const maxGradeJustification = useFlag('max_grade_justification');
  const isAiAlwaysShown = useFlag('check_ai_portal');
  const [settings, setSettings] = useState(() => readSettings(me.user.id));
  const [dialogue, setDialogue] = useState<Dialogue>(null);
  const [aside, setAside] = useState<Aside>('tools');
  const sheet = useRef<SheetHandle>(null);
  const [part, setPart] = usePart();

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
  const stats = useStats(composition.id);
  const highlights = stats.data?.result?.highlights ?? NO_HIGHLIGHTS;

  // By what the server has: it refuses the machine's word to who has not given their own.
  const known = composition.reviews.find(({ is_own }) => is_own);
  const hasGraded =
    known !== undefined && competences.every(({ id }) => known.grades.some((one) => one.competence_id === id && one.level_id !== null));
  const isAiOpen = hasGraded || isAiAlwaysShown;
  const ai = useAiScore(composition.id, isAiOpen);

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
  useShortcuts({ settings, isBlocked: dialogue !== null, onAction: (action) => acts[action](), onCompetence: goToCompetence });

  return (
    <div className={styles.desk} data-part={part}>
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
          <DeskAside
            shown={aside}
            onClose={() => setAside('tools')}
            composition={composition}
            desk={desk}
            analysis={stats.data}
            hasFailed={stats.isError}
            isWorking={isWorking}
            Similarity={Similarity}
            onAnnotate={changes.annotate}
            onShow={show}
            onSimilarity={() => turn('similarity')}
          />
        </aside>
        <div id="texto" className={styles.text}>
          <DeskText
            composition={composition}
            desk={desk}
            highlights={highlights}
            isWorking={isWorking}
            areKeysOn={settings.areLettersOn}
            changes={changes}
            sheet={sheet}
          />
        </div>
        <aside className={styles.grading} aria-label={texts.grading.title}>
          <GradingPanel
            composition={composition}
            review={review}
            isReadOnly={!isWorking}
            open={focus.open}
            onOpen={focus.setOpen}
            highlights={highlights}
            intervention={stats.data?.result?.intervention ?? null}
            ai={ai.data}
            maxGradeJustification={maxGradeJustification}
            sheet={{ show, selection: () => sheet.current?.selection() ?? null }}
            onGrade={changes.grade}
            onReview={changes.review}
            onNext={focus.goOn}
            above={
              <>
                <DeskState
                  composition={composition}
                  review={review}
                  mayWrite={mayWrite}
                  isReopening={ending.isReopening}
                  onReopen={ending.reopen}
                />
                <LeaseWarning until={lease.endsSoon} onExtend={() => changes.review({ comment: review?.comment ?? '' })} />
                {review && review.zero_grade_reason_id !== null && (
                  <ZeroNotice
                    review={review}
                    genreId={composition.genre.id}
                    isReadOnly={!isWorking}
                    onComment={(comment) => changes.zero(review.zero_grade_reason_id, comment, true)}
                    onUndo={() => {
                      undoZero();
                      // Its button goes with the notice: the grades that count again have the focus.
                      goToCompetence(focus.open ?? 1);
                    }}
                  />
                )}
              </>
            }
            below={
              <>
                {(isWorking || isAiOpen) && <AiSuggestion score={ai.data} isWaiting={!isAiOpen} hasFailed={ai.isError} />}
                <OtherReviews composition={composition} others={desk.others} />
              </>
            }
          />
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
    </div>
  );
}
