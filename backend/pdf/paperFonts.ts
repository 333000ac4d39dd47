import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

const latin = {
  regular: 'inter-ui/web/Inter-Regular.woff2',
  bold: 'inter-ui/web/Inter-SemiBold.woff2',
};
const hindi =
  '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2';

export type PaperFace = keyof typeof latin;
export type PaperFont = PaperFace | `${PaperFace}Hindi`;

const range = (from: number, until: number): readonly string[] =>
  Array.from({ length: until - from }, (_, at) => String.fromCodePoint(from + at));

/** Letters of nearly every paper: Latin with its accents, dashes, quotes, the rupee sign. */
const usual = [...range(0x20, 0x17f), '–—‘’“”•…₹'].join('');

/** Names and addresses may be written in Devanagari; its joined letters come with the letters that make them. */
const devanagari = [...range(0x900, 0x980), '\u200c\u200d', ...range(0x20, 0x40)].join('');

/** The fonts of papers as TrueType, which the PDF writer cuts again to what a paper uses. */
const read = async (file: string, letters: string, weight?: number): Promise<Buffer> =>
  subsetFont(await readFile(resolve(file)), letters, {
    targetFormat: 'truetype',
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  });

let known: Promise<Readonly<Record<PaperFont, Buffer>>> | undefined;

/** Both weights of both scripts; read once, when the first paper is made. */
export const paperFonts = (): Promise<Readonly<Record<PaperFont, Buffer>>> => {
  known ??= Promise.all([
    read(latin.regular, usual),
    read(latin.bold, usual),
    read(hindi, devanagari, 400),
    read(hindi, devanagari, 600),
  ]).then(([regular, bold, regularHindi, boldHindi]) => ({
    regular,
    bold,
    regularHindi,
    boldHindi,
  }));
  return known;
};
