/** The few bytes of ZIP that an .xlsx needs. Packed by the browser itself: a library's worker from a blob is refused by our content policy. */
export type ZipEntry = { path: string; text: string };

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const little = (...fields: (readonly [size: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
};

/** 1 January 1980, the beginning of ZIP's time: the same table gives the same file. */
const DATE = 0x21;
const UTF8 = 0x0800;
const DEFLATE = 8;

export async function zip(entries: readonly ZipEntry[], type: string): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { path, text } of entries) {
    const [name, bytes] = [new TextEncoder().encode(path), new TextEncoder().encode(text)];
    const packed = await deflated(bytes);
    const facts = [
      [2, 20],
      [2, UTF8],
      [2, DEFLATE],
      [2, 0],
      [2, DATE],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    ] as const;
    parts.push(little([4, 0x04034b50], ...facts), name, packed);
    directory.push(little([4, 0x02014b50], [2, 20], ...facts, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), name);
    offset += 30 + name.length + packed.length;
  }
  const size = directory.reduce((sum, piece) => sum + piece.length, 0);
  const end = little([4, 0x06054b50], [2, 0], [2, 0], [2, entries.length], [2, entries.length], [4, size], [4, offset], [2, 0]);
  return new Blob([...parts, ...directory, end], { type });
}
