import type { Token } from '../text/token';

const GOES =
  /^(vou|vai|vamos|vão|fui|fomos|iam|ir|irem|indo|irá|irão|cheg(o|a|am|uei|ou|aram|ar|arem|ando|amos)|volt(o|a|am|ei|ou|aram|ar|arem|ando|amos)|retorn(a|am|ou|aram|ar|ando))$/;
/** "Foi a praia" may also be what was: only with somebody before who went there. */
const WENT = /^(foi|foram|ia)$/;
const WHO = /^(eu|ele|ela|eles|elas|você|vocês|que|quem)$/;
const PLACES =
  /^(praia|escola|feira|festa|igreja|praça|cidade|farmácia|padaria|loja|biblioteca|aula|faculdade|universidade|piscina|missa|delegacia|fazenda|guerra|lanchonete|rua|ruas|urnas|aulas|escolas|lojas|praias|festas)$/;

/** Whether somebody goes to the place whose article stands at `i`: "foi a praia", "vão as ruas". */
export function goesTo(tokens: Token[], i: number): boolean {
  const [verb, place, next] = [tokens[i - 1]?.lower ?? '', tokens[i + 1]?.lower ?? '', tokens[i + 2]?.lower];
  if (!PLACES.test(place) || next === 'que') return false;
  return GOES.test(verb) || (WENT.test(verb) && WHO.test(tokens[i - 2]?.lower ?? ''));
}
