import type { BookedKind } from '../booking/kinds/bookedKind.ts';
import { heldKinds } from '../kinds/slotKinds.ts';

/** The kinds that can be held, by their product. */
export const holdableKinds: ReadonlyMap<number, BookedKind> = new Map(
  heldKinds.map(kind => [kind.group.productId, kind]),
);
