import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, instant, rowId, written } from './columns.ts';
import { checked, indexed, notNegative } from './constraints.ts';
import { jobs } from './platform/jobs.ts';
import { users } from './people/people.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * What a job has made so far, a part a piece of work: the file is all of them in their order, written as CSV or XLSX when it
 * is fetched. Each is JSON, compressed.
 */
export const jobParts = pgTable(
  'job_parts',
  {
    jobId: rowId()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    rowCount: integer().notNull(),
    content: bytes().notNull(),
  },
  t => [
    ...checked(t),
    ...notNegative(t.position, t.rowCount),
    primaryKey({ columns: [t.jobId, t.position] }),
  ],
);

/** A single-use link of 60 seconds to one's reports, for downloads without a session (T116). */
export const reportTokens = pgTable(
  'report_tokens',
  {
    id: identity(),
    tokenHash: text().notNull().unique(),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    ...written,
  },
  t => indexed(t.userId),
);
