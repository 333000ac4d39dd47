import { integer, json, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { editable, identity } from '../columns.ts';
import { checked, indexed, notNegative } from '../constraints.ts';

/** A screen as its two files would have it. */
export interface DraftedScreen {
  readonly file: Record<string, unknown>;
  readonly schema: Record<string, unknown> | null;
}

/** Screens that someone works on in Studio, one a screen, until they are published. As `json`, which keeps the order of keys. */
export const screenDrafts = pgTable(
  'screen_drafts',
  {
    id: identity(),
    resource: text().notNull(),
    /** What it is called, several of them, in English. */
    label: text().notNull(),
    /** Its file as it is written and its form schema; null: it has that of another screen, or none. */
    screen: json().$type<DraftedScreen>().notNull(),
    /** The number of the version that it was made from; 0: what the files say, or nothing. */
    basedOn: integer().notNull(),
    /** Of the files that it was made from: a release that changes them makes it old. */
    madeFrom: text().notNull(),
    ...editable,
  },
  t => [...checked(t), ...notNegative(t.basedOn), ...indexed(t.updatedAt), unique().on(t.resource)],
);
