import { useTranslate } from 'react-admin';
import type { Text } from '#contract/model/types.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useText } from '#parts/useText.ts';
import { messageOf } from '../failures.ts';
import { problemsFrom } from './problems.ts';
import type { RecordFormState } from './useRecordForm.ts';
import { useScreen } from '../ScreenContext.ts';
import { SessionEnded } from '../values/storedRecord.ts';

/** Shows why the server did not save: at its fields where it names any, else in a snackbar. */
export const useRefusal = (form: RecordFormState, words: Text | null | undefined) => {
  const screen = useScreen();
  const translate = useTranslate();
  const text = useText();
  const snackbar = useSnackbar();
  return (error: unknown) => {
    if (error instanceof SessionEnded) return;
    const refusal = error instanceof HttpError ? error : null;
    const errors = refusal?.errors ?? [];
    if (errors.length > 0) form.fail(problemsFrom(errors, screen, form.shown), refusal);
    const own = words ? text(words) : undefined;
    if (errors.length === 0)
      snackbar('error', messageOf(error) ?? own ?? translate('parts.error.default'));
  };
};
