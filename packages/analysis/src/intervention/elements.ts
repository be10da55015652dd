import type { Intervention, Span } from '../request';
import type { ReadText } from '../text/read-text';
import type { Paragraph, Sentence } from '../text/token';

const AGENTS =
  /\b(o |os |a |as |ao |aos |à |às |pelo |pela |do |da )?(governo( federal| estadual| municipal| brasileiro)?|governantes|poder (público|executivo|legislativo|judiciário)|poderes públicos|estado|união|ministérios? d[aeo]s? [\p{L} ,]{3,40}?(?= (dev|em |por |promov|cri|invest|junt|realiz|faz|a |,))|ministério [\p{Lu}]\p{L}+( [\p{Lu}]\p{L}+)*|mec|ministério|secretarias?[\p{L} ]{0,30}?|prefeituras?|escolas?|instituições (de ensino|escolares|educacionais|sociais)|mídias?|meios de comunicação|famílias?|pais|sociedade( civil)?|ongs?|organizações não governamentais|congresso( nacional)?|câmara dos deputados|senado|empresas?( privadas)?|população|cidadãos|professores|comunidade|legislativo|judiciário|tribunal|igrejas?|órgãos (públicos|competentes|responsáveis|governamentais)|autoridades)\b/iu;
const ACTION =
  /\b(dev(e|em|erá|erão|eria|eriam)|cabe|compete|urge|faz-se necessári[oa]|é (necessári[oa]|preciso|imprescindível|fundamental|mister|importante|imperioso|dever|papel)|torna-se (necessári[oa]|imprescindível)|precis(a|am)|necessita(m)?|fazem-se necessári[oa]s|há de|é de suma importância|são necessári[oa]s)\b[^.;]{0,120}?(\p{L}+(ar|er|ir|or)\b(-se|-los|-las|-lo|-la)?|que [^.;]{3,60})/iu;
const MEANS =
  /\b(por meio d[aeo]s?|através d[aeo]s?|mediante|por intermédio d[aeo]s?|por via d[aeo]|com (o )?auxílio d[aeo]|com (o )?apoio d[aeo]|a partir d[aeo]|via|utilizando|com base em|em parceria com)\b[^.;]{4,140}/iu;
const PURPOSE =
  /\b(a fim de( que)?|para que|com o (objetivo|intuito|fito|propósito|escopo) de|com a finalidade de|no intuito de|visando|objetivando|de (modo|forma|maneira) (a|que)|com vistas a|para (assim )?(que|\p{L}+(ar|er|ir)\b)|assim,? (será|poder|ter))\b[^.;]{4,160}/iu;
const DETAIL =
  /(,|\(|—| -) ?(que (é|são|tem|têm|deve|possu|vis|atu|garant|promov)|o qual|a qual|os quais|as quais|responsáve(l|is) por|órgão|como (a|o|as|os|por exemplo)\b|por exemplo|tais como|isto é|ou seja|principal|instância|já que|pois|uma vez que|visto que|além d[eo]|haja vista|sobretudo|especialmente|principalmente|com (profissionais|palestras|professores|especialistas))[^.;]{6,140}/iu;

/**
 * The five elements of an intervention proposal (who, what, how, what for, and a detail of any of these) with the place of each. They are
 * looked for in the last two paragraphs, from the sentence that proposes; saying that something is lacking proposes nothing.
 */
export function interventionOf(text: ReadText): Intervention {
  const nothing: Intervention = { agente: null, acao: null, meio: null, finalidade: null, detalhamento: null };
  const filled = text.paragraphs.filter((paragraph) => paragraph.sentences.length > 0);
  for (const paragraph of filled.slice(-2).reverse()) {
    const proposing = paragraph.sentences.find((sentence) => proposes(paragraph, sentence));
    if (!proposing) continue;
    const from = proposing.start;
    const find = (pattern: RegExp): Span | null => spanOf(paragraph, pattern, from);
    return { agente: find(AGENTS), acao: find(ACTION), meio: find(MEANS), finalidade: find(PURPOSE), detalhamento: find(DETAIL) };
  }
  return nothing;
}

const proposes = (paragraph: Paragraph, sentence: Sentence): boolean => {
  const text = paragraph.text.slice(sentence.start, sentence.end);
  return ACTION.test(text) && AGENTS.test(text) && !/^\s*(se|caso)\b/i.test(text);
};

function spanOf(paragraph: Paragraph, pattern: RegExp, from: number): Span | null {
  const match = pattern.exec(paragraph.text.slice(from));
  if (!match) return null;
  const lead = /^[\s,(—-]*/.exec(match[0])?.[0].length ?? 0;
  const start = from + match.index + lead;
  const end = from + match.index + match[0].trimEnd().length;
  return { paragraph: paragraph.index, boundaries: [start, end], text: paragraph.text.slice(start, end) };
}
