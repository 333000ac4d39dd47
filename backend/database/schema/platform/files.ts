import { sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, rowId } from '../columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What was uploaded to a field of a record: its name and facts; the bytes are in the file store. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The screen and its field; a field of a list is `cards.image`. */
    resource: text().notNull(),
    field: text().notNull(),
    /** The record that names it, or named it last; null until one is saved. */
    recordId: text(),
    name: text().notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    width: integer(),
    height: integer(),
    sha256: text().notNull(),
    createdBy: rowId().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** When it is removed unless a record names it again; null while one does. */
    expiresAt: instant(),
  },
  t => [
    index('files_record_index').on(t.resource, t.recordId),
    index('files_expiry_index')
      .on(t.expiresAt)
      .where(sql`${t.expiresAt} is not null`),
  ],
);

/** The bytes of files, apart, where no other store is set up. */
export const fileContents = pgTable('file_contents', {
  fileId: uuid()
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  content: bytes().notNull(),
});
