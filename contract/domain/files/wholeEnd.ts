const big = (bytes: Uint8Array, at: number, length: number): number =>
  bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0);

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

type End = number | undefined;

/** Chunk after chunk, the last of which is called IEND. */
const pngEnd = (bytes: Uint8Array): End => {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + big(bytes, at, 4);
    if (textAt(bytes, at + 4, 4) === 'IEND') return end <= bytes.length ? end : undefined;
    at = end;
  }
  return undefined;
};

/** Behind a list of blocks, each with its length in front, that a block of no length ends. */
const behindBlocks = (bytes: Uint8Array, from: number): number => {
  let at = from;
  while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
};

/** How long a table of colours is that a byte of flags announces. */
const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Head and colours, then extensions (0x21) and images (0x2c) until the mark of the end (0x3b). */
const gifEnd = (bytes: Uint8Array): End => {
  let at = 13 + colours(bytes[10] ?? 0);
  while (at < bytes.length) {
    const mark = bytes[at];
    if (mark === 0x3b) return at + 1;
    if (mark === 0x21) at = behindBlocks(bytes, at + 2);
    else if (mark === 0x2c) at = behindBlocks(bytes, at + 11 + colours(bytes[at + 9] ?? 0));
    else return undefined;
  }
  return undefined;
};

/** Marks of a JPEG that stand alone, without a length behind them. */
const isAlone = (mark: number): boolean =>
  mark === 0x00 || mark === 0x01 || mark === 0xff || (mark >= 0xd0 && mark <= 0xd8);

/** Marked parts, each with its length, and behind the mark of a scan its data, until the mark of the end. */
const jpegEnd = (bytes: Uint8Array): End => {
  let at = 2;
  while (at + 1 < bytes.length) {
    const mark = bytes[at + 1] ?? 0;
    // Data of a scan, or what a camera left between two parts: the next mark is looked for.
    if (bytes[at] !== 0xff || mark === 0xff) at += 1;
    else if (mark === 0xd9) return at + 2;
    else at += isAlone(mark) ? 2 : 2 + Math.max(big(bytes, at + 2, 2), 2);
  }
  return undefined;
};

const pdfEnd = (bytes: Uint8Array): End =>
  textAt(bytes, Math.max(bytes.length - 1024, 0), 1024).includes('%%EOF')
    ? bytes.length
    : undefined;

const readers: Readonly<Record<string, (bytes: Uint8Array) => End>> = {
  'image/png': pngEnd,
  'image/gif': gifEnd,
  'image/jpeg': jpegEnd,
  'application/pdf': pdfEnd,
};

/** Where a picture or a document ends by its own marks; undefined when it is cut off. Other types end where their bytes do. */
export const wholeEnd = (bytes: Uint8Array, type: string): number | undefined =>
  readers[type] ? readers[type](bytes) : bytes.length;
