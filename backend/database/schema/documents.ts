import { sql } from 'drizzle-orm';
import { check, customType, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { maximumUploadBytes, uploadTypes } from '#contract/domain/checks/uploads.ts';
import { caseReasons, caseStatuses } from './caseReference.ts';
import { editable, identity, instant, removable, rowId, written } from './columns.ts';
import { checked, indexed } from './constraints.ts';
import { users } from './people/people.ts';

const [gif, jpeg, png, pdf] = uploadTypes;

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A file on any object; the same file twice on one object is refused (T93). */
export const documents = pgTable(
  'documents',
  {
    id: identity(),
    objectType: text().notNull(),
    objectId: rowId().notNull(),
    domainId: integer().notNull().default(5),
    name: text().notNull(),
    mediaType: text({ enum: [gif.mime, jpeg.mime, png.mime, pdf.mime] }).notNull(),
    /** `objectMediaType.displayName`. */
    displayName: text().notNull(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    size: integer().notNull(),
    sha256: text().notNull(),
    ...editable,
    ...removable,
  },
  t => [
    ...checked(t),
    check(
      'documents_size_check',
      sql`${t.size} between 1 and ${sql.raw(String(maximumUploadBytes))}`,
    ),
    uniqueIndex('documents_content_unique')
      .on(t.objectType, t.objectId, t.sha256)
      .where(sql`${t.deletedAt} is null`),
    index('documents_object_index').on(t.objectType, t.objectId),
  ],
);

/** The bytes of a document, apart, so that lists never read them; the embedded store of the document adapter. */
export const documentContents = pgTable('document_contents', {
  documentId: rowId()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  content: bytes().notNull(),
});

/** What was said on any record, with the status and reason that were set with it. */
export const comments = pgTable(
  'comments',
  {
    id: identity(),
    entity: text().notNull(),
    entityId: rowId().notNull(),
    caseStatusId: rowId().references(() => caseStatuses.id, { onDelete: 'restrict' }),
    caseReasonId: rowId().references(() => caseReasons.id, { onDelete: 'restrict' }),
    text: text().notNull(),
    /** Colleagues whom the words name by @, who were told of it. */
    mentionedIds: rowId()
      .array()
      .notNull()
      .default(sql`'{}'::bigint[]`),
    fupTime: instant(),
    authorId: rowId()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    createdAt: written.createdAt,
  },
  t => [
    index('comments_entity_index').on(t.entity, t.entityId, t.createdAt),
    ...indexed(t.caseStatusId, t.caseReasonId, t.authorId, t.createdAt),
  ],
);
