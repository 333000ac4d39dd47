import type { Field } from '../model/screen.ts';

const named = /(?:^|[._])id$|[a-z\d]Id$/;

/**
 * Whether a number is the name of something rather than how much of it: a whole number called `id`, `…Id` or `…_id`. It
 * reads as it is, `1687`, never as `1,687` (docs/decisions/0063-refusals-in-hindi.md).
 */
export const isIdentifier = ({
  kind,
  path = '',
}: Pick<Field, 'kind'> & Partial<Pick<Field, 'path'>>): boolean =>
  kind === 'number' && named.test(path);
