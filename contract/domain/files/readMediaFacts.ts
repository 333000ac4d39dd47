import { readFileFacts, type FileFacts } from './readFileFacts.ts';

export type VideoType = 'video/mp4' | 'video/webm';

/** What the bytes of a picture or a video tell; a name or a header tells nothing (T93). */
export interface MediaFacts {
  readonly type: FileFacts['type'] | VideoType;
  /** In pixels; null for what is not an image. */
  readonly width: number | null;
  readonly height: number | null;
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const ebml = [0x1a, 0x45, 0xdf, 0xa3];

/** The first box of an MP4 is its type; the head of a WebM names itself. */
const videoTypeOf = (bytes: Uint8Array): VideoType | undefined => {
  if (textAt(bytes, 4, 4) === 'ftyp') return 'video/mp4';
  return ebml.every((byte, index) => bytes[index] === byte) && textAt(bytes, 0, 64).includes('webm')
    ? 'video/webm'
    : undefined;
};

/** Type and size of a picture, a document or a video; undefined for every other file. */
export const readMediaFacts = (bytes: Uint8Array): MediaFacts | undefined => {
  const type = videoTypeOf(bytes);
  return type ? { type, width: null, height: null } : readFileFacts(bytes);
};
