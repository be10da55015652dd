/** "Ana Clara de Souza" → Ana, Clara de Souza; "Souza, Ana Clara" → Ana Clara, Souza. */
export function splitName(full: string): { first_name: string; last_name: string } {
  const [last, first, ...more] = full.split(',').map((part) => part.trim());
  if (last && first && more.length === 0) return { first_name: first, last_name: last };
  const [first_name = '', ...rest] = full.split(/\s+/);
  return { first_name, last_name: rest.join(' ') };
}
