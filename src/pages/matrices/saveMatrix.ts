import { HttpError } from '#dataProvider/http/HttpError.ts';
import { faultsOf, type CellFault } from './model/faults.ts';
import { mergeMatrix, settled, type MatrixConflict } from './model/mergeMatrix.ts';
import {
  columnNames,
  type ColumnName,
  type Rows,
  type StoredLevel,
  type StoredMatrix,
} from './model/rows.ts';
import { savingOf, type SaveBody, type Saving } from './model/saveBody.ts';

/** How often a merge is saved again before the person is told: others may be saving all the time. */
const attempts = 3;

export interface Edited {
  readonly base: readonly StoredLevel[];
  readonly rows: Rows;
}

export type SaveResult =
  | {
      readonly type: 'saved';
      readonly matrix: StoredMatrix;
      /** The levels that someone else saved meanwhile, if anyone did. */
      readonly joined: readonly StoredLevel[] | null;
    }
  | { readonly type: 'conflict'; readonly conflict: MatrixConflict }
  /** Joined without a conflict, but not a matrix yet. */
  | { readonly type: 'misfit'; readonly edited: Edited };

const isMatrix = (value: unknown): value is StoredMatrix =>
  value !== null && typeof value === 'object' && 'results' in value && Array.isArray(value.results);

/** The stored matrix, when that is why saving was refused. */
const staleMatrix = (error: unknown): StoredMatrix | undefined =>
  error instanceof HttpError && error.code === 'STALE_VERSION' && isMatrix(error.current)
    ? error.current
    : undefined;

const columnOf: Readonly<Record<string, ColumnName>> = {
  designationId: 'approvers',
  level: 'approvers',
  fromBp: 'untilBp',
  untilBp: 'untilBp',
  dealUntilPaise: 'dealUntilPaise',
  reviewerIds: 'reviewers',
  isAnyReviewEnough: 'reviewers',
};

/** What the server says of single entries, at the cells that they stand for. */
const refusedCells = (error: unknown, { keys }: Saving): CellFault[] => {
  const errors = error instanceof HttpError ? error.errors : [];
  return errors.flatMap(({ field, message }): CellFault[] => {
    const [, list, at, name = ''] = field.split('/');
    const key = list === 'entries' ? keys[Number(at)] : undefined;
    const column = columnOf[name] ?? columnNames[0];
    return key === undefined ? [] : [{ key, column, why: { words: message } }];
  });
};

/** Refused for these cells; the error behind it says the rest. */
export class RefusedCells extends Error {
  readonly cells: readonly CellFault[];

  constructor(error: Error, cells: readonly CellFault[]) {
    super(error.message, { cause: error });
    this.cells = cells;
  }
}

/**
 * Saves what differs. When someone else was first, changes of different cells are joined and saved again; those of the
 * same cell end in a conflict, and nothing is saved.
 * @throws RefusedCells when the server names entries, else what the call threw.
 */
export const saveMatrix = async (
  send: (body: SaveBody) => Promise<StoredMatrix>,
  { base, rows }: Edited,
): Promise<SaveResult> => {
  let edited: Edited = { base, rows };
  let joined: readonly StoredLevel[] | null = null as readonly StoredLevel[] | null;
  for (let attempt = 1; ; attempt += 1) {
    const saving = savingOf(edited.base, edited.rows);
    try {
      return { type: 'saved', matrix: await send(saving.body), joined };
    } catch (error) {
      const theirs = staleMatrix(error)?.results;
      if (!theirs || attempt === attempts) {
        const cells = refusedCells(error, saving);
        throw error instanceof Error && cells.length > 0 ? new RefusedCells(error, cells) : error;
      }
      const conflict = mergeMatrix({ base: edited.base, mine: edited.rows, theirs });
      if (conflict.conflicts.length > 0) return { type: 'conflict', conflict };
      edited = { base: theirs, rows: settled(conflict, []) };
      joined = theirs;
      if (faultsOf(edited.rows).length > 0) return { type: 'misfit', edited };
    }
  }
};

/** Who of the others changed a level last. */
export const lastPerson = (levels: readonly StoredLevel[]): string | undefined =>
  levels
    .flatMap(({ entries }) => entries)
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))[0]?.updatedByName;
