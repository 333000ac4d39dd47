import type { Text } from '#contract/model/types.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';
import { useText } from '#parts/useText.ts';
import { problemsFrom } from './problems.ts';
import type { RecordFormState } from '../useRecordForm.ts';
import { useScreen } from '../../ScreenContext.ts';
import { SessionEnded } from '../../values/storedRecord.ts';

/** Shows why the server did not save: at its fields where it names any, else in a snackbar. */
export const useRefusal = (form: RecordFormState, words: Text | null | undefined) => {
  const screen = useScreen();
  const text = useText();
  const tellFailure = useTellFailure();
  return (error: unknown) => {
    if (error instanceof SessionEnded) return;
    const refusal = error instanceof HttpError ? error : null;
    const errors = refusal?.errors ?? [];
    if (errors.length > 0) form.fail(problemsFrom(errors, screen, form.shown), refusal);
    const own = words ? text(words) : undefined;
    if (errors.length === 0) tellFailure(error, own);
  };
};
