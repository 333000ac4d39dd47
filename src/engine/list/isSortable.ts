import type { KindName } from '#contract/kinds/kindNames.ts';
import type { Field } from '#contract/model/types.ts';

/** Values of these have no order that a person would mean, or one that tells masked digits (T89). */
const unordered: readonly KindName[] = ['choices', 'references', 'children', 'json', 'phone'];

/** Whether a list can be put in the order of this field. */
export const isSortable = ({ kind }: Pick<Field, 'kind'>): boolean => !unordered.includes(kind);
