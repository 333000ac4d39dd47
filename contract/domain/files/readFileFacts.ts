import { uploadTypeOf, uploadTypes } from '../checks/uploads.ts';

/** What the bytes of a file tell; a name or a header tells nothing (T93). */
export interface FileFacts {
  readonly type: (typeof uploadTypes)[number]['mime'];
  /** In pixels; null for what is not an image. */
  readonly width: number | null;
  readonly height: number | null;
}

type Size = Pick<FileFacts, 'width' | 'height'>;

const big = (bytes: Uint8Array, at: number, length: number): number =>
  bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0);

const little = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256;

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** The first chunk of a PNG is its head, and the last one its end: what follows it is not a part of the image. */
const pngSize = (bytes: Uint8Array): Size | undefined =>
  big(bytes, 8, 4) === 13 &&
  textAt(bytes, 12, 4) === 'IHDR' &&
  textAt(bytes, bytes.length - 8, 4) === 'IEND'
    ? { width: big(bytes, 16, 4), height: big(bytes, 20, 4) }
    : undefined;

const gifSize = (bytes: Uint8Array): Size | undefined =>
  /^GIF8[79]a$/.test(textAt(bytes, 0, 6)) && bytes.at(-1) === 0x3b
    ? { width: little(bytes, 6), height: little(bytes, 8) }
    : undefined;

/** Markers of a JPEG that begin a frame and carry its size; 0xC4, 0xC8 and 0xCC stand for tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpegSize = (bytes: Uint8Array): Size | undefined => {
  if (big(bytes, bytes.length - 2, 2) !== 0xffd9) return undefined;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return { width: big(bytes, at + 7, 2), height: big(bytes, at + 5, 2) };
    at += 2 + Math.max(big(bytes, at + 2, 2), 2);
  }
  return undefined;
};

const noSize: Size = { width: null, height: null };

const pdfSize = (bytes: Uint8Array): Size | undefined =>
  textAt(bytes, Math.max(bytes.length - 1024, 0), 1024).includes('%%EOF') ? noSize : undefined;

const readers = { png: pngSize, gif: gifSize, jpeg: jpegSize, pdf: pdfSize };

/** Type and size of a whole file; undefined when it is none of the known types, or is cut off or carries a second file. */
export const readFileFacts = (bytes: Uint8Array): FileFacts | undefined => {
  const id = uploadTypeOf(bytes);
  const type = uploadTypes.find(one => one.id === id);
  const size = type && readers[type.id](bytes);
  return type && size ? { type: type.mime, ...size } : undefined;
};
