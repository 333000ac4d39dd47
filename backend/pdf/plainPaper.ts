import type { PaperPart } from '#contract/domain/paper/PaperPart.ts';

type Pairs = readonly (readonly [label: string, value: string])[];

const pairLines = (of: Pairs): string =>
  of
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

const tableLines = ({ title, columns, rows }: Extract<PaperPart, { kind: 'table' }>): string =>
  [
    title,
    ...rows.map(cells =>
      cells.map((cell, at) => (at === 0 ? cell : `${columns[at]?.title}: ${cell}`)).join(', '),
    ),
  ].join('\n');

const partText = (part: PaperPart): string => {
  if (part.kind === 'note') return part.text;
  return part.kind === 'table' ? tableLines(part) : pairLines(part.of);
};

/** A paper in lines of text, for a page or a message that holds nothing else. */
export const plainPaper = (parts: readonly PaperPart[]): string => parts.map(partText).join('\n\n');
