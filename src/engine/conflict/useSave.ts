import {
  useRegisterMutationMiddleware,
  useSaveContext,
  useTranslate,
  type DataProvider,
  type RaRecord,
  type SaveContextValue,
} from 'react-admin';
import { useCallback, useRef, useState } from 'react';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { changedPaths } from '../values/changedPaths.ts';
import { formValues, valuesToUpdate } from '../values/initialValues.ts';
import type { Values } from '../values/withValueAt.ts';
import { SavedFirst, type Conflict, type SaveInput } from './saveChanges.ts';

interface After {
  /** With the record as it is stored now. */
  readonly onSaved: (record: RaRecord) => void;
  /** Called for all failures but a conflict. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * Saves by React-Admin's save context what was changed in a record as the person saw it, which need not be the one that the
 * page has by now. What two people changed alike is in `conflict` until it is resolved or left.
 */
export const useSave = (paths: readonly string[], { onSaved, onFailed }: After) => {
  const { save, saving: isSaving = false } = useSaveContext<SaveContextValue<RaRecord>>();
  const snackbar = useSnackbar();
  const translate = useTranslate();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const seen = useRef<RaRecord | null>(null);
  useRegisterMutationMiddleware<DataProvider['update']>(
    useCallback((resource, params, next) => {
      const previousData = seen.current ?? params.previousData;
      seen.current = null;
      return next(resource, { ...params, previousData });
    }, []),
  );
  const run = ({ values, base }: SaveInput) => {
    const changes = valuesToUpdate(values, changedPaths(paths, formValues(base), values));
    if (Object.keys(changes).length === 0) {
      setConflict(null);
      snackbar('info', translate('engine.form.unchanged'));
      return onSaved(base);
    }
    seen.current = base;
    return save?.(changes, {
      onSuccess: (record: RaRecord) => {
        setConflict(null);
        onSaved(record);
      },
      onError: (error: unknown) => {
        const met = error instanceof SavedFirst ? error.conflict : null;
        setConflict(met);
        if (!met) onFailed(error);
      },
    });
  };
  return {
    save: (input: SaveInput) => void run(input),
    isSaving,
    conflict,
    /** Saves the whole record with the person's choices. */
    resolve: (values: Values) => conflict && void run({ values, base: conflict.theirs }),
    leaveConflict: () => setConflict(null),
  };
};
