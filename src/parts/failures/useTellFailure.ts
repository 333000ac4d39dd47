import { use, useCallback } from 'react';
import { FieldNamesContext } from './FieldNames.ts';
import { failureWords, saysNothingItself } from './failureWords.ts';
import { useSnackbar } from '../useSnackbar.ts';

/** Tells a failure in a snackbar: what was not done, and below it why. */
export const useTellFailure = () => {
  const snackbar = useSnackbar();
  const nameOf = use(FieldNamesContext);
  return useCallback(
    /** @param words the screen's own, where the failure says nothing itself */
    (error: unknown, words?: string): void => {
      const own = saysNothingItself(error) ? words : undefined;
      const { message, reasons } = failureWords(error, own, undefined, nameOf);
      snackbar('error', message ?? words, { detail: reasons.join(' ') || undefined });
    },
    [snackbar, nameOf],
  );
};
