/** Where something is in a text, both counted from 1 as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export const positionAt = (text: string, offset: number): Position => {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
};

/** `pointer('list', 'columns', 0)` → `/list/columns/0` (RFC 6901). */
export const pointer = (...steps: readonly (string | number)[]): string =>
  steps.map(step => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
