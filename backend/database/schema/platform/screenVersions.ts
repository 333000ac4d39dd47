import { boolean, integer, json, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Change } from '#contract/model/overlay/Change.ts';
import { identity, written } from '../columns.ts';
import { checked, notNegative } from '../constraints.ts';

/**
 * Screens that were published into this instance, over what the files say; only ever added to. The highest number of a screen
 * holds. As `json` and not `jsonb`, which would forget the order of keys.
 */
export const screenVersions = pgTable(
  'screen_versions',
  {
    id: identity(),
    resource: text().notNull(),
    /** Counts up with each version of the screen. */
    number: integer().notNull(),
    /** The screen is as the files say, whatever was published before. */
    isAsFiles: boolean().notNull().default(false),
    /** Changes of the screen's file as it is written, and of its form schema. */
    screenChanges: json().$type<readonly Change[]>().notNull(),
    schemaChanges: json().$type<readonly Change[]>().notNull(),
    /** Of file and schema that the changes were made from. */
    madeFrom: text().notNull(),
    why: text().notNull(),
    ...written,
  },
  t => [...checked(t), ...notNegative(t.number), unique().on(t.resource, t.number)],
);
