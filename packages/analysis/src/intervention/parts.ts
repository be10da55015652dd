import type { Token } from '../text/token';
import { isBreak, isFuture, isInfinitive } from './verbs';
import { lengthAt, patternsOf } from './word-patterns';

const MEANS = patternsOf(
  `por meio de*; por meios de*; através de*; mediante; por intermédio de*; por via de*; por mediação de*; via; a partir de*; a começar por*; em forma de*;
  com base em*; com o auxílio/apoio/uso de*; com auxílio/apoio/ajuda de*; com a ajuda/colaboração de*; utilizando; utilizando-se; usando; de modo que sejam;
  com a criação/realização/implementação/contratação/promoção/aplicação/elaboração/divulgação/distribuição/construção/utilização de*;
  com investimentos/investimento/palestras/campanhas/projetos/aulas/propagandas/programas`,
);
const PURPOSE = patternsOf(
  `a fim de; a fim de que; afim de; para que; para assim; e assim; com isso; fazendo com que; visando; visando a; objetivando; buscando; almejando;
  com o/a objetivo/intuito/fito/propósito/escopo/fim/intento/finalidade/meta/intenção de*/que; com objetivo/intuito/finalidade de*; em prol de*;
  no intuito/propósito/objetivo de; de modo/forma/maneira a; de modo/forma/maneira que; como forma/modo/maneira de; com vistas a*;
  tendo como objetivo/finalidade; cujo objetivo`,
);
const TELLS = 'é/são/tem/têm/deve/devem/possui/possuem/será/serão/seja/sejam/possa/possam/tenha/tenham/visa/visam/vise/visem';
const TEACHES = 'atue/atuem/garanta/garantam/promova/promovam/aborde/abordem/ensine/ensinem/mostre/mostrem/conte/contem/ofereça/ofereçam';
const MADE =
  'ministrada/ministradas/ministrados/formada/formado/composta/voltada/voltadas/voltados/feita/feitas/feitos/veiculada/veiculadas';
const DETAIL = patternsOf(
  `que ${TELLS}/${TEACHES}; o/a/no/na/pelo/pela qual; os/as/nos/nas quais; onde; aonde; cuja; cujas; cujo; cujos; órgão; instância; instituição;
  responsável/responsáveis por*; por ser; por serem; na/em sua função de; na sua função de; enquanto; como; por exemplo; tais/tal como; isto é; ou seja;
  já que; pois; uma vez que; visto que; haja vista; tendo em vista; dado que; sobretudo; especialmente; principalmente; além de*;
  ${MADE}/divulgada/divulgadas/realizada/realizadas/realizados por*/em*/a*/com/para; com a presença/participação de*;
  com profissionais/palestrantes/professores/especialistas/psicólogos/médicos`,
);
/** A result told in a sentence of its own: "Assim, será possível …". */
const RESULT = patternsOf(
  `assim; dessa/desta forma; desse/deste modo; dessa/desta maneira; com isso; só assim; somente assim; espera-se; logo; destarte; dessarte; por conseguinte;
  feito isso; a partir disso; tudo isso; tal ação; tais ações/medidas; essas medidas; isso`,
);
const AIM = /^(finalidade|objetivo|intuito|fito|propósito|visa|visam)$/;
/** What a following sentence adds to the proposal: "Essas palestras …", "Isso será feito …". */
const ADDED = patternsOf('isso/isto pode/deve/será/poderá/deverá/poderia/deveria; nelas; neles; nesses; nessas; nestes; nestas');
const THIS = /^(ess[ea]s?|est[ea]s?|tais|tal)$/;
const PROPOSAL = /^(medidas?|ação|ações|iniciativas?|propostas?|projetos?|atitudes?)$/;
/** These tell more wherever they stand; the others only behind a comma, a dash or a bracket. */
const DETAIL_ANYWHERE = /^(que|o|a|os|as|n[oa]s?|(ministrad|formad|compost|voltad|feit|veiculad|divulgad|realizad)[oa]s?)$/;

export type Part = 'meio' | 'finalidade' | 'detalhamento';

/** With which part of a proposal the words go on from here, and how many words say so. */
export function partAt(tokens: readonly Token[], at: number): { part: Part; length: number } | null {
  const purpose = lengthAt(tokens, at, PURPOSE) || (tokens[at]?.lower === 'para' && isInfinitive(tokens[at + 1]) ? 2 : 0);
  if (purpose > 0) return { part: 'finalidade', length: purpose };
  const means = lengthAt(tokens, at, MEANS);
  if (means > 0) return { part: 'meio', length: means };
  const detail = lengthAt(tokens, at, DETAIL);
  const isTold = detail > 0 && (isBreak(tokens[at - 1]) || DETAIL_ANYWHERE.test(tokens[at]?.lower ?? ''));
  return isTold ? { part: 'detalhamento', length: detail } : null;
}

/** "Essas palestras …", where the proposal spoke of lectures. */
export const speaksOf = ([first, second]: readonly Token[], proposing: readonly Token[]): boolean =>
  THIS.test(first?.lower ?? '') &&
  second?.upos === 'NOUN' &&
  (PROPOSAL.test(second.lower) || proposing.some(({ lower }) => lower === second.lower));

/** What a sentence after the proposal says of it. */
export function partOfFollowing(tokens: readonly Token[], proposing: readonly Token[]): Part | null {
  const isAdded = lengthAt(tokens, 0, ADDED) > 0 || speaksOf(tokens, proposing);
  const isResult = lengthAt(tokens, 0, RESULT) > 0 && tokens.some(isFuture);
  if ((isAdded || isResult) && tokens.some((token) => AIM.test(token.lower))) return 'finalidade';
  if (isAdded) return 'detalhamento';
  return isResult ? 'finalidade' : (partAt(tokens, 0)?.part ?? null);
}
