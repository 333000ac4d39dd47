import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { surfaceHeader } from '#dataProvider/verbs/Verb.ts';
import { readNow } from '#dataProvider/query/readAgain.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';
import type { RowFault, TargetPerson, TargetRow } from './targetRows.ts';

interface Edited {
  readonly cycleId: number;
  readonly person: TargetPerson;
  readonly row: TargetRow;
}

export interface Saved {
  readonly refused: readonly RowFault[];
}

const columnOf = (error: HttpError): RowFault['column'] =>
  error.errors?.some(({ field }) => field === '/teamTarget') ? 'team' : 'individual';

/** Saves targets person by person; what is refused stays as it was typed, with the server's words at its cell. */
export const useTargetSave = (onSaved: (saved: Saved) => void) => {
  const client = useClient();
  const queries = useQueryClient();
  const snackbar = useSnackbar();
  const tellFailure = useTellFailure();
  const translate = useTranslate();

  const saveOne = ({ cycleId, person, row }: Edited) => {
    const body = { individualTarget: row.individual, teamTarget: row.team };
    const headers = surfaceHeader('inline');
    return person.targetId === null || person.version === null
      ? client.call('userTargets.add', {
          body: { ...body, userId: person.userId, cycleId },
          headers,
        })
      : client.call('userTargets.update', {
          params: { id: person.targetId },
          body: { ...body, version: person.version },
          headers,
        });
  };

  return useMutation({
    mutationFn: async (edited: readonly Edited[]): Promise<Saved> => {
      const refused: RowFault[] = [];
      for (const one of edited) {
        try {
          await saveOne(one);
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          refused.push({
            key: one.row.key,
            column: columnOf(error),
            words: { message: error.message },
          });
        }
      }
      return { refused };
    },
    onSuccess: async ({ refused }, edited) => {
      await readNow(queries);
      onSaved({ refused });
      if (refused.length < edited.length) snackbar('success', translate('incentives.sheet.saved'));
      if (refused.length > 0)
        snackbar('error', translate('incentives.sheet.failed', { smart_count: refused.length }));
    },
    onError: error => tellFailure(error),
  });
};
