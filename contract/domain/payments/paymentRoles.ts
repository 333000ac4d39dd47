import { clientWriters } from '../clients/clientWriters.ts';
import type { RoleCode } from '../roles.ts';

/** Who clears, bounces and rejects payments and pays refunds. */
export const paymentDeciders = [
  'admin',
  'finance',
  'ap-admin',
] as const satisfies readonly RoleCode[];

/** Who notes what a client paid: anyone who sells, and the people of the books. */
export const paymentCollectors = [
  ...clientWriters,
  'finance',
  'ap-admin',
] as const satisfies readonly RoleCode[];
