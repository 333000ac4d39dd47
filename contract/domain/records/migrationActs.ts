import type { AuditAct } from '../auditActs.ts';

/** What history calls a change that came with a new version of a screen; nobody did it, and it brings nothing back. */
export const migrationActs = [
  'migrate-record',
  'migrate-record-back',
] as const satisfies readonly AuditAct[];
