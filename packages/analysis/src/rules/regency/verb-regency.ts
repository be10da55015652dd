import type { Finding } from '../../rule';
import { isWord, type Token } from '../../text/token';
import { wordRule } from '../word-rule';

const TO: Record<string, string> = { o: 'ao', a: 'à', os: 'aos', as: 'às', um: 'a um', uma: 'a uma' };
const WATCH = /^assist(o|e|em|i|iu|imos|iram|ia|iam|indo|ir|irem|irá|irão|ido|a|am)$/;
/** Whom one assists is helped; everything else is watched. */
const HELPED =
  /^(pacientes?|doentes?|enferm[oa]s?|vítimas?|crianças?|famílias?|idos[oa]s?|pessoas?|população|necessitad[oa]s|pobres|feridos?|mães?|alunos?|jovens|réus?)$/;
const SHOWN =
  /^(filmes?|jogos?|programas?|vídeos?|novelas?|séries?|aulas?|peças?|shows?|espetáculos?|documentários?|desenhos?|televisão|tv|partidas?|palestras?|jornal|jornais|cenas?|lives?)$/;
const OBEY = /^(des)?obede(ç|c)(o|e|em|eu|eram|er|erem|endo|ia|iam|a|am|erá|erão)$/;
/** "Obedecer o horário" and the like; "obedecer a" alone may be right already. */
const OBEYED = /^(o|os|as)$/;
const PREFER = /^prefer(e|em|iu|iram|ir|irem|indo|ia|iam|imos|i|irão|irá)$|^prefiro$|^prefira(m)?$/;
const MEASURED = /^(mais|menos|maior|menor|melhor|pior|maiores|menores|melhores|piores)$/;
const ARRIVE = /^cheg(o|a|am|uei|ou|aram|ava|avam|ar|arem|ando|amos|ará|arão)$/;
const GO = /^(vou|vai|vamos|vão|fui|ia|iam|indo|irem)$/;
const IN: Record<string, string> = { no: 'ao', na: 'à', nos: 'aos', nas: 'às' };
const PLACES =
  /^(escola|escolas|cinema|shopping|médico|dentista|hospital|hospitais|mercado|supermercado|banheiro|praia|igreja|festa|parque|teatro|museu|trabalho|faculdade|universidade|padaria|farmácia|banco)$/;
/** "Vou no banco da frente": in it, not to it. */
const IN_IT = /^(d[aeo]s?|traseiro|dianteiro)$/;

/** How any of these verbs begins: of the other words none is looked at further. */
const OPENS = /^(assi|obed|deso|pref|cheg|v[oaã]|fui|ia|ind|ire)/;

/** Verbs that ask for another preposition in writing than in speech: "assistir ao filme", "preferir isto àquilo", "chegar à escola". */
export const verbRegency = wordRule({
  id: 'verb-regency',
  category: 'erros_gramaticais',
  competence: 1,
  confidence: 0.8,
  at: (token, i, tokens) =>
    !OPENS.test(token.lower) ? [] : (watched(tokens, i) ?? obeyed(tokens, i) ?? preferred(tokens, i) ?? reached(tokens, i, token) ?? []),
});

function watched(tokens: Token[], i: number): Finding[] | undefined {
  const [verb, article, noun] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const instead = TO[article?.lower ?? ''];
  if (!verb || !article || !noun || !instead || !WATCH.test(verb.lower) || noun.upos !== 'NOUN') return undefined;
  // "Assistir a violência" may lack its article as well as its crase.
  if (/^(a|um|uma)$/.test(article.lower) ? !SHOWN.test(noun.lower) : HELPED.test(noun.lower)) return undefined;
  if (article.lower === 'a' && noun.lower.endsWith('s')) return undefined; // "assistir a filmes" is right already
  const comment = `No sentido de ver, “assistir” pede a preposição “a”: “${verb.lower} ${instead} ${noun.lower}”.`;
  return [{ start: article.start, end: article.end, comment, suggestions: [instead] }];
}

function obeyed(tokens: Token[], i: number): Finding[] | undefined {
  const [verb, article, noun] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const instead = TO[article?.lower ?? ''];
  if (!verb || !article || !instead || !OBEY.test(verb.lower) || !OBEYED.test(article.lower) || !isWord(noun)) return undefined;
  const comment = `Quem obedece, obedece “a” alguém ou a alguma coisa: “${verb.lower} ${instead} ${noun.lower}”.`;
  return [{ start: article.start, end: article.end, comment, suggestions: [instead] }];
}

function preferred(tokens: Token[], i: number): Finding[] | undefined {
  if (!PREFER.test(tokens[i]?.lower ?? '')) return undefined;
  for (let at = i + 1; at < Math.min(i + 8, tokens.length - 1); at++) {
    const [first, second] = [tokens[at], tokens[at + 1]];
    if (!first || !second || first.kind === 'punctuation' || MEASURED.test(first.lower) || first.lower === 'que') return undefined;
    if (first.lower === 'do' && second.lower === 'que') {
      const comment = 'Prefere-se uma coisa a outra: com “preferir”, use “a” em vez de “do que”.';
      return [{ start: first.start, end: second.end, comment, suggestions: ['a'] }];
    }
  }
  return undefined;
}

function reached(tokens: Token[], i: number, verb: Token): Finding[] | undefined {
  const [preposition, noun] = [tokens[i + 1], tokens[i + 2]];
  const instead = IN[preposition?.lower ?? ''];
  const isArriving = ARRIVE.test(verb.lower) && verb.upos === 'VERB';
  if (!preposition || !noun || !instead || !(isArriving || GO.test(verb.lower)) || !PLACES.test(noun.lower)) return undefined;
  if (noun.lower === 'banco' && IN_IT.test(tokens[i + 3]?.lower ?? '')) return undefined;
  const comment = `Na escrita formal, o lugar aonde se ${isArriving ? 'chega' : 'vai'} pede a preposição “a”: “${instead} ${noun.lower}”.`;
  return [{ start: preposition.start, end: preposition.end, comment, suggestions: [instead] }];
}
