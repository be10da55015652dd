import type { Sentence, Token } from '../text/token';

export type ConnectiveClass =
  | 'aditivos'
  | 'adversativos'
  | 'conclusivos'
  | 'causais'
  | 'condicionais'
  | 'temporais'
  | 'finais'
  | 'comparativos'
  | 'explicativos'
  | 'conformativos'
  | 'concessivos'
  | 'ordenadores';

/** Connectives of school writing by class; several words stand as they are written. */
const LISTS: Record<ConnectiveClass, string> = {
  aditivos:
    'além disso; ademais; outrossim; também; bem como; assim como; não só; não somente; mas também; como também; e ainda; somado a isso; aliado a isso; em adição; além do mais; soma-se a isso; nem; paralelamente; vale ressaltar; cabe ressaltar; vale destacar; é importante ressaltar; cabe mencionar; convém ressaltar; acrescenta-se',
  adversativos:
    'mas; porém; contudo; todavia; entretanto; no entanto; não obstante; em contrapartida; por outro lado; ao contrário; pelo contrário; em contraste; senão; só que; ao passo que',
  conclusivos:
    'portanto; logo; assim; dessa forma; desse modo; dessa maneira; desta forma; deste modo; por conseguinte; consequentemente; por isso; diante disso; diante do exposto; em suma; em síntese; em conclusão; infere-se; conclui-se; sendo assim; com isso; então; destarte; diante desse cenário; à vista disso; por fim; nesse viés; frente a isso; mediante o exposto; em virtude dos fatos mencionados; tendo em vista os fatos',
  causais:
    'porque; pois; já que; visto que; uma vez que; dado que; devido a; devido à; devido ao; por causa de; em virtude de; em razão de; em decorrência de; haja vista; posto que; porquanto; em função de; graças a; por conta de; na medida em que',
  condicionais: 'se; caso; desde que; contanto que; a menos que; a não ser que; salvo se; sem que; exceto se',
  temporais:
    'quando; enquanto; assim que; logo que; depois que; antes que; até que; sempre que; desde; atualmente; hodiernamente; hoje em dia; nos dias atuais; na contemporaneidade; outrora; posteriormente; anteriormente; após; ao longo de; à medida que; nesse ínterim; concomitantemente; simultaneamente',
  finais:
    'para que; a fim de; a fim de que; com o objetivo de; com o intuito de; com a finalidade de; com o fito de; com o propósito de; para; visando; objetivando; de modo a; de forma a; no intuito de',
  comparativos:
    'como; tal como; tanto quanto; mais do que; menos do que; do mesmo modo; da mesma forma; igualmente; semelhantemente; analogamente; tal qual; similarmente; de maneira análoga; sob a mesma ótica',
  explicativos:
    'ou seja; isto é; por exemplo; a saber; ou melhor; em outras palavras; quer dizer; isso porque; exemplo disso; prova disso; a exemplo de; com efeito; de fato; na verdade; sobretudo; principalmente; especialmente',
  conformativos:
    'segundo; conforme; de acordo com; consoante; na visão de; para o filósofo; na perspectiva de; à luz de; sob a ótica; sob essa ótica; nesse sentido; nesse contexto; nessa perspectiva; nesse cenário; sob esse viés; diante desse contexto; nessa lógica; nesse âmbito; sob tal ótica; acerca disso; a respeito disso; sob esse prisma; em relação a; no que tange; no que se refere; no tocante',
  concessivos: 'embora; apesar de; ainda que; mesmo que; mesmo assim; conquanto; a despeito de; por mais que; se bem que; mesmo com',
  ordenadores:
    'em primeiro lugar; em segundo lugar; primeiramente; em primeira análise; em segunda análise; a princípio; inicialmente; em primeiro plano; por um lado; em segundo plano; a priori; de início; primeiro; segundo lugar; por último; finalmente; de antemão; antes de tudo; em última análise',
};

type Entry = { words: string[]; kind: ConnectiveClass };
const byFirst = new Map<string, Entry[]>();
// The table's own keys.
for (const [kind, list] of Object.entries(LISTS) as [ConnectiveClass, string][]) {
  for (const phrase of list.split('; ')) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), { words, kind }].sort((a, b) => b.words.length - a.words.length),
    );
  }
}

export type Connective = { kind: ConnectiveClass; text: string; index: number };

/** Connectives of one sentence, the longest reading of each place. */
export function connectivesOf({ tokens }: Sentence): Connective[] {
  const found: Connective[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const entry = byFirst.get(tokens[i]?.lower ?? '')?.find(({ words }) => words.every((word, k) => tokens[i + k]?.lower === word));
    if (!entry || !isUsed(entry, tokens, i)) continue;
    found.push({ kind: entry.kind, text: entry.words.join(' '), index: i });
    i += entry.words.length - 1;
  }
  return found;
}

/** Words that are connectives only in some places: "como" the verb, "para" before a place, "se" the pronoun, "segundo" the number. */
function isUsed({ words }: Entry, tokens: Token[], i: number): boolean {
  const [word] = words;
  if (words.length > 1) return true;
  const upos = tokens[i]?.upos ?? '';
  if (word === 'se') return upos === 'SCONJ';
  if (word === 'para') return tokens[i + 1]?.upos.startsWith('VERB') === true || tokens[i + 1]?.upos === 'AUX';
  if (word === 'como') return upos === 'SCONJ' || upos === 'ADP' || upos === 'ADV';
  if (word === 'segundo' || word === 'primeiro') return i === 0 || upos === 'ADP';
  if (word === 'logo' || word === 'assim' || word === 'então')
    return i === 0 || tokens[i - 1]?.kind === 'punctuation' || tokens[i + 1]?.text === ',';
  return true;
}
