/** A weight as it is added up, from the byte it is kept in: the square, with its sign. */
export const expanded = (byte: number): number => Math.sign(byte) * byte * byte;

export const compressed = (weight: number): number => Math.sign(weight) * Math.round(Math.sqrt(Math.abs(weight)));
