import Type, { type Static } from 'typebox';
import { strictObject } from './bodies.ts';

const count = Type.Integer({ minimum: 0 });
const fields = Type.Record(Type.String(), Type.Unknown());

/** What names an import: of a dry run, and of one that was applied. */
export const importId = Type.String({ minLength: 1, maxLength: 80 });

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
        /** What would be read there: options, or examples. */
        reads: Type.Optional(Type.Array(Type.Object({ en: Type.String(), hi: Type.String() }))),
      }),
    ),
  ),
  /** What the line does besides, to other records: each a sentence, in Hindi too. */
  notes: Type.Optional(
    Type.Array(Type.Object({ message: Type.String(), hi: Type.Optional(Type.String()) })),
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

export const importBody = strictObject({
  csv: Type.String(),
  /** What each column of the file is called in place of its heading, in the order of the file; null leaves it out. */
  columns: Type.Optional(
    Type.Array(Type.Union([Type.String({ minLength: 1, maxLength: 200 }), Type.Null()]), {
      maxItems: 100,
    }),
  ),
});

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
