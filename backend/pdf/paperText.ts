import type PDFDocument from 'pdfkit';
import { scriptRuns, type ScriptRun } from '#contract/domain/texts/indianScripts.ts';
import type { PaperFace, PaperFont } from './paperFonts.ts';

export type Doc = InstanceType<typeof PDFDocument>;

type Options = PDFKit.Mixins.TextOptions;

const fontOf = (face: PaperFace, { script }: ScriptRun): PaperFont =>
  script === undefined ? face : `${face}-${script}`;

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
  const runs = scriptRuns(text);
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
  const heights = scriptRuns(text).map(run =>
    doc.font(fontOf(face, run)).heightOfString(text, { ...evenDigits, ...options }),
  );
  doc.font(face);
  return Math.max(...heights);
};
