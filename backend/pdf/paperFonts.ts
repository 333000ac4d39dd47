import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

const files = {
  regular: 'inter-ui/web/Inter-Regular.woff2',
  bold: 'inter-ui/web/Inter-SemiBold.woff2',
} as const;

export type PaperFont = keyof typeof files;

/** Letters of nearly every paper: Latin with its accents, dashes, quotes, the rupee sign. */
const usual = [
  ...Array.from({ length: 0x17f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  '–—‘’“”•…₹',
].join('');

/** The fonts of papers as TrueType, which the PDF writer cuts again to what a paper uses. */
const read = async (file: string): Promise<Buffer> =>
  subsetFont(await readFile(resolve(file)), usual, { targetFormat: 'truetype' });

let known: Promise<Readonly<Record<PaperFont, Buffer>>> | undefined;

/** Both weights; read once, when the first paper is made. */
export const paperFonts = (): Promise<Readonly<Record<PaperFont, Buffer>>> => {
  known ??= Promise.all([read(files.regular), read(files.bold)]).then(([regular, bold]) => ({
    regular,
    bold,
  }));
  return known;
};
