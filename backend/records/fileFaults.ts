import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { FieldError } from '#contract/calls/errors.ts';
import { fieldFaults } from '#contract/domain/messages/fieldFaults.ts';
import { fileIdsIn } from '#contract/model/record/fileIdsIn.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Database } from '../database/client.ts';
import { files } from '../database/schema/index.ts';
import type { Saved } from './checkBody.ts';
import { fileRows } from './fileRows.ts';

/** Files that a record names again although they were uploaded for something else, or by someone else. */
export const fileFaults = async (
  screen: RecordScreen,
  { record, previous, actor }: Saved,
  { db, recordId }: { db: Database; recordId: unknown },
): Promise<FieldError[]> => {
  const known = new Set(fileIdsIn(screen.fields, previous).map(({ id }) => id));
  const named = fileIdsIn(screen.fields, record).filter(({ id }) => !known.has(id));
  if (named.length === 0) return [];
  const rows = await fileRows(
    db,
    named.map(({ id }) => id),
  );
  const isOwn = ({ id, field }: (typeof named)[number]) =>
    rows.some(
      row =>
        row.id === id &&
        row.resource === screen.resource &&
        row.field === field &&
        (row.recordId === null ? row.createdBy === actor.id : row.recordId === String(recordId)),
    );
  return named
    .filter(one => !isOwn(one))
    .map(({ path }) => ({
      in: 'body',
      field: `/${path.replaceAll('.', '/')}`,
      code: 'file',
      ...fieldFaults.file,
    }));
};

/** A month, so that taking a change back finds the file again. */
const keptFor = 30 * 24 * 60 * 60_000;

/** Binds the files that a saved record names to it, and lets go of those that it names no longer. */
export const bindFiles = async (
  screen: RecordScreen,
  recordId: string | number,
  record: unknown,
  { db, now }: { db: Database; now: Date },
): Promise<void> => {
  const ids = fileIdsIn(screen.fields, record).map(({ id }) => id);
  const ofRecord = and(eq(files.resource, screen.resource), eq(files.recordId, String(recordId)));
  if (ids.length > 0) {
    await db
      .update(files)
      .set({ recordId: String(recordId), expiresAt: null })
      .where(and(eq(files.resource, screen.resource), inArray(files.id, ids)));
  }
  await db
    .update(files)
    .set({ expiresAt: new Date(now.getTime() + keptFor) })
    .where(and(ofRecord, isNull(files.expiresAt), notInArray(files.id, ids)));
};

/** Whether records of a screen name files at all: nothing is asked of the database where none does. */
export const hasFiles = ({ fields }: RecordScreen): boolean => {
  const isFile = (field: RecordScreen['fields'][string]): boolean =>
    field.kind === 'file' || field.kind === 'image' || field.children.some(isFile);
  return Object.values(fields).some(isFile);
};
