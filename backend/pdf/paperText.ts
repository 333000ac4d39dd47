import type PDFDocument from 'pdfkit';
import type { PaperFace } from './paperFonts.ts';

export type Doc = InstanceType<typeof PDFDocument>;

type Options = PDFKit.Mixins.TextOptions;

/** Devanagari, with the spaces and signs between two of its words. */
const hindi = /[\u0900-\u097F\u200C\u200D]+(?:[\s.,\-()/0-9]+[\u0900-\u097F\u200C\u200D]+)*/gu;

interface Run {
  readonly text: string;
  readonly isHindi: boolean;
}

/** A text in pieces of one script each, since no font of ours has both. */
export const runsOf = (text: string): readonly Run[] => {
  const runs: Run[] = [];
  let from = 0;
  for (const found of text.matchAll(hindi)) {
    if (found.index > from) runs.push({ text: text.slice(from, found.index), isHindi: false });
    runs.push({ text: found[0], isHindi: true });
    from = found.index + found[0].length;
  }
  if (from < text.length || runs.length === 0)
    runs.push({ text: text.slice(from), isHindi: false });
  return runs;
};

const fontOf = (face: PaperFace, { isHindi }: Run) => (isHindi ? (`${face}Hindi` as const) : face);

/** Digits of one width: those of Inter are drawn over each other where a comma follows, ₹27,187 read as ₹27187. */
export const evenDigits: Pick<Options, 'features'> = { features: ['tnum'] };

/** Writes a text whatever its scripts; the face is as it was afterwards. */
export const writeText = (
  doc: Doc,
  face: PaperFace,
  text: string,
  at: readonly [x: number, y?: number],
  options: Options = {},
): void => {
  const runs = runsOf(text);
  for (const [index, run] of runs.entries()) {
    doc.font(fontOf(face, run));
    const more = { ...evenDigits, ...options, continued: index < runs.length - 1 };
    if (index > 0) doc.text(run.text, more);
    else doc.text(run.text, at[0], at[1], more);
  }
  doc.font(face);
};

/** How high a text becomes; of several scripts as high as the highest. */
export const heightOf = (doc: Doc, face: PaperFace, text: string, options: Options): number => {
  const heights = runsOf(text).map(run =>
    doc.font(fontOf(face, run)).heightOfString(text, { ...evenDigits, ...options }),
  );
  doc.font(face);
  return Math.max(...heights);
};
