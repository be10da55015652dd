import type { Random } from '../../random';
import { type Edit, isFree, type Span } from './edits';

/** Words of one kind and gender, any of which may stand for any other. */
const ALIKE: readonly (readonly string[])[] = [
  ['no entanto', 'porém', 'contudo', 'entretanto', 'todavia'],
  ['além disso', 'ademais'],
  ['em primeiro lugar', 'primeiramente', 'de início'],
  ['por isso', 'por essa razão', 'por esse motivo'],
  ['hoje em dia', 'atualmente', 'nos dias de hoje'],
  ['muitas pessoas', 'várias pessoas', 'inúmeras pessoas'],
  ['muitas vezes', 'várias vezes', 'diversas vezes'],
  ['é preciso', 'é necessário'],
  ['apesar disso', 'mesmo assim', 'ainda assim'],
  ['grande parte', 'boa parte'],
  ['falta de', 'ausência de'],
  ['apenas', 'somente'],
  ['nunca', 'jamais'],
  ['principalmente', 'sobretudo'],
  ['garantir', 'assegurar'],
  ['realizar', 'promover'],
  ['acontece', 'ocorre'],
  ['mostra que', 'revela que', 'indica que'],
  ['os alunos', 'os estudantes'],
  ['o aluno', 'o estudante'],
  ['os professores', 'os docentes'],
  ['dificuldades', 'barreiras'],
  ['desigualdade', 'diferença'],
  ['população', 'sociedade'],
  ['devagar', 'lentamente'],
  ['o menino', 'o garoto'],
  ['a menina', 'a garota'],
  ['falou que', 'disse que', 'contou que'],
  ['ainda hoje', 'até hoje'],
  ['dentro de casa', 'em casa'],
  ['toda semana', 'toda sexta-feira'],
  ['três vezes', 'quatro vezes'],
  ['dois anos', 'três anos', 'quatro anos'],
  ['duas horas', 'três horas'],
  ['minha tia', 'minha madrinha'],
  ['meu tio', 'meu padrinho'],
  ['meu primo', 'meu vizinho'],
  ['minha prima', 'minha vizinha'],
  ['de repente', 'de uma hora para outra'],
  ['bem longe', 'muito longe'],
  ['todos os dias', 'todo dia'],
  ['por exemplo', 'para citar um caso'],
];

/** At the head of a sentence and before a comma only: elsewhere they mean other things. */
const CONCLUSIONS = ['Portanto', 'Assim', 'Dessa forma', 'Desse modo', 'Sendo assim', 'Diante disso', 'Dessa maneira'];
const REASONS = [', porque ', ', pois ', ', já que ', ', uma vez que '];
const CITIES = ['Belém', 'Cuiabá', 'Londrina', 'Contagem', 'Petrolina', 'Goiânia', 'Belo Horizonte', 'Campinas', 'Sobral', 'Caruaru'];

const SHARE = 0.6;
const groupOf = new Map([...ALIKE, REASONS, CITIES].flatMap((group) => group.map((word) => [word, group] as const)));
const anyOf = (words: Iterable<string>) => [...words].toSorted((a, b) => b.length - a.length).join('|');
const WORDS = new RegExp(`(?<![\\p{L}-])(${anyOf(ALIKE.flat())})(?![\\p{L}-])`, 'giu');
const SIGNS = new RegExp(`${anyOf(REASONS)}`, 'gu');
const PLACES = new RegExp(`(?<![\\p{L}-])(${anyOf(CITIES)})(?= (tem|existe|onde|moro|e |que)|[,.])(?!, [\\p{Lu}])`, 'gu');
const HEADS = new RegExp(`(?<=^|[.!?] )(${anyOf(CONCLUSIONS)})(?=, )`, 'gmu');

const likeBefore = (before: string, now: string) =>
  before.charAt(0) === before.charAt(0).toLocaleUpperCase('pt-BR') ? now.charAt(0).toLocaleUpperCase('pt-BR') + now.slice(1) : now;

type Swappable = Span & { said: string; others: readonly string[] };
const known = new Map<string, Swappable[]>();

/** Every place of a text where other words would do; read once, since a text is varied many times. */
function swappable(text: string): Swappable[] {
  const held = known.get(text);
  if (held) return held;
  const found = [WORDS, SIGNS, PLACES, HEADS].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: said, index }) => {
      const group = pattern === HEADS ? CONCLUSIONS : (groupOf.get(said) ?? groupOf.get(said.toLocaleLowerCase('pt-BR')) ?? []);
      const others = group.filter((word) => word.toLocaleLowerCase('pt-BR') !== said.toLocaleLowerCase('pt-BR'));
      return { start: index, end: index + said.length, said, others };
    }),
  );
  known.set(text, found);
  return found;
}

export function swapsIn(text: string, taken: readonly Span[], random: Random): Edit[] {
  const edits: Edit[] = [];
  for (const { start, end, said, others } of swappable(text)) {
    const isWanted = random.chance(SHARE);
    const by = others.length > 0 ? random.pick(others) : said;
    if (isWanted && by !== said && isFree({ start, end }, taken) && isFree({ start, end }, edits))
      edits.push({ start, end, by: likeBefore(said, by) });
  }
  return edits;
}
