import { lines } from '../lines.ts';
import type { RoleCode } from '../roles.ts';
import { clientWriters } from '../clients/clientWriters.ts';

/** Who works a queue: the agents of the lines. */
export const queueRoles: readonly RoleCode[] = lines.map(({ role }) => role);

/** Who places calls: anyone who works opportunities at all; whose they may be is `clientReach`'s. */
export const callerRoles = clientWriters;
