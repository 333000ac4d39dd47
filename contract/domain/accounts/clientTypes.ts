import type { Labelled } from '../enumeration.ts';

/** What kind of client an account is (part 1 section 3). Tenants are a line, not a client type (decision T41). */
export const clientTypes = [
  { id: 1, label: 'Builder' },
  { id: 2, label: 'Broker' },
  { id: 3, label: 'Owner' },
  { id: 4, label: 'Financial Institution' },
  { id: 5, label: 'Marketing Agency' },
] as const satisfies readonly Labelled[];

export type ClientTypeId = (typeof clientTypes)[number]['id'];

/** `clientType` of the sales report: exactly these two (part 3 section 7, decision T41). */
export const salesReportClientTypes = ['OWNER', 'BROKER'] as const;
