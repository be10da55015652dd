const PARTICLES = new Set(['da', 'das', 'de', 'di', 'do', 'dos', 'e']);

/** First and last name, as Brazilians shorten them: "Maria das Dores de Souza" gives MS. */
export function initials(name: string) {
  const names = name
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && !PARTICLES.has(word.toLocaleLowerCase('pt-BR')));
  const shown = names.length > 1 ? [names[0], names.at(-1)] : names;
  return shown.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('pt-BR') ?? '').join('');
}
