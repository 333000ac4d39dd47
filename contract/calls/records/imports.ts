import Type, { type Static } from 'typebox';
import { strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { longestDeadline } from '../callDeadlines.ts';
import { importAnswer, importBody, importCounts, importId, importQuery } from '../importAnswer.ts';
import { listQuery, pageOf } from '../paging.ts';

const count = Type.Integer({ minimum: 0 });
const resource = Type.String({ pattern: '^[a-z][a-z0-9-]{0,79}$' });
const source = 'design: import of every screen, T100, decision records 0012 and 0027';

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
    deadline: longestDeadline,
    access: 'signed-in',
    summary:
      'Create and change the records of a screen from a CSV, sent as text/csv or as { csv }: a dry run tells what each line does, all or nothing is applied',
    source,
    params: Type.Object({ resource }),
    query: importQuery,
    body: importBody,
    takes: ['text/csv'],
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
    summary: 'The progress of the caller’s own import, in any process of the server',
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
    deadline: longestDeadline,
    access: 'signed-in',
    summary: 'Undo an applied import, unless one of its records has changed since',
    source,
    params: Type.Object({ resource, id: importId }),
    answer: Type.Object({
      importId: Type.String(),
      counts: Type.Object({ restored: count, removed: count }),
    }),
  }),
] as const;
