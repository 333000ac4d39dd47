import type { ClientTypeId } from '../accounts/clientTypes.ts';
import type { Line } from '../lines.ts';

/** The client types of the accounts that a line works; a tenant is a client of the type Owner (T41). */
export const clientTypesOfLine = {
  owner: [3],
  broker: [2],
  builder: [1, 4, 5],
  tenant: [3],
} as const satisfies Record<Line, readonly ClientTypeId[]>;
