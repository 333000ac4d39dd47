import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { ClientTypeId } from '#contract/domain/accounts/clientTypes.ts';
import { setupMessages } from '#contract/domain/messages/setupMessages.ts';
import { surfaceHeader } from '#dataProvider/verbs/Verb.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';
import { gridChanges, type GridChange } from '#engine/grid/gridChanges.ts';
import { edit, type MatrixEditor } from './model/editor.ts';
import type { CellFault } from './model/faults.ts';
import type { MatrixConflict } from './model/mergeMatrix.ts';
import { columnNames, type LevelRow, type Rows, type StoredMatrix } from './model/rows.ts';
import { lastPerson, RefusedCells, saveMatrix, type Edited } from './saveMatrix.ts';

export const matrixKey = callKey('discountMatrix.list');

interface Input {
  readonly id: ClientTypeId;
  readonly editor: MatrixEditor;
  readonly onEditor: (editor: MatrixEditor) => void;
  /** Cells that the server refused. */
  readonly onRefused: (cells: readonly CellFault[]) => void;
}

/** The words of the specification for levels that came or went alone; else its default (part 2 section 8). */
const successOf = (changes: readonly GridChange<LevelRow>[]): string | undefined => {
  const types = new Set(changes.map(({ type }) => type));
  if (types.has('added') && !types.has('removed')) return setupMessages.discountLevelAdded;
  return types.has('removed') && !types.has('added')
    ? setupMessages.discountLevelRemoved
    : undefined;
};

/** The saved levels in place of those that the client type had. */
const withLevels = (all: StoredMatrix, id: ClientTypeId, saved: StoredMatrix): StoredMatrix => {
  const results = [...all.results.filter(one => one.clientTypeId !== id), ...saved.results];
  const totalCount = results.reduce((sum, { entries }) => sum + entries.length, 0);
  return { results, totalCount, designations: saved.designations };
};

/** Saving one matrix, with what happens when someone else was first. */
export const useMatrixSave = ({ id, editor, onEditor, onRefused }: Input) => {
  const client = useClient();
  const queries = useQueryClient();
  const translate = useTranslate();
  const snackbar = useSnackbar();
  const tellFailure = useTellFailure();
  const [conflict, setConflict] = useState<MatrixConflict | null>(null);
  const [reason, setReason] = useState('');
  const nameOf = (person: string | undefined) => person ?? translate('engine.conflict.someone');

  const { mutate, isPending } = useMutation({
    mutationFn: ({ edited, why }: { edited: Edited; why: string }) =>
      saveMatrix(
        body =>
          client.call('discountMatrix.save', {
            query: { clientTypeId: id },
            body: { ...body, ...(why.trim() && { reason: why.trim() }) },
            headers: surfaceHeader('matrix'),
          }),
        edited,
      ),
    onSuccess: (result, { edited }) => {
      setConflict(result.type === 'conflict' ? result.conflict : null);
      if (result.type === 'conflict') return;
      if (result.type === 'misfit') {
        onEditor(edit(result.edited.base, result.edited.rows));
        const person = nameOf(lastPerson(result.edited.base));
        snackbar('warning', translate('matrices.save.misfit', { person }), {
          autoHideDuration: null,
        });
        return;
      }
      const changes = gridChanges<LevelRow>(columnNames, edit(edited.base).original, edited.rows);
      onEditor(edit(result.matrix.results));
      queries.setQueryData<StoredMatrix>(
        matrixKey,
        all => all && withLevels(all, id, result.matrix),
      );
      if (!result.joined) snackbar('success', successOf(changes));
      else {
        const person = nameOf(lastPerson(result.joined));
        snackbar('info', translate('matrices.save.merged', { person }), { autoHideDuration: null });
      }
    },
    onError: error => {
      setConflict(null);
      if (error instanceof RefusedCells) onRefused(error.cells);
      tellFailure(error, translate('matrices.save.failed'));
    },
  });

  return {
    isSaving: isPending,
    conflict,
    person: nameOf(conflict ? lastPerson(conflict.theirs) : undefined),
    save: (why: string) => {
      setReason(why);
      mutate({ edited: { base: editor.base, rows: editor.rows }, why });
    },
    /** Saves again with a value for each cell that both had changed. */
    resolve: (rows: Rows) =>
      conflict && mutate({ edited: { base: conflict.theirs, rows }, why: reason }),
    giveUp: () => setConflict(null),
  };
};
