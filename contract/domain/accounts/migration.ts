/** What the server says of a migration, and what is shown (part 1 section 4). */
export const migrationResults = {
  SUCCESS: { kind: 'success', text: '{entity} Migrated Successfully' },
  ERROR: { kind: 'error', text: '{entity} Migration Unsuccessful' },
  'ALREADY MIGRATED': { kind: 'warning', text: '{entity} Already Migrated' },
} as const;

export type MigrationStatus = keyof typeof migrationResults;

/** The notice of a migration of an entity, such as `Account`; any other status is a failure. */
export const migrationNotice = (status: string, entity: string) => {
  const known = Object.hasOwn(migrationResults, status) ? (status as MigrationStatus) : 'ERROR';
  const { kind, text } = migrationResults[known];
  return { kind, text: text.replace('{entity}', () => entity) };
};
