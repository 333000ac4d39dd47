import type { Holdable } from './holdableKinds.ts';

/** The page of a slot that is held: kinds have the addresses of the specification, by their names. */
export const linkOf = ({ group }: Holdable, slotId: number): string => `/${group.kind}/${slotId}`;
