import type { Text, UploadFile } from '../../model/files/screenFile.ts';
import type { MediaFacts } from './readMediaFacts.ts';

/** Pixels that a browser can draw without trouble: a small file may unpack to gigabytes. */
const mostPixels = 50_000_000;

const same = (en: string, hi: string): Text => ({ en, hi });

const sizeWords = (bytes: number): string =>
  bytes >= 1024 * 1024
    ? `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} kB`;

const typeWords = (types: readonly string[]): string =>
  types.map(type => type.slice(type.indexOf('/') + 1).toUpperCase()).join(', ');

const sideFault = (name: Text, pixels: number, range: UploadFile['width']): Text | undefined => {
  if (range?.min !== undefined && pixels < range.min)
    return same(
      `The ${name.en} is ${pixels} px. At least ${range.min} px are needed`,
      `${name.hi} ${pixels} px है; कम से कम ${range.min} px चाहिए`,
    );
  if (range?.max !== undefined && pixels > range.max)
    return same(
      `The ${name.en} is ${pixels} px. At most ${range.max} px are allowed`,
      `${name.hi} ${pixels} px है; अधिक से अधिक ${range.max} px चलेगी`,
    );
  return undefined;
};

/** Why a file may not be uploaded to a field, before its bytes are looked at. */
export const sizeFault = (size: number, { maxBytes }: UploadFile): Text | undefined => {
  if (size === 0) return same('The file is empty', 'फ़ाइल खाली है');
  return size > maxBytes
    ? same(
        `The file has ${sizeWords(size)}. At most ${sizeWords(maxBytes)} are allowed`,
        `फ़ाइल ${sizeWords(size)} की है; अधिक से अधिक ${sizeWords(maxBytes)} चलेगी`,
      )
    : undefined;
};

/** Why a file may not be uploaded to a field; `facts` are what its bytes tell. Page and server ask the same. */
export const uploadFault = (
  file: { readonly size: number; readonly facts: MediaFacts | undefined },
  upload: UploadFile,
): Text | undefined => {
  const tooLarge = sizeFault(file.size, upload);
  if (tooLarge) return tooLarge;
  const { facts } = file;
  if (!facts || !upload.accept.includes(facts.type)) {
    const types = typeWords(upload.accept);
    return same(
      `This is not a ${types} file, even if its name says so`,
      `यह ${types} फ़ाइल नहीं है, नाम चाहे जो हो`,
    );
  }
  const { width, height } = facts;
  if (width === null || height === null) return undefined;
  if (width === 0 || height === 0 || width * height > mostPixels)
    return same('The image is too large to be shown', 'चित्र दिखाने के लिए बहुत बड़ा है');
  return (
    sideFault(same('width', 'चौड़ाई'), width, upload.width) ??
    sideFault(same('height', 'ऊँचाई'), height, upload.height)
  );
};
