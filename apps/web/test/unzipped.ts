import { inflateRawSync } from 'node:zlib';

/** The files of a small ZIP, by name, from its local headers; no lengths after the data, as we write them. */
export async function unzipped(packed: Blob): Promise<Record<string, string>> {
  const bytes = Buffer.from(await packed.arrayBuffer());
  const files: Record<string, string> = {};
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const [size, nameLength, extra] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26), bytes.readUInt16LE(at + 28)];
    const start = at + 30 + nameLength + extra;
    files[bytes.toString('utf8', at + 30, at + 30 + nameLength)] = inflateRawSync(bytes.subarray(start, start + size)).toString('utf8');
    at = start + size;
  }
  return files;
}
