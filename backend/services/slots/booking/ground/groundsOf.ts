import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import type { SlotGroup, SlotKind, SlotRecord } from '../kinds/SlotKind.ts';

/** The group for each product on whose ground a slot stands, in the order in which products are locked. */
export const groundsOf = <Values extends SlotValues, Answer extends SlotRecord & Values, Details>(
  kind: SlotKind<Values, Answer, Details>,
  values: Values,
): readonly SlotGroup[] =>
  kind.grounds
    ? kind
        .grounds(values)
        .map(ground => ({ ...kind, ...ground }))
        .toSorted((one, other) => one.productId - other.productId)
    : [kind];
