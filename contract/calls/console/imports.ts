import Type, { type Static } from 'typebox';
import { strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';

const count = Type.Integer({ minimum: 0 });
const fields = Type.Record(Type.String(), Type.Unknown());
const importId = Type.String({ minLength: 1, maxLength: 80 });
const resource = Type.String({ pattern: '^[a-z][a-z0-9-]{0,79}$' });
const source = 'design: import of every screen, T100, decision records 0012 and 0027';

/** How many lines of a file do what. */
export const importCounts = Type.Object({
  lines: count,
  unchanged: count,
  changed: count,
  created: count,
  errors: count,
});
export type ImportCounts = Static<typeof importCounts>;

/** What one line of a file does; lines are counted as editors count them, the header is line 1. */
export const importLine = Type.Object({
  line: Type.Integer({ minimum: 2 }),
  status: Type.Enum(['unchanged', 'change', 'create', 'error']),
  /** The record that the line means; absent for a new one. */
  id: Type.Optional(Type.Union([Type.Integer(), Type.String()])),
  /** Which record that is: values by field of the screen. */
  record: Type.Optional(fields),
  /** By field of the screen: the values that change, as they are; absent for a new record. */
  before: Type.Optional(fields),
  /** The same fields as they will be; all that the line says for a new record. */
  after: Type.Optional(fields),
  errors: Type.Optional(
    Type.Array(
      Type.Object({
        /** Heading of the column; absent when the line as a whole is wrong. */
        column: Type.Optional(Type.String()),
        message: Type.String(),
        /** The same in Hindi, where the sentence is the console's own. */
        hi: Type.Optional(Type.String()),
      }),
    ),
  ),
  /** Of a line with errors: its cells as the file has them, in the order of `header`. */
  cells: Type.Optional(Type.Array(Type.String())),
});
export type ImportLine = Static<typeof importLine>;

export const importQuery = strictObject({
  dryRun: Type.Optional(Type.Boolean({ default: false })),
  /** Of a dry run: applies exactly what that one told, or nothing. */
  importId: Type.Optional(importId),
  /** Kept in the history of imports. */
  fileName: Type.Optional(Type.String({ maxLength: 200 })),
  /** A name of the caller's choice, under which `imports.progress` tells how far the work is. */
  run: Type.Optional(Type.String({ pattern: '^[\\w-]{8,80}$' })),
});

export const importBody = strictObject({ csv: Type.String() });

/** The answer of every import, whichever call reads the file. */
export const importAnswer = Type.Object({
  isApplied: Type.Boolean(),
  /** What the apply names, and the revert; absent when no line changes anything or one is wrong. */
  importId: Type.Optional(Type.String()),
  counts: importCounts,
  /** Headings of the file, in order; of a dry run. */
  header: Type.Optional(Type.Array(Type.String())),
  /** One entry a line of a dry run; what was applied is told by the dry run before it. */
  results: Type.Optional(Type.Array(importLine)),
});
export type ImportAnswer = Static<typeof importAnswer>;

const pastImport = Type.Object({
  importId: Type.String(),
  at: Type.String({ format: 'date-time' }),
  actorName: Type.String(),
  fileName: Type.Optional(Type.String()),
  counts: importCounts,
  revertedAt: Type.Optional(Type.String({ format: 'date-time' })),
  revertedByName: Type.Optional(Type.String()),
});
export type PastImport = Static<typeof pastImport>;

/** Files of records: the screen file says which screens have them, what a line means and who may (`import`). */
export const importCalls = [
  defineCall({
    id: 'imports.run',
    method: 'POST',
    path: '/console/v1/imports/{resource}',
    kind: 'change',
    access: 'signed-in',
    summary:
      'Create and change the records of a screen from a CSV, sent as text/csv or as { csv }: a dry run tells what each line does, all or nothing is applied',
    source,
    params: Type.Object({ resource }),
    query: importQuery,
    body: importBody,
    answer: importAnswer,
  }),
  defineCall({
    id: 'imports.list',
    method: 'GET',
    path: '/console/v1/imports/{resource}',
    kind: 'read',
    access: 'signed-in',
    summary: 'Imports of a screen that were applied, newest first, and whether they were reverted',
    source,
    params: Type.Object({ resource }),
    query: strictObject({ page: listQuery.page, pageSize: listQuery.pageSize }),
    answer: pageOf(pastImport),
  }),
  defineCall({
    id: 'imports.progress',
    method: 'GET',
    path: '/console/v1/imports/{resource}/progress/{run}',
    kind: 'read',
    access: 'signed-in',
    summary: 'How far a running import of the person is, in whichever process of the server',
    source,
    params: Type.Object({ resource, run: Type.String({ maxLength: 80 }) }),
    answer: Type.Object({
      done: Type.Optional(count),
      total: Type.Optional(count),
    }),
  }),
  defineCall({
    id: 'imports.revert',
    method: 'POST',
    path: '/console/v1/imports/{resource}/{id}/revert',
    kind: 'change',
    access: 'signed-in',
    summary: 'Undo an applied import, unless somebody changed one of its records since',
    source,
    params: Type.Object({ resource, id: importId }),
    answer: Type.Object({
      importId: Type.String(),
      counts: Type.Object({ restored: count, removed: count }),
    }),
  }),
] as const;
