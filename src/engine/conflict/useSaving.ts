import { useQueryClient } from '@tanstack/react-query';
import {
  useDataProvider,
  useTranslate,
  type EditControllerProps,
  type RaRecord,
  type UpdateParams,
} from 'react-admin';
import { useMemo } from 'react';
import { isDraftIn } from '#contract/model/record/checkRecord.ts';
import { putRecord, putRow } from '#dataProvider/query/put.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../ScreenContext.ts';
import { useUndoable, type Followed } from '../undo/useUndoable.ts';
import { editablePaths, formValues } from '../values/initialValues.ts';
import { storedRecord } from '../values/storedRecord.ts';
import { saveChanges, SavedFirst, type Kept } from './saveChanges.ts';
import { useMergeWords } from './useMergeWords.ts';
import { useReread } from './useReread.ts';

interface Saving {
  /** Through what the record is changed: its form, or its row in the list. */
  readonly surface: 'form' | 'inline';
  /** What a save may touch; absent: the fields of the form. */
  readonly paths?: readonly string[];
  /** The second line of a message that offers the way back; absent: none is offered. */
  readonly detailOf?: (record: RaRecord) => string;
}

/** For an edit controller of a record that is in a list: as it is shown there, without reading it again. */
export const asShown = (record: RaRecord) => ({ enabled: false, placeholderData: record });

/**
 * How React-Admin's edit controller saves a record of the screen: what differs from `previousData`, with its version and the
 * surface as `meta`. What someone else saved meanwhile is joined and said. Messages and caches follow, no matter who calls `save`.
 * It fails with `SavedFirst` where both changed the same.
 */
export const useSaving = ({ surface, paths, detailOf }: Saving) => {
  const screen = useScreen();
  const { resource } = screen;
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const follow = useUndoable();
  const reread = useReread();
  const snackbar = useSnackbar();
  const translate = useTranslate();
  const text = useText();
  const { keptWords } = useMergeWords();
  const touched = useMemo(() => paths ?? editablePaths(screen), [paths, screen]);

  const tell = (record: RaRecord, kept: Kept | null, done: Followed) => {
    const { success } = screen.data.calls?.update?.messages ?? {};
    const words = keptWords(kept);
    const about = { resource, record };
    if (words) snackbar('info', words, { autoHideDuration: null });
    else if (isDraftIn(screen, record)) done.tell(translate('engine.form.draft_saved'));
    else if (detailOf) done.tell(success && text(success), detailOf(record), about);
    else snackbar('success', success && text(success), { about });
  };

  const save = async ({ data, previousData, meta }: Partial<UpdateParams<RaRecord>>) => {
    const base = previousData as RaRecord;
    const followed = follow();
    const saving = saveChanges(
      async ({ base: from, data: changes }) =>
        storedRecord(
          await dataProvider.update(resource, {
            id: from.id,
            data: changes,
            previousData: from,
            meta: { ...meta, surface, version: from['version'] },
          }),
        ),
      touched,
      { values: formValues({ ...base, ...data }), base },
    );
    const done = await saving.then(followed, followed);
    const result = await saving;
    if (result.type === 'conflict') throw new SavedFirst(result.conflict);
    if (result.type === 'saved') tell(result.record, result.kept, done);
    return result.record;
  };

  const onSettled = (record: RaRecord | undefined) => {
    if (!record) return;
    // As it is stored now: React-Admin leaves in the old record what the new one has no more.
    putRecord(queries, resource, record);
    if (surface === 'inline') putRow(queries, resource, record);
    reread(record.id);
  };

  return {
    // Who may change it was asked where it is drawn.
    disableAuthentication: true,
    mutationMode: 'pessimistic',
    redirect: false,
    mutationOptions: { mutationFn: save, onSettled, onSuccess: () => undefined },
  } satisfies EditControllerProps<RaRecord>;
};
