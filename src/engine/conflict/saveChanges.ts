import type { RaRecord } from 'react-admin';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { changedPaths } from '../values/changedPaths.ts';
import { formValues, valuesToUpdate } from '../values/initialValues.ts';
import type { Values } from '../values/withValueAt.ts';
import { mergeChanges, type FieldConflict } from '../values/mergeChanges.ts';

/** How often a merge is saved again before the person is told: others may be saving all the time. */
const attempts = 3;

export interface SaveInput {
  readonly values: Values;
  /** The record that the values were made from. */
  readonly base: RaRecord;
}

/** Both sides changed the same fields: the person decides. */
export interface Conflict {
  readonly conflicts: readonly FieldConflict[];
  /** All else, already joined. */
  readonly merged: Values;
  /** The stored record now. */
  readonly theirs: RaRecord;
}

/** Nothing was saved: someone else saved first and changed the same fields. */
export class SavedFirst extends Error {
  override readonly name = 'SavedFirst';

  constructor(readonly conflict: Conflict) {
    super();
  }
}

/** Fields that someone else had changed and that stay as they set them, with the record as they left it. */
export interface Kept {
  readonly paths: readonly string[];
  readonly from: RaRecord;
}

export type SaveResult =
  /** The record as it is stored: there was nothing to save. */
  | { readonly type: 'unchanged'; readonly record: RaRecord }
  | { readonly type: 'saved'; readonly record: RaRecord; readonly kept: Kept | null }
  | { readonly type: 'conflict'; readonly conflict: Conflict };

const isRecord = (value: unknown): value is RaRecord =>
  value !== null && typeof value === 'object' && 'id' in value;

/** The stored record, when that is why saving was refused. */
export const staleRecord = (error: unknown): RaRecord | undefined =>
  error instanceof HttpError && error.code === 'STALE_VERSION' && isRecord(error.current)
    ? error.current
    : undefined;

type Update = (input: { base: RaRecord; data: Values }) => Promise<RaRecord>;

/**
 * Saves what changed; nothing changed is nothing saved. When someone else was first, changes to different fields are joined and
 * saved again; changes to the same field end in a conflict, and nothing is saved.
 */
export const saveChanges = async (
  update: Update,
  paths: readonly string[],
  { values, base }: SaveInput,
): Promise<SaveResult> => {
  let from = base;
  let mine = values;
  let kept: Kept | null = null as Kept | null;
  for (let attempt = 1; ; attempt += 1) {
    const data = valuesToUpdate(mine, changedPaths(paths, formValues(from), mine));
    if (Object.keys(data).length === 0 && !kept) return { type: 'unchanged', record: from };
    try {
      return { type: 'saved', record: await update({ base: from, data }), kept };
    } catch (error) {
      const theirs = staleRecord(error);
      if (!theirs || attempt === attempts) throw error;
      const original = formValues(from);
      const {
        merged,
        conflicts,
        theirs: taken,
      } = mergeChanges({
        original,
        mine,
        theirs: formValues(theirs),
        paths,
      });
      if (conflicts.length > 0)
        return { type: 'conflict', conflict: { conflicts, merged, theirs } };
      kept = { paths: [...new Set([...(kept?.paths ?? []), ...taken])], from: theirs };
      mine = merged;
      from = theirs;
    }
  }
};
