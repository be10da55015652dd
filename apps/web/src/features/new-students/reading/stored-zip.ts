const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END = 0x06054b50;
const DEFLATED = 8;

/** No class list unpacks to more; a file that does was made to fill the memory. */
const MOST_BYTES = 64 * 1024 * 1024;

type Entry = { name: Uint8Array; crc: number; data: Uint8Array };

async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  // A copy: the stream wants a buffer of its own.
  const stream = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > MOST_BYTES) throw new Error('the archive unpacks to too much');
    chunks.push(next.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

async function entriesOf(bytes: Uint8Array): Promise<Entry[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new Error('no archive');
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0 && view.getUint32(at, true) === CENTRAL; left -= 1) {
    const size = view.getUint32(at + 20, true);
    const nameLength = view.getUint16(at + 28, true);
    const name = bytes.subarray(at + 46, at + 46 + nameLength);
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const packed = bytes.subarray(start, start + size);
    const data = view.getUint16(at + 10, true) === DEFLATED ? await inflate(packed) : packed;
    entries.push({ name, crc: view.getUint32(at + 16, true), data });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The header of an entry, local or central: they differ in signature, a version, and the tail. */
function headerOf({ name, crc, data }: Entry, offset: number | null): Uint8Array {
  const isCentral = offset !== null;
  const header = new Uint8Array((isCentral ? 46 : 30) + name.length);
  const view = new DataView(header.buffer);
  const shift = isCentral ? 2 : 0;
  view.setUint32(0, isCentral ? CENTRAL : LOCAL, true);
  view.setUint16(4 + shift, 20, true);
  view.setUint32(14 + shift, crc, true);
  view.setUint32(18 + shift, data.length, true);
  view.setUint32(22 + shift, data.length, true);
  view.setUint16(26 + shift, name.length, true);
  if (isCentral) view.setUint32(42, offset, true);
  header.set(name, isCentral ? 46 : 30);
  return header;
}

/**
 * The same archive without compression. The spreadsheet reader unpacks what is large in a worker made from a text, which our content policy
 * refuses; so the browser's own decompression goes first, and there is nothing left to unpack.
 */
export async function storedZip(bytes: Uint8Array): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const central: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const entry of await entriesOf(bytes)) {
    const header = new Uint8Array(headerOf(entry, null));
    central.push(new Uint8Array(headerOf(entry, offset)));
    parts.push(header, new Uint8Array(entry.data));
    offset += header.length + entry.data.length;
  }
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, END, true);
  view.setUint16(8, central.length, true);
  view.setUint16(10, central.length, true);
  view.setUint32(
    12,
    central.reduce((sum, one) => sum + one.length, 0),
    true,
  );
  view.setUint32(16, offset, true);
  return new Blob([...parts, ...central, end]);
}
