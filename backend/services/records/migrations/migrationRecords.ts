import { sql } from 'drizzle-orm';
import { recordMigrationCalls } from '#contract/calls/records/recordMigrations.ts';
import type { RecordMigration } from '#contract/calls/recordTypes.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { recordMigrations as table } from '../../../database/schema/index.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';

const fields = {
  name: table.name,
  resource: table.resource,
  note: table.note,
  about: table.about,
  state: table.state,
  seen: table.seen,
  changed: table.changed,
  kept: sql<number>`(select coalesce(sum(counted.value::int), 0) from jsonb_each_text(${table.keptIn}) as counted)`.mapWith(
    Number,
  ),
  keptIn: sql<string>`(select string_agg(counted.key || ': ' || counted.value, ', ' order by counted.key) from jsonb_each_text(${table.keptIn}) as counted)`,
  error: table.error,
  startedAt: table.startedAt,
  endedAt: table.endedAt,
  version: table.version,
};

/** Migrations of stored records, the newest first. */
export const migrationRecords = declareRecords<RecordMigration, object>(recordMigrationCalls, {
  resource: 'record-migrations',
  table,
  removal: 'hard',
  notThere: notThere.record,
  fields,
  search: [table.name, table.resource, table.about],
  sort: '-name',
  readers: 'granted',
});
