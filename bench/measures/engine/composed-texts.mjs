/** Compositions nobody wrote: sentences put together from lists, with slips strewn in. The same seed gives the same texts. */
const SUBJECTS =
  'o governo;a escola;a sociedade brasileira;o cidadão;a família;o estudante;a mídia;o poder público;a população mais pobre;o professor;a juventude;o mercado de trabalho;a constituição;o ministério da educação;grande parte das pessoas;a cidade;o campo;a tecnologia;o acesso à cultura;a leitura'.split(
    ';',
  );
const VERBS =
  'precisa enfrentar;deve garantir;não consegue superar;tem papel importante em;vive diariamente;ignora;discute pouco;acompanha de perto;transforma;reconhece;costuma esconder;ajuda a construir;depende de;valoriza;limita;amplia;retoma'.split(
    ';',
  );
const OBJECTS =
  'a desigualdade social;o direito à moradia;os problemas de saúde mental;a violência nas ruas;a falta de saneamento básico;o preconceito linguístico;o futuro das crianças;a inclusão das pessoas com deficiência;o desmatamento da floresta;a formação de leitores;o consumo exagerado;a memória do país;as oportunidades de emprego;o transporte coletivo;a segurança dos dados;o respeito às diferenças'.split(
    ';',
  );
const LINKS =
  'Além disso,;Nesse sentido,;Por outro lado,;Portanto,;Em primeiro lugar,;De acordo com especialistas,;Entretanto,;Dessa forma,;Atualmente,;Com efeito,;Ainda assim,;Por isso,'.split(
    ';',
  );
const ENDS =
  'porque faltam políticas de longo prazo;uma vez que a lei nem sempre é cumprida;a fim de mudar esse quadro;embora existam bons exemplos;sobretudo nas regiões mais afastadas;como mostram as pesquisas recentes;para que todos tenham as mesmas chances;o que prejudica a vida em comunidade'.split(
    ';',
  );
const SLIPS = [
  [/ção/, 'cao'],
  [/ss/, 's'],
  [/ê/, 'e'],
  [/rr/, 'r'],
  [/á/, 'a'],
  [/lh/, 'li'],
  [/z/, 's'],
];

/** `slips` is the share of words with a slip; real compositions have one in a hundred or two. */
export function composedTexts({ count, words, slips = 0.015, seed = 1 }) {
  let state = seed;
  const random = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x1234567) >>> 0;
    return state / 2 ** 32;
  };
  const pick = (list) => list[Math.floor(random() * list.length)];
  const sentence = () => {
    const said = `${pick(LINKS)} ${pick(SUBJECTS)} ${pick(VERBS)} ${pick(OBJECTS)} e ${pick(OBJECTS)}, ${pick(ENDS)}.`;
    return said.replace(/\p{L}+/gu, (word) => {
      if (random() >= slips * 2) return word;
      const [from, to] = pick(SLIPS);
      return word.replace(from, to);
    });
  };
  const paragraph = (least) => {
    const list = [];
    for (let n = 0; n < least; n += list.at(-1).split(' ').length) list.push(sentence());
    return list.join(' ');
  };
  return Array.from({ length: count }, () => Array.from({ length: 4 }, () => paragraph(words / 4)));
}
