import type { Labelled } from '../enumeration.ts';

/**
 * How near an account is to buying (part 1 section 2). The ids are not in order of warmth; `sortOrder` is:
 * Hot, Warm, Cold (decision T40).
 */
export const clientStatuses = [
  { id: 1, label: 'Hot', sortOrder: 1 },
  { id: 2, label: 'Cold', sortOrder: 3 },
  { id: 3, label: 'Warm', sortOrder: 2 },
] as const satisfies readonly (Labelled & { sortOrder: number })[];

export const hotClientStatusId = clientStatuses[0].id;
