type Rgb = readonly [number, number, number];

function rgbOf(hex: string): Rgb {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Relative luminance as WCAG defines it. */
function luminance(hex: string) {
  const [red, green, blue] = rgbOf(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // map keeps the length of a triple, its type does not say so
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white); text needs 4.5, the edge of a control 3. */
export function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]; // two in, two out
  return (light + 0.05) / (dark + 0.05);
}

/** So much of the first colour over the second, as color-mix(in srgb) does it. */
export function mix(first: string, second: string, share: number) {
  const [one, other] = [rgbOf(first), rgbOf(second)];
  const channels = one.map((channel, index) => Math.round(channel * share + (other[index] ?? 0) * (1 - share)));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
