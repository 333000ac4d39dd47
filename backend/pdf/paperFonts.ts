import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import {
  fontFileOf,
  indianScripts,
  scriptsIn,
  type ScriptName,
} from '#contract/domain/texts/indianScripts.ts';

const { resolve } = createRequire(import.meta.url);

const latin = {
  regular: 'inter-ui/web/Inter-Regular.woff2',
  bold: 'inter-ui/web/Inter-SemiBold.woff2',
};
export type PaperFace = keyof typeof latin;
export type PaperFont = PaperFace | `${PaperFace}-${ScriptName}`;

const range = (from: number, until: number): readonly string[] =>
  Array.from({ length: until - from }, (_, at) => String.fromCodePoint(from + at));

/** Letters of nearly every paper: Latin with its accents, dashes, quotes, the rupee sign. */
const usual = [...range(0x20, 0x17f), '–—‘’“”•…₹'].join('');

/** The fonts of papers as TrueType, which the PDF writer cuts again to what a paper uses. */
const read = async (file: string, letters: string, weight?: number): Promise<Buffer> =>
  subsetFont(await readFile(resolve(file)), letters, {
    targetFormat: 'truetype',
    ...(weight !== undefined && { variationAxes: { wght: weight } }),
  });

type Read = readonly (readonly [PaperFont, Buffer])[];

const known = new Map<'latin' | ScriptName, Promise<Read>>();

/** Both weights of a script; its joined letters come with the letters that make them. */
const readScript = async ({ name, block: [first, last] }: (typeof indianScripts)[number]) => {
  const letters = [...range(first, last + 1), '\u200c\u200d\u0964\u0965', ...range(0x20, 0x40)];
  const cut = (weight: number) => read(fontFileOf(name), letters.join(''), weight);
  const [regular, bold] = await Promise.all([cut(400), cut(600)]);
  return [
    [`regular-${name}`, regular],
    [`bold-${name}`, bold],
  ] as const;
};

const readLatin = async () => {
  const [regular, bold] = await Promise.all([read(latin.regular, usual), read(latin.bold, usual)]);
  return [
    ['regular', regular],
    ['bold', bold],
  ] as const;
};

const once = (name: 'latin' | ScriptName, reads: () => Promise<Read>): Promise<Read> => {
  const found = known.get(name) ?? reads();
  known.set(name, found);
  return found;
};

/**
 * The fonts that a paper needs: both weights of Latin, and of each script that a letter of its text is in. Each is read
 * once, when the first paper needs it.
 */
export const paperFonts = async (text: string): Promise<ReadonlyMap<PaperFont, Buffer>> => {
  const scripts = indianScripts.filter(({ name }) => scriptsIn(text).has(name));
  const all = await Promise.all([
    once('latin', readLatin),
    ...scripts.map(script => once(script.name, () => readScript(script))),
  ]);
  return new Map(all.flat());
};
