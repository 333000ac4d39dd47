import type { RoleCode } from '../roles.ts';
import type { Grant } from '../userFlags.ts';

/** Names under which calls and history hold phone numbers of clients; a field with a new name of this sort joins them. */
const names: ReadonlySet<string> = new Set([
  'phone',
  'mobile',
  'helpdesk',
  'contactNumber',
  'pocContactNumbers',
  'accountPocContactNumbers',
  'receiverNumber',
  'custNumber',
  'callerNumber',
  'toNo',
]);

/** Whether a field, or the last step of the path of one, holds phone numbers of clients. */
export const isPhoneField = (path: string): boolean =>
  names.has(path.slice(path.lastIndexOf('.') + 1));

/** They keep clients' data in order, for which they have to see it. */
const keepers: readonly RoleCode[] = ['admin', 'master-data'];

/** Whether masking is lifted for somebody (decision T89; record 0072). */
export const seesWholeNumbers = (grants: readonly Grant[]): boolean =>
  grants.some(({ code }) => keepers.includes(code));
