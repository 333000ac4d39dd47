import type { Labelled } from '../enumeration.ts';

/** What the client answered: a field of its own that shares numbers with the status (decision T30). */
export const termsheetAcceptances = [
  { id: 5, label: 'accepted' },
  { id: 6, label: 'rejected' },
  { id: 7, label: 'expired' },
] as const satisfies readonly Labelled[];
