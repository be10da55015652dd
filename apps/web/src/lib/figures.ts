/**
 * A number as Brazilians write it, with two decimals at most. By hand: the browser's own table of numbers takes longer to open than everything
 * on the correction desk together takes to be drawn.
 */
export function figure(value: number): string {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(2).split('.');
  const cut = decimals.replace(/0+$/, '');
  const written = whole.replace(/\B(?=(\d{3})+$)/g, '.') + (cut && `,${cut}`);
  return value < 0 ? `-${written}` : written;
}
