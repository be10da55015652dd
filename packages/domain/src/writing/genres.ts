/** The genres that ship with the product; the wire and the tables carry ids, the code and the data carry these. */
export const GENRE_SLUGS = [
  'dissertativo-argumentativo',
  'artigo-de-opiniao',
  'carta-aberta',
  'carta-de-leitor',
  'resenha-critica',
  'noticia',
  'reportagem',
  'conto',
  'cronica',
  'relato-pessoal',
  'divulgacao-cientifica',
  'resumo',
  'poema',
] as const;

export type GenreSlug = (typeof GENRE_SLUGS)[number];
