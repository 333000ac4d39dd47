/** How far a migration of stored records is: one that waits is asked for by an administrator (`RECORD_MIGRATIONS=ask`). */
export const migrationStates = [
  'waiting',
  'running',
  'done',
  'taking-back',
  'taken-back',
  'failed',
] as const;

export type MigrationState = (typeof migrationStates)[number];
