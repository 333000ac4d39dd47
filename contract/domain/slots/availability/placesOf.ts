/**
 * How many slots of a kind stand side by side on one area on one day, where it is more than one. The specification says
 * nothing of it (decision record 0170).
 */
const places: Readonly<Record<string, number>> = {
  'np-slot': 6,
  'video-tour': 8,
  'project-listing': 6,
};

/** Places of a kind of slot on an area, at least one. */
export const placesOf = (kind: string): number => places[kind] ?? 1;

/** Whether a slot of a kind takes its area whole, and with it the areas within and around (decision record 0060). */
export const keepsAround = (kind: string): boolean => placesOf(kind) === 1;
