import type { PGlite } from '@electric-sql/pglite';
import { readFileSync } from 'node:fs';

/** Gives a database without the console's tables the function that searches compare text with. */
export const createFoldedText = async (client: PGlite): Promise<void> => {
  const migration = readFileSync('backend/database/migrations/0027_folded_searches.sql', 'utf8');
  await client.exec(migration.split('--> statement-breakpoint')[0] ?? '');
};
