import { useTranslate, type RaRecord } from 'react-admin';
import { useMemo, useState } from 'react';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Field } from '#contract/model/types.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useText } from '#parts/useText.ts';
import { useUser } from '#parts/useUser.ts';
import { messageOf } from '../../failures.ts';
import { useMergeWords } from '../../conflict/useMergeWords.ts';
import { useSave, type Conflict, type SaveInput } from '../../conflict/useSave.ts';
import { changedPaths } from '../../values/changedPaths.ts';
import { formValues } from '../../values/initialValues.ts';
import { problemsFrom, problemsIn } from '../../form/problems.ts';
import { useSay } from '../../form/useSay.ts';
import { SessionEnded } from '../../values/storedRecord.ts';
import { useValidator } from '../../form/useValidator.ts';
import { useScreen } from '../../ScreenContext.ts';
import { useNames } from '../../useNames.ts';
import { useUndoable } from '../../undo/useUndoable.ts';
import type { Values } from '../../values/withValueAt.ts';
import { newProblems, savedPaths, valuesWith } from './inlineValues.ts';

/**
 * Saves one value of a row, by the checks of the form. What is wrong stands in `problem`; what two people changed alike
 * in `conflict`. `onSaved` is told when the value is stored, or was the same all along.
 */
export const useInlineSave = (record: RaRecord, field: Field) => {
  const screen = useScreen();
  const validator = useValidator();
  const language = useLanguage();
  const user = useUser();
  const say = useSay();
  const text = useText();
  const translate = useTranslate();
  const snackbar = useSnackbar();
  const follow = useUndoable();
  const { keptWords } = useMergeWords();
  const { titleOf } = useNames();
  // The list may be read anew meanwhile: what counts is the record that the person saw.
  const [base] = useState(record);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const paths = useMemo(() => savedPaths(screen, field.path), [screen, field.path]);
  const save = useSave(screen.resource, paths, 'inline');
  const messages = screen.data.calls?.update?.messages;
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

  const run = (input: SaveInput, onSaved: () => void) => {
    const followed = follow();
    save.mutate(input, {
      onSuccess: result => {
        const done = followed();
        setConflict(result.type === 'conflict' ? result.conflict : null);
        if (result.type === 'conflict') return;
        const words = result.type === 'saved' ? keptWords(result.kept) : undefined;
        if (words) snackbar('info', words, { autoHideDuration: null });
        else
          done.tell(
            messages && text(messages.success),
            translate('engine.told.inline', { field: text(field.label), title: titleOf(base) }),
          );
        onSaved();
      },
      onError: error => {
        followed();
        setConflict(null);
        if (error instanceof SessionEnded) return;
        const errors = error instanceof HttpError ? error.errors : [];
        const told = problemsFrom(errors, screen, paths).map(one =>
          labelled(one.path, one.message),
        );
        const own = messages?.error ? text(messages.error) : undefined;
        setProblem(told.join(' ') || (messageOf(error) ?? own ?? translate('parts.error.default')));
      },
    });
  };

  const commit = (value: unknown, onSaved: () => void) => {
    if (save.isPending) return;
    const values = valuesWith(screen, original, field.path, value, scope);
    if (changedPaths(paths, original, values).length === 0) {
      onSaved();
      return;
    }
    const found = newProblems(field.path, problemsOf(original), problemsOf(values));
    if (found.length > 0) setProblem(found.map(one => labelled(one.path, one.message)).join(' '));
    else run({ values, base }, onSaved);
  };

  return {
    /** The record that the edit began with. */
    base,
    scope: useMemo(() => ({ ...scope, record: original }), [scope, original]),
    commit,
    resolve: (values: Values, onSaved: () => void) => {
      if (conflict) run({ values, base: conflict.theirs }, onSaved);
    },
    forgive: () => setProblem(null),
    leaveConflict: () => setConflict(null),
    problem,
    conflict,
    isSaving: save.isPending,
  };
};
