import { fileTypeFromBuffer } from 'file-type/core';
import { imageSize } from 'image-size';
import { hasSecondFile } from './hasSecondFile.ts';
import { wholeEnd } from './wholeEnd.ts';

/** What the bytes of a file tell; a name or a header tells nothing (T93). */
export interface MediaFacts {
  readonly type: string;
  /** What people call its type, such as HEIC; the second part of the type where it is not given. */
  readonly name?: string;
  /** In pixels, as the picture stands upright; null for what is not an image. */
  readonly width: number | null;
  readonly height: number | null;
  /** It ends too early, or a page, a program or an archive stands behind its end. */
  readonly fault?: 'cut' | 'second';
}

const noSize = { width: null, height: null };

/** Sides as they are shown: from the fifth on, the orientations of EXIF lay a picture on its side. */
const uprightSize = (bytes: Uint8Array): { width: number; height: number } | undefined => {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
};

/** Animated pictures are of the type of those that stand still, and M4V is the name that Apple gives MP4. */
const sameAs: Readonly<Record<string, string>> = {
  'image/apng': 'image/png',
  'video/x-m4v': 'video/mp4',
};

/** Types whose ending is not what people call them. */
const names: Readonly<Record<string, string>> = { jpg: 'JPEG', tif: 'TIFF' };

/** Pictures whose size is looked at. */
const sized: readonly string[] = ['image/png', 'image/gif', 'image/jpeg'];

/** Type, size and wholeness of a file, by a library that knows what files contain; undefined for what nobody knows. */
export const readMediaFacts = async (bytes: Uint8Array): Promise<MediaFacts | undefined> => {
  const found = await fileTypeFromBuffer(bytes);
  if (!found) return undefined;
  const type = sameAs[found.mime] ?? found.mime;
  const name = names[found.ext] ?? found.ext.toUpperCase();
  const size = sized.includes(type) ? uprightSize(bytes) : noSize;
  const end = wholeEnd(bytes, type);
  if (!size || end === undefined) return { type, name, ...noSize, fault: 'cut' };
  const isDouble = hasSecondFile(bytes.subarray(end));
  return { type, name, ...size, ...(isDouble && { fault: 'second' }) };
};
