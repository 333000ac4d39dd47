import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';
import { told, type Told } from '#contract/domain/messages/told.ts';

const inflateAsync = promisify(inflate);

const damaged = told(
  'This picture is damaged or contains something else. Export it again.',
  'यह चित्र टूटा हुआ है या इसमें कुछ और भी है: इसे नए सिरे से निर्यात करें।',
);

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

const signatureBytes = 8;

/** The chunks of a PNG until its end, each with its check sum proved; undefined when one of them lies. */
const pngChunks = (bytes: Buffer): Chunk[] | undefined => {
  const chunks: Chunk[] = [];
  let at = signatureBytes;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const typed = bytes.subarray(at + 4, end - 4);
    if (crc32(typed) !== bytes.readUInt32BE(end - 4)) return undefined;
    const type = typed.toString('latin1', 0, 4);
    chunks.push({ type, data: typed.subarray(4) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return undefined;
};

const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** How many bytes the pixels unpack to; interlaced rows have up to seven filters and roundings more. */
const unpackedBytes = (head: Buffer): number | undefined => {
  const samples = samplesOf[head.readUInt8(9)];
  const depth = head.readUInt8(8);
  if (samples === undefined || ![1, 2, 4, 8, 16].includes(depth)) return undefined;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const row = 1 + Math.ceil((width * samples * depth) / 8);
  const isInterlaced = head.readUInt8(12) === 1;
  return row * height + (isInterlaced ? 16 * (width + height) : 0);
};

/** A PNG whose pixels unpack to more than its head says is a bomb, to less is cut off. */
const pngFault = async (bytes: Buffer): Promise<Told | undefined> => {
  const chunks = pngChunks(bytes);
  const head = chunks?.[0];
  if (!chunks || head?.type !== 'IHDR' || head.data.length !== 13) return damaged;
  const expected = unpackedBytes(head.data);
  if (expected === undefined) return damaged;
  const pixels = Buffer.concat(
    chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data),
  );
  try {
    const raw = await inflateAsync(pixels, { maxOutputLength: expected });
    return raw.length < expected && head.data.readUInt8(12) === 0 ? damaged : undefined;
  } catch {
    return damaged;
  }
};

/** Markup inside what claims to be a picture: what a careless reader would take for a page or a program. */
const markup = /<(script|svg|html|iframe|\?php|!doctype)\b|<\?php|javascript:/i;

/**
 * Why the content of a picture may not be kept although its head reads well: damaged, unpacking without end, or with a
 * page or a program inside. Undefined when nothing speaks against it.
 */
export const contentFault = async (
  content: Uint8Array,
  type: string,
): Promise<Told | undefined> => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (markup.test(bytes.toString('latin1'))) return damaged;
  return type === 'image/png' ? pngFault(bytes) : undefined;
};
