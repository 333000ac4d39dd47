import type { BookedKind } from '../booking/kinds/bookedKind.ts';

/** The page of a slot that is held: kinds have the addresses of the specification, by their names. */
export const linkOf = ({ group }: BookedKind, slotId: number): string => `/${group.kind}/${slotId}`;
