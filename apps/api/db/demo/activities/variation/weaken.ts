import type { Random } from '../../random';
import { type Edit, isFree, type Span } from './edits';
import { sentencesOf, spareSentences } from './sentences';
import { slipsIn } from './slips';

export type Mark = Span & { competence: number; tone: 'correcao' | 'elogio' | 'orientacao' | 'plagio'; comment: string };
/** A mark on what an edit put there, or on words that stand in the written text. */
export type NewMark = Omit<Mark, 'start' | 'end'> & ({ on: Edit } | { on: Span });

/** One thing that a weaker version does worse, worth one level of a competence. */
export type Weakness = { competence: number; edits: Edit[]; marks: NewMark[]; remark: string };

export const WEAKNESSES = ['norm', 'links', 'progress', 'proposal'] as const;
export type WeaknessKind = (typeof WEAKNESSES)[number];

const LINK = /(?<=^|[.!?] )(Além disso|Ademais|Dessa forma|Assim|Por isso|Desse modo|Logo|Com isso|Dessa maneira|Sendo assim), (\p{L})/gmu;
export const PURPOSE = /,? (a fim de|para que|com o objetivo de|com o intuito de|com a finalidade de|de modo que)[^.;,]{8,160}(?=[.;,])/gu;

type Written = { text: string; taken: readonly Span[]; isEnem: boolean; random: Random };

function norm({ text, taken, isEnem, random }: Written): Weakness | undefined {
  const competence = isEnem ? 1 : 5;
  const slips = slipsIn(text, taken, 3 + random.below(3), random);
  if (slips.length < 2) return undefined;
  const marks = slips.slice(0, 3).map(({ comment, ...edit }) => ({ on: edit, competence, tone: 'correcao' as const, comment }));
  const edits = slips.map(({ comment: _, ...edit }, at) => marks[at]?.on ?? edit);
  return { competence, edits, marks, remark: 'Há descuidos de acento e de grafia: releia em voz alta antes de entregar.' };
}

function links({ text, taken, random }: Written): Weakness | undefined {
  const found = [...text.matchAll(LINK)].map(({ 0: said, 2: letter = '', index }) => ({
    start: index,
    end: index + said.length,
    by: letter.toLocaleUpperCase('pt-BR'),
  }));
  const edits = random
    .shuffled(found)
    .filter((edit) => isFree(edit, taken))
    .slice(0, 2);
  const [first] = edits;
  if (!first) return undefined;
  const on = sentencesOf(text).find(({ start, end }) => start <= first.start && first.end <= end);
  if (!on) return undefined;
  const comment = 'Como esta frase se liga à anterior? Uma palavra de ligação mostraria se é soma, causa ou conclusão.';
  return {
    competence: 4,
    edits,
    marks: [{ on: { start: first.start, end: on.end }, competence: 4, tone: 'orientacao', comment }],
    remark: 'Faltam ligações entre algumas frases: as ideias ficam lado a lado, sem que se diga a relação.',
  };
}

function progress({ text, taken, random }: Written): Weakness | undefined {
  const [spare] = random.shuffled(spareSentences(text).filter((sentence) => isFree(sentence, taken)));
  const before = spare && sentencesOf(text).find(({ end }) => end === spare.start);
  if (!spare || !before) return undefined;
  const start = before.start + (text.charAt(before.start) === ' ' ? 1 : 0);
  return {
    competence: 3,
    edits: [{ start: spare.start, end: spare.end, by: '' }],
    marks: [
      {
        on: { start, end: before.end },
        competence: 3,
        tone: 'orientacao',
        comment: 'A ideia é boa e ficou no começo. Explique-a: por que é assim, e o que acontece por causa disso?',
      },
    ],
    remark: 'Uma das ideias foi só anunciada: falta desenvolvê-la.',
  };
}

function proposal({ text, taken, isEnem }: Written): Weakness | undefined {
  if (!isEnem) return undefined;
  const last = text.lastIndexOf('\n') + 1;
  const clause = [...text.matchAll(PURPOSE)]
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length, by: '' }))
    .find((one) => one.start > last && isFree(one, taken));
  const closing = sentencesOf(text).findLast((one) => one.isLastParagraph && one.place > 0 && one.place === one.of - 1);
  const edit = clause ?? (closing && isFree(closing, taken) ? { start: closing.start, end: closing.end, by: '' } : undefined);
  if (!edit) return undefined;
  const kept = sentencesOf(text).findLast(({ start, end }) => start < edit.start && edit.start <= end);
  if (!kept) return undefined;
  const start = kept.start + (text.charAt(kept.start) === ' ' ? 1 : 0);
  return {
    competence: 5,
    edits: [edit],
    marks: [
      {
        on: { start, end: Math.max(edit.start, start + 1) },
        competence: 5,
        tone: 'orientacao',
        comment: 'Quem e o quê estão aqui. Acrescente o efeito esperado: para quê?',
      },
    ],
    remark: 'A proposta perdeu um elemento: diga também para quê.',
  };
}

const MAKE: Record<WeaknessKind, (written: Written) => Weakness | undefined> = { norm, links, progress, proposal };

/** Undefined where the text offers nothing of that kind. */
export const weaken = (kind: WeaknessKind, written: Written) => MAKE[kind](written);
