import Type from 'typebox';
import schema from '#form-schemas/record-migration.schema.json' with { type: 'json' };
import { idParams, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type { RecordMigration } from '../recordTypes.ts';

const source = 'decision record 0185';
const path = '/console/v1/record-migrations';
const access = ['admin'] as const;
const body = strictObject({ version: Type.Integer({ minimum: 1 }) });

/** What releases changed in the records of the generic store (files of `record-migrations`). */
export const recordMigrationCalls = recordCalls<RecordMigration, object>()({
  area: 'recordMigrations',
  schema,
  called: ['record migration', 'record migrations'],
  access,
  source,
  list: { at: `GET ${path}` },
});

export const migrationActCalls = [
  defineCall({
    id: 'recordMigrations.apply',
    method: 'POST',
    path: `${path}/{id}/apply`,
    kind: 'change',
    access,
    summary: 'Start a migration that waits, failed or was taken back; it runs in the background',
    source,
    params: idParams,
    body,
    answer: answerOf(recordMigrationCalls.schema),
  }),
  defineCall({
    id: 'recordMigrations.takeBack',
    method: 'POST',
    path: `${path}/{id}/take-back`,
    kind: 'change',
    access,
    summary:
      'Bring the records that a migration changed back to what they were, but for what was changed since; it runs in the background',
    source,
    params: idParams,
    body,
    answer: answerOf(recordMigrationCalls.schema),
  }),
] as const;
