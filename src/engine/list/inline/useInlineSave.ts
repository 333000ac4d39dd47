import { useTranslate, type RaRecord } from 'react-admin';
import { useMemo, useRef, useState } from 'react';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Field } from '#contract/model/types.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { failureLine, saysNothingItself } from '#parts/failures/failureWords.ts';
import { useText } from '#parts/useText.ts';
import { useUser } from '#parts/contexts/useUser.ts';
import { useSave } from '../../conflict/useSave.ts';
import { changedPaths } from '../../values/changedPaths.ts';
import { formValues } from '../../values/initialValues.ts';
import { problemsFrom, problemsIn } from '../../form/faults/problems.ts';
import { useSay } from '../../form/useSay.ts';
import { SessionEnded } from '../../values/storedRecord.ts';
import { useValidator } from '../../form/useValidator.ts';
import { useScreen } from '../../ScreenContext.ts';
import type { Values } from '../../values/withValueAt.ts';
import { newProblems, valuesWith } from './inlineValues.ts';

/**
 * Saves one value of a row through the save context around, by the checks of the form. What is wrong is in `problem`; what two
 * people changed alike in `conflict`. `onSaved` is told when the value is stored, or was the same all along.
 */
export const useInlineSave = (record: RaRecord, field: Field, paths: readonly string[]) => {
  const screen = useScreen();
  const validator = useValidator();
  const language = useLanguage();
  const user = useUser();
  const say = useSay();
  const text = useText();
  const translate = useTranslate();
  // The list may be read again meanwhile: what counts is the record that the person saw.
  const [base] = useState(record);
  const [problem, setProblem] = useState<string | null>(null);
  const original = useMemo(() => formValues(base), [base]);
  const [today] = useState(() => indiaDay(new Date()));
  const scope = useMemo(() => ({ previous: base, user, today }), [base, user, today]);

  const problemsOf = (values: Values) =>
    problemsIn({
      screen,
      validator,
      values,
      scope: { ...scope, record: values },
      shown: paths,
      language,
      say,
    });

  const labelled = (path: string | null, message: string): string => {
    const other = path === null || path === field.path ? undefined : screen.fields[path];
    return other ? `${text(other.label)}: ${message}` : message;
  };

  const after = useRef(() => {});
  const saving = useSave(paths, {
    onSaved: () => after.current(),
    onFailed: error => {
      if (error instanceof SessionEnded) return;
      const errors = error instanceof HttpError ? error.errors : [];
      const told = problemsFrom(errors, screen, paths).map(one => labelled(one.path, one.message));
      const own = screen.data.calls?.update?.messages.error;
      const words = own ? text(own) : undefined;
      setProblem(
        told.join(' ') ||
          (failureLine(error, saysNothingItself(error) ? words : undefined) ??
            words ??
            translate('parts.error.default')),
      );
    },
  });

  const commit = (value: unknown, onSaved: () => void) => {
    if (saving.isSaving) return;
    const values = valuesWith(screen, original, field.path, value, scope);
    if (changedPaths(paths, original, values).length === 0) {
      onSaved();
      return;
    }
    const found = newProblems(field.path, problemsOf(original), problemsOf(values));
    if (found.length > 0) setProblem(found.map(one => labelled(one.path, one.message)).join(' '));
    else {
      after.current = onSaved;
      saving.save({ values, base });
    }
  };

  return {
    /** The record that the edit began with. */
    base,
    scope: useMemo(() => ({ ...scope, record: original }), [scope, original]),
    commit,
    resolve: saving.resolve,
    forgive: () => setProblem(null),
    leaveConflict: saving.leaveConflict,
    problem,
    conflict: saving.conflict,
    isSaving: saving.isSaving,
  };
};
