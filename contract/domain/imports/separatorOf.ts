/** What files separate their columns by, and what people call it. */
export const separators = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' } as const;

export type Separator = keyof typeof separators;

const candidates = Object.keys(separators) as Separator[];

/** A line without what is in quotes, so that only its separators are left to see. */
const unquoted = (line: string): string =>
  line.replaceAll(/"[^"]*"/g, quoted => ' '.repeat(quoted.length));

export const countOf = (separator: Separator, line: string): number =>
  unquoted(line).split(separator).length - 1;

/** The separator of the header; `mixed` is the place of the first of another kind, counted from 1. */
export const separatorOf = (header: string): { separator: Separator; mixed?: number } => {
  const line = unquoted(header);
  const found = candidates
    .filter(separator => line.includes(separator))
    .sort((a, b) => countOf(b, header) - countOf(a, header));
  const [separator = ',', other] = found;
  return other === undefined ? { separator } : { separator, mixed: line.indexOf(other) + 1 };
};

/** The separator that a line seems to use in place of the header's; undefined when it is none. */
export const otherSeparator = (
  line: string,
  separator: Separator,
  columns: number,
): Separator | undefined =>
  columns > 1
    ? candidates.find(other => other !== separator && countOf(other, line) === columns - 1)
    : undefined;

/** The line by which Excel is told the separator of a file, such as `sep=;`. */
const saying = /^\s*"?sep=([,;\t])"?[,;\s]*$/i;

/** The separator that a file names in its first line; undefined when that line is one of the table. */
export const saidSeparator = (first: string): Separator | undefined =>
  candidates.find(separator => saying.exec(first)?.[1] === separator);

/** Whether a line holds nothing but white space, separators and empty quotes. */
export const isAir = (line: string): boolean => /^[\s,;"]*$/.test(line);
