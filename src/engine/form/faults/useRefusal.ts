import type { Text } from '#contract/model/types.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { saysNothingItself } from '#parts/failures/failureWords.ts';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';
import { useText } from '#parts/useText.ts';
import { problemsFrom } from './problems.ts';
import type { RecordFormState } from '../useRecordForm.ts';
import { useScreen } from '../../ScreenContext.ts';
import { SessionEnded } from '../../values/storedRecord.ts';
import type { Values } from '../../values/withValueAt.ts';

/** A 400 that names no field is about what was entered as a whole: it stands in the form until it is put right (part 1 section 8). */
const isOfForm = (error: HttpError): boolean =>
  error.status === 400 && error.errors.length === 0 && !saysNothingItself(error);

/**
 * Shows why the server did not save: at its fields where it names any, in the form where it refuses all of it, else in a snackbar. A draft is saved again without
 * what was refused.
 * @param save sends values of a form that stays open
 */
export const useRefusal = (
  form: RecordFormState,
  words: Text | null | undefined,
  save?: (values: Values) => void,
) => {
  const screen = useScreen();
  const text = useText();
  const tellFailure = useTellFailure();
  return (error: unknown) => {
    if (error instanceof SessionEnded) return;
    const refusal = error instanceof HttpError ? error : null;
    const errors = refusal?.errors ?? [];
    const found = [
      ...problemsFrom(errors, screen, form.shown),
      ...(refusal && isOfForm(refusal) ? [{ path: null, message: refusal.message }] : []),
    ];
    const part =
      save && found.length > 0 ? form.savable(form.drafted.aimed(form.values), found, true) : null;
    if (part) return save?.(part);
    if (found.length > 0) form.fail(found, refusal);
    const own = words ? text(words) : undefined;
    if (found.length === 0) tellFailure(error, own);
  };
};
