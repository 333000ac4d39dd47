import type { ScreenDiff } from './screenDiff.ts';

const headOf = ({ resource, name }: ScreenDiff): string => `${name} (${resource})`;

const part = (
  title: string,
  diffs: readonly ScreenDiff[],
  linesOf: (diff: ScreenDiff) => readonly string[],
): readonly string[] => {
  const told = diffs
    .map(diff => [diff, linesOf(diff)] as const)
    .filter(([, lines]) => lines.length > 0);
  if (told.length === 0) return [];
  return [
    title,
    ...told.flatMap(([diff, lines]) => [`  ${headOf(diff)}`, ...lines.map(line => `    ${line}`)]),
    '',
  ];
};

/** What is looked at first comes first: wider rights, then stored records, then what people see. */
export const diffReport = (diffs: readonly ScreenDiff[]): readonly string[] => {
  const turned = (turn: 'wider' | 'narrower') => (diff: ScreenDiff) =>
    diff.rights.filter(one => one.turn === turn).map(({ sentence }) => sentence);
  const count = diffs.length === 1 ? '1 screen differs' : `${diffs.length} screens differ`;
  return [
    ...part('Wider rights', diffs, turned('wider')),
    ...part('Narrower rights', diffs, turned('narrower')),
    ...part('Stored records', diffs, ({ records }) => records),
    ...part('What people see', diffs, ({ people }) => people),
    diffs.length === 0 ? 'No screen differs.' : `${count}.`,
  ];
};
