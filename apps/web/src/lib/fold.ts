/** As people search: without accents, capitals or doubled spaces. "São  João" and "sao joao" are one. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Every word asked for, in any order and anywhere: "silva ana" finds "Ana Clara da Silva". What is searched comes folded. */
export function finder(asked: string): (folded: string) => boolean {
  const words = fold(asked).split(' ').filter(Boolean);
  return (folded) => words.every((word) => folded.includes(word));
}
