import type { AnalysisResult } from '@lauda/contract/analysis';
import { C5_ELEMENTS, type C5Element, type ReviewElement } from '@lauda/contract/review-parts';
import { c5Points, canBeNull, countedElements } from '@lauda/domain/reviewing/c5-elements';
import { Button } from '../../../ui/actions/button';
import type { SheetHandle } from '../sheet/sheet-shape';
import { texts } from '../texts';
import styles from './grading.module.css';

const words = texts.c5;

type Props = {
  elements: readonly ReviewElement[];
  text: string;
  found: AnalysisResult['intervention'];
  isReadOnly: boolean;
  /** The points that the grade has now. */
  points: number | null;
  selection: () => ReturnType<SheetHandle['selection']>;
  onChange: (elements: ReviewElement[]) => void;
  onUse: (points: number) => void;
  onShow: (start: number, end: number) => void;
};

/** Which element comes after a press: absent, present, and for who and what also null, then absent again. */
function turned(elements: readonly ReviewElement[], element: C5Element, place: { start: number; end: number } | null): ReviewElement[] {
  const others = elements.filter((one) => one.element !== element);
  const now = elements.find((one) => one.element === element);
  const present = { element, state: 'presente' as const, start: place?.start ?? null, end: place?.end ?? null };
  // Words selected anew are what the person means, whatever stood there.
  if (!now || (place && place.start !== now.start)) return [...others, present];
  return now.state === 'presente' && canBeNull(element) ? [...others, { ...now, state: 'nulo' }] : others;
}

/** The five elements of the intervention proposal, each tied to its words; their number proposes a level. */
export function C5Checklist({ elements, text, found, isReadOnly, points, selection, onChange, onUse, onShow }: Props) {
  const counted = countedElements(elements);
  const proposed = c5Points({ elements });
  const seen = C5_ELEMENTS.filter((name) => found?.[name] && !elements.some(({ element }) => element === name));
  const takeAll = () =>
    onChange([
      ...elements,
      ...seen.map((element) => ({
        element,
        state: 'presente' as const,
        start: found?.[element]?.start ?? null,
        end: found?.[element]?.end ?? null,
      })),
    ]);
  return (
    <div className={styles.checklist}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend over the first row */}
      <div role="group" aria-label={words.title} className={styles.elements}>
        {C5_ELEMENTS.map((name) => {
          const tied = elements.find(({ element }) => element === name);
          const excerpt = tied && tied.start !== null && tied.end !== null ? text.slice(tied.start, tied.end) : null;
          return (
            <button
              key={name}
              type="button"
              aria-pressed={tied?.state === 'presente'}
              data-null={tied?.state === 'nulo' || undefined}
              aria-disabled={isReadOnly || undefined}
              title={excerpt === null ? undefined : words.tied(excerpt)}
              className={styles.element}
              onClick={() =>
                isReadOnly
                  ? tied?.start != null && tied.end != null && onShow(tied.start, tied.end)
                  : onChange(turned(elements, name, selection()))
              }
            >
              {words.names[name]}
              {tied?.state === 'nulo' && <small>{words.nullState}</small>}
            </button>
          );
        })}
      </div>
      {!isReadOnly && seen.length > 0 && (
        <p className={styles.small}>
          {words.machine(texts.list(seen.map((name) => words.names[name])))}{' '}
          <Button size="s" variant="quiet" onClick={takeAll}>
            {words.take}
          </Button>
        </p>
      )}
      {elements.length > 0 ? (
        <p className={styles.small}>
          {words.proposes(counted.length, proposed)}{' '}
          {!isReadOnly && points !== proposed && (
            <Button size="s" onClick={() => onUse(proposed)}>
              {words.use(proposed)}
            </Button>
          )}
        </p>
      ) : (
        !isReadOnly && <p className={styles.small}>{words.help}</p>
      )}
    </div>
  );
}
