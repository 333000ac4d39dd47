import { nearest } from '#contract/domain/nearest.ts';
import { columnFinder, namesOf, type NamedColumn } from '#contract/model/importColumns.ts';
import type { Matched } from '../useImport.ts';

/** What a person said of headings before, by heading. */
export type Remembered = Readonly<Record<string, string | null>>;

/** A column whose heading begins so is for people. */
export const isRemark = (heading: string): boolean => heading.startsWith('#');

/**
 * What the columns of a file probably are: what was said of them before, what their headings mean, or nearly mean. No
 * column is meant twice by guessing.
 * @param keepsUnknown Headings that mean nothing here stay as they are, because the call may know more of them.
 */
export const guessColumns = (
  headings: readonly string[],
  columns: readonly NamedColumn[],
  remembered: Remembered,
  keepsUnknown: boolean,
): Matched => {
  const find = columnFinder(columns);
  const known = new Set(columns.map(({ heading }) => heading));
  const taken = new Set<string>();
  const take = (name: string | null | undefined): string | null => {
    if (!name || taken.has(name)) return null;
    taken.add(name);
    return name;
  };
  const isSaid = (heading: string) =>
    Object.hasOwn(remembered, heading) &&
    (remembered[heading] === null || known.has(remembered[heading] ?? ''));
  // What is certain is taken first, wherever it stands.
  const certain = headings.map(heading => {
    if (isRemark(heading)) return null;
    return take(isSaid(heading) ? remembered[heading] : find(heading)?.heading);
  });
  return certain.map((name, at) => {
    const heading = headings[at] ?? '';
    if (name !== null || heading === '' || isRemark(heading) || isSaid(heading)) return name;
    const near = nearest(heading, columns.flatMap(namesOf));
    return take(near === null ? null : find(near)?.heading) ?? (keepsUnknown ? heading : null);
  });
};

/** The columns that more than one column of the file would be. */
export const meantTwice = (matched: Matched): readonly string[] => [
  ...new Set(
    matched.filter((name, at): name is string => name !== null && matched.indexOf(name) !== at),
  ),
];
