import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { emptyObject, identity, instant, rowId, written } from './columns.ts';
import { checked, indexed, notNegative } from './constraints.ts';
import { jobs } from './jobs.ts';
import { users } from './people.ts';

/** A report someone asked for, while it is made and after (T115). */
export const reportRuns = pgTable(
  'report_runs',
  {
    id: identity(),
    report: text().notNull(),
    parameters: jsonb().notNull().default(emptyObject),
    userId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    jobId: rowId().references(() => jobs.id, { onDelete: 'set null' }),
    state: text({ enum: ['running', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('running'),
    rowCount: integer(),
    fileName: text(),
    content: text(),
    error: text(),
    expiresAt: instant(),
    finishedAt: instant(),
    ...written,
  },
  t => [
    ...checked(t),
    ...notNegative(t.rowCount),
    index('report_runs_user_index').on(t.userId, t.createdAt),
    ...indexed(t.jobId, t.expiresAt),
  ],
);

/** A single-use link of 60 seconds to one report, for downloads without a session (T116). */
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
