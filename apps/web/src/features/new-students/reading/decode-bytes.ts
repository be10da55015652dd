const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);

/** Windows-1252 has a letter for every byte, so it answers when UTF-8 does not. */
function decodeLine(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Two files glued together may speak two encodings: each line is read in its own. */
function decodeByLine(bytes: Uint8Array): string {
  const lines: string[] = [];
  let start = 0;
  while (start <= bytes.length) {
    const end = bytes.indexOf(0x0a, start);
    lines.push(decodeLine(bytes.subarray(start, end === -1 ? bytes.length : end)));
    if (end === -1) break;
    start = end + 1;
  }
  return lines.join('\n');
}

/** The text of a file that does not say how it is written: a byte order mark decides, else UTF-8, else Windows-1252. */
export function decodeBytes(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  const body = startsWith(bytes, 0xef, 0xbb, 0xbf) ? bytes.subarray(3) : bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return decodeByLine(body);
  }
}
