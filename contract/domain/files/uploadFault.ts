import type { Text, UploadFile } from '../../model/files/screenFile.ts';
import type { MediaFacts } from './readMediaFacts.ts';

/** Pixels that a browser can draw without trouble: a small file may unpack to gigabytes. */
const mostPixels = 50_000_000;

const same = (en: string, hi: string): Text => ({ en, hi });

/** Rounded up, so that a file above its limit never reads as if it kept it. */
const sizeWords = (bytes: number): string =>
  bytes > 1000 * 1024
    ? `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`
    : `${Math.max(1, Math.ceil(bytes / 1024))} kB`;

const nameOf = (type: string): string => type.slice(type.indexOf('/') + 1).toUpperCase();

const typeWords = (types: readonly string[]): string => types.map(nameOf).join(', ');

/** Types that cameras write. */
const photos = [
  'HEIC',
  'AVIF',
  'JPEG',
  'TIFF',
  'CR2',
  'CR3',
  'NEF',
  'DNG',
  'ARW',
  'RAF',
  'ORF',
  'RW2',
];

const sorts: Readonly<Record<string, Text>> = {
  image: { en: 'picture', hi: 'चित्र' },
  video: { en: 'video', hi: 'वीडियो' },
  audio: { en: 'sound file', hi: 'ध्वनि फ़ाइल' },
};
const photo: Text = { en: 'photo', hi: 'फ़ोटो' };
const anyFile: Text = { en: 'file', hi: 'फ़ाइल' };

/** As what a person saves a picture or a film of another type: of those accepted, the one that every program writes. */
const savedAs = (sort: string, accept: readonly string[]): string | undefined => {
  const isSeen = sort === 'image' || sort === 'video';
  const fitting = accept.filter(type => isSeen && type.startsWith(`${sort}/`));
  return fitting.find(type => type === 'image/jpeg') ?? fitting[0];
};

/** "an AVIF", "an MP4", "a HEIC": by how the name is said. */
const articleOf = (name: string): 'a' | 'an' =>
  /^(?:[AEIO]|[FHLMNRSX][^AEIOU\d]|M\d)/.test(name) ? 'an' : 'a';

/** Names what a file is, and what would be taken instead. */
const otherType = ({ type, name = nameOf(type) }: MediaFacts, accept: readonly string[]): Text => {
  const [sort = ''] = type.split('/');
  const of = photos.includes(name) ? photo : (sorts[sort] ?? anyFile);
  const instead = savedAs(sort, accept);
  return instead === undefined
    ? {
        en: `This is ${articleOf(name)} ${name} ${of.en}; only ${typeWords(accept)} can be uploaded here`,
        hi: `यह ${name} ${of.hi} है; यहाँ केवल ${typeWords(accept)} अपलोड हो सकती है`,
      }
    : {
        en: `This is ${articleOf(name)} ${name} ${of.en}; save it as ${nameOf(instead)}`,
        hi: `यह ${name} ${of.hi} है; इसे ${nameOf(instead)} के रूप में सहेजें`,
      };
};

/** Why a file of an accepted type is not taken as it is. */
const broken: Readonly<Record<'cut' | 'second', (name: string) => Text>> = {
  cut: name => ({
    en: `This ${name} file is damaged or not all of it is there; save it again`,
    hi: `यह ${name} फ़ाइल टूटी हुई या अधूरी है; इसे फिर से सहेजें`,
  }),
  second: name => ({
    en: `Behind the end of this ${name} file is another file; save it again`,
    hi: `इस ${name} फ़ाइल के अंत के बाद एक और फ़ाइल है; इसे फिर से सहेजें`,
  }),
};

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
  if (!facts) {
    const types = typeWords(upload.accept);
    return same(
      `This is not a ${types} file, even if its name says so`,
      `यह ${types} फ़ाइल नहीं है, नाम चाहे जो हो`,
    );
  }
  if (!upload.accept.includes(facts.type)) return otherType(facts, upload.accept);
  const { width, height, fault } = facts;
  if (fault) return broken[fault](nameOf(facts.type));
  if (width === null || height === null) return undefined;
  if (width === 0 || height === 0 || width * height > mostPixels)
    return same('The image is too large to be shown', 'चित्र दिखाने के लिए बहुत बड़ा है');
  return (
    sideFault(same('width', 'चौड़ाई'), width, upload.width) ??
    sideFault(same('height', 'ऊँचाई'), height, upload.height)
  );
};
