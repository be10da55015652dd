import type { Mark } from '../corpora/folder';

/** What margin notes say of a paragraph, by the words reviewers use for it. */
const KINDS: Record<string, RegExp> = {
  linked: /boa estrat[ée]gia coesiva|bo[am].*(coes|conectiv)/,
  loose:
    /(melhore|reveja|atente|cuidado).*(coesiva|coes[ãa]o|progress[ãa]o|encadeamento|conectiv)|fragmentad|justapos|operador argumentativo|falta de coes/,
  thesis: /(muito bem|boa|bom|parab[ée]ns|[óo]tim).*(tese|contextualiz)/,
  no_thesis:
    /formule a tese|n[ãa]o (formulou|apresent\p{L}+) a? ?tese|apresente a tese|melhore a contextualiza|discuss[õo]es iniciais|introdu[çc]/u,
  proposal: /(muito bem|boa|[óo]tim).*(agente|proposta|a[çc][ãa]o|meio|detalhamento|elementos|efeito)|^proposta completa/,
  unclear: /constru[çc][ãa]o|truncamento|ambig|redund|reveja|sentido|como assim|^reestruture$|^reformule|essa ideia/,
  shapeless: /n[ãa]o compreende|par[áa]grafo frasal|estrutura do texto/,
};

export const NOTE_KINDS = Object.keys(KINDS);

/** The kinds of note that stand in each of these paragraphs. */
export const notedKinds = (marks: Mark[], paragraphs: number[]): string[][] =>
  paragraphs.map((index) => {
    const notes = marks.filter(({ paragraph }) => paragraph === index).map(({ note }) => note.toLowerCase());
    return NOTE_KINDS.filter((kind) => notes.some((note) => KINDS[kind]!.test(note)));
  });
