import type { KindName } from '../../kinds/kindNames.ts';
import type { Field } from '../screen.ts';

/** Values of these have no order that a person would mean, or one that tells masked digits (T89). */
const unordered: readonly KindName[] = [
  'choices',
  'references',
  'children',
  'json',
  'phone',
  'shape',
];

/** Whether a list can be put in the order of a field, unless its column says otherwise. */
export const isOrdered = (field: Pick<Field, 'kind'> | undefined): boolean =>
  field !== undefined && !unordered.includes(field.kind);
