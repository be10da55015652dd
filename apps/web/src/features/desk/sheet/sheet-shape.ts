import type { Highlight, HighlightCategory } from '@lauda/contract/analysis';
import type { BankComment } from '@lauda/contract/comment-bank';
import type { Competence } from '@lauda/contract/review-grids';
import type { Annotation, AnnotationType } from '@lauda/contract/review-parts';

/** An annotation as the sheet shows it; one that waits to be sent has no number yet. */
export type ShownAnnotation = Pick<
  Annotation,
  | 'client_id'
  | 'annotation_type'
  | 'competence_id'
  | 'start'
  | 'end'
  | 'quote'
  | 'is_general'
  | 'is_orphan'
  | 'comment'
  | 'suggested_text'
  | 'is_resolved'
> & {
  id: number | null;
  /** Whether this reader may change it. */
  is_own: boolean;
  is_reported: boolean;
  /** Said under another reviewer's note. */
  author: string | null;
};

/** What a mark says, before it has a place on the server. Positions are UTF-16 units in composition_raw. */
export type AnnotationDraft = {
  start: number | null;
  end: number | null;
  quote: string;
  annotation_type: AnnotationType;
  competence_id: number | null;
  comment: string;
  suggested_text: string;
};

export type SheetCompetence = Pick<Competence, 'id' | 'position' | 'aspect' | 'short_name'>;

export type SheetProps = {
  title: string;
  /** composition_raw */
  text: string;
  competences: SheetCompetence[];
  highlights: Highlight[];
  shownCategories: ReadonlySet<HighlightCategory>;
  /** Hears of others at once, before they come as above: their marks are painted without drawing anything. */
  watchCategories?: (listener: (categories: SheetProps['shownCategories']) => void) => () => void;
  annotations: ShownAnnotation[];
  canAnnotate: boolean;
  /** 1 is 100 %. */
  zoom: number;
  /** Single-letter keys do nothing while this is off (a person may switch them off). */
  areKeysOn: boolean;
  onAnnotate(draft: AnnotationDraft): void;
  onChange(client_id: string, changes: Partial<AnnotationDraft>): void;
  onRemove(client_id: string): void;
  onReport(client_id: string): void;
  /** Thumbs of this person, by highlight key. */
  feedback: Readonly<Record<string, boolean>>;
  onFeedback(key: string, isHelpful: boolean | null): void;
  decisions: Readonly<Record<string, 'accepted' | 'rejected'>>;
  onDecide(key: string, decision: 'accepted' | 'rejected' | null): void;
  searchBank(search: string, competence_id: number | null): Promise<BankComment[]>;
  onUseBank(comment: BankComment): void;
  /** A mark that was being worded when an earlier page went; null or left out: none. */
  begun?: AnnotationDraft | null;
  /** What is being worded now, so that it can be kept. */
  onBegun?(draft: AnnotationDraft | null): void;
  onSaveToBank(draft: { competence_id: number; text: string; tone: 'correcao' | 'elogio' | 'orientacao' }): void;
};

/** What the rest of the desk may ask of the sheet. */
export type SheetHandle = {
  /** Scrolls to and focuses a place. */
  show(start: number, end: number): void;
  /** Opens the composer on the present selection, with this type and competence. */
  mark(options: { annotation_type: AnnotationType; competence_id: number | null }): void;
  /** The selected place, if any: for tying an element of the proposal to its excerpt. */
  selection(): { start: number; end: number; quote: string } | null;
};
