import type { Text } from '#contract/model/types.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';
import { useText } from '#parts/useText.ts';
import { problemsFrom } from './problems.ts';
import type { RecordFormState } from '../useRecordForm.ts';
import { useScreen } from '../../ScreenContext.ts';
import { SessionEnded } from '../../values/storedRecord.ts';
import type { Values } from '../../values/withValueAt.ts';

/**
 * Shows why the server did not save: at its fields where it names any, else in a snackbar. A draft is saved again without
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
    const found = problemsFrom(errors, screen, form.shown);
    const part =
      save && found.length > 0 ? form.savable(form.drafted.aimed(form.values), found, true) : null;
    if (part) return save?.(part);
    if (found.length > 0) form.fail(found, refusal);
    const own = words ? text(words) : undefined;
    if (errors.length === 0) tellFailure(error, own);
  };
};
