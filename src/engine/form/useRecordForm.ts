import type { ValidatorType } from '@rjsf/utils';
import type { RaRecord } from 'react-admin';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { withComputed } from '#contract/model/record/computeRecord.ts';
import { withoutHidden } from '#contract/model/record/withoutHidden.ts';
import { withoutOrphans } from '#contract/model/record/withoutOrphans.ts';
import type { Scope } from '#contract/rules/evaluate.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { newValues, withBegunObjects } from '#contract/model/record/newValues.ts';
import { useRights } from '#authProvider/useRights.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import type { HttpError } from '#dataProvider/http/HttpError.ts';
import { useUser } from '#parts/contexts/useUser.ts';
import { useScreen } from '../ScreenContext.ts';
import { withValueAt, type Values } from '../values/withValueAt.ts';
import { changedPaths } from '../values/changedPaths.ts';
import { pathsIn } from '../values/fieldAt.ts';
import { fieldState, visibleLayout } from './fieldStates.ts';
import { editablePaths, formValues, valuesToUpdate } from '../values/initialValues.ts';
import { problemsIn, type Problem } from './faults/problems.ts';
import { useDraftAim } from './drafts/useDraftAim.ts';
import { savablePart, withStored } from './drafts/savablePart.ts';
import { useDrafts } from './drafts/useDrafts.ts';
import { createTyping } from './typing.ts';
import { useSay } from './useSay.ts';
import { useSides } from './sides/useSides.ts';

interface Input {
  readonly validator: ValidatorType;
  /** The stored record; null for a new one. */
  readonly record: RaRecord | null;
  /** What a new record begins with besides the defaults of its fields. */
  readonly preset?: Values;
  /** In another record's page: whose the new record will be, so that its draft comes back there alone. */
  readonly under?: string | undefined;
}

/** What changed since the form was last saved, on top of a record. */
const withChanges = (values: Values, changes: Values): Values =>
  formValues({ ...values, ...changes });

/** The state of a form of one record: its values, its conditions, what is wrong, what is unsaved. */
export const useRecordForm = ({ validator, record, preset, under }: Input) => {
  const screen = useScreen();
  const { hidden, locked: closed } = useRights(screen);
  const user = useUser();
  const language = useLanguage();
  const say = useSay();
  const drafts = useDrafts();
  const { resource } = screen;
  const id = record?.id;
  const place = useMemo(
    () => ({ resource, ...(id !== undefined && { id }), ...(under !== undefined && { under }) }),
    [resource, id, under],
  );
  const today = indiaDay(new Date());
  const [base, setBase] = useState(record);
  const valuesOf = useCallback(
    (stored: RaRecord | null) => {
      const begun = stored
        ? formValues(stored)
        : { ...newValues(screen, { user, today }), ...preset };
      return withComputed(screen.fields, { record: begun, user, today });
    },
    [screen, user, today, preset],
  );
  const [proposed, setProposed] = useState<Values>({});
  // What is proposed for a new record is what it begins with: nobody has typed it, so it is no change and no draft.
  const original = useMemo(
    () =>
      Object.entries(base === null ? proposed : {}).reduce(
        (all, [path, value]) => withValueAt(all, path, value),
        valuesOf(base),
      ),
    [valuesOf, base, proposed],
  );
  const [draft, setDraft] = useState(() => drafts.find(place));
  const [values, setValues] = useState<Values>(() =>
    draft ? withChanges(original, draft.values) : original,
  );
  const [typing] = useState(createTyping);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<HttpError | null>(null);
  const drafted = useDraftAim(base);
  // Of a draft that is being saved: what stays in the form because it does not hold yet, and why.
  const leftOut = useRef<{ paths: readonly string[]; problems: readonly Problem[] }>(undefined);
  const [isInPart, setInPart] = useState(false);

  const paths = useMemo(() => editablePaths(screen), [screen]);
  const changed = useMemo(() => changedPaths(paths, original, values), [paths, original, values]);
  const hasChanges = changed.length > 0;

  const scope: Scope = useMemo(
    () => ({ record: values, previous: base ?? undefined, user, today }),
    [values, base, user, today],
  );
  const locked = useMemo(() => [...closed, ...hidden], [closed, hidden]);
  const layout = visibleLayout(screen.form, scope, path => {
    const field = screen.fields[path];
    return field !== undefined && !hidden.includes(path) && fieldState(field, scope).isVisible;
  });
  const shown = pathsIn(layout);
  const sides = useSides(layout, record !== null);

  /** What would be sent: without the values that this edit hides and clears. */
  const toSend = (next: Values): Values => withoutHidden(screen.fields, { ...scope, record: next });

  // A record that someone else saved meanwhile is taken while nothing is typed; else saving will show it.
  const isQuiet = useRef(!hasChanges);
  isQuiet.current = !typing.isOn() && !hasChanges;
  useEffect(() => {
    if (!record || record === base || !isQuiet.current) return;
    setBase(record);
    setValues(valuesOf(record));
    // Only a record that arrives counts, not the one that a save has just set.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [record]);

  // For the answer to a save, which may come while someone types.
  const latest = useRef(values);
  latest.current = values;
  const isTypedSince = useRef(false);

  const keepDraft = (next: Values, differs: readonly string[], version: unknown) => {
    if (differs.length === 0) return drafts.remove(place);
    return drafts.keep(place, {
      values: valuesToUpdate(next, differs),
      ...(typeof version === 'number' && { version }),
      savedAt: Date.now(),
    });
  };

  const change = (entered: Values) => {
    // At once, not with the next drawing: a record that has just arrived may still be about to be taken.
    isQuiet.current = false;
    const begun = withBegunObjects(screen, { user, today }, { before: values, after: entered });
    const kept = withoutOrphans(screen.fields, scope, { ...scope, record: begun });
    const next = withComputed(screen.fields, { ...scope, record: kept });
    typing.set(false);
    setValues(next);
    latest.current = next;
    isTypedSince.current = false;
    const touched = changedPaths(paths, values, next);
    const isTouched = ({ path }: Problem) =>
      touched.some(one => path === one || path?.startsWith(`${one}.`));
    if (problems.some(isTouched)) {
      setProblems(problems.filter(problem => !isTouched(problem)));
      setRefusal(null);
    }
    keepDraft(next, changedPaths(paths, original, next), base?.['version']);
  };

  /** Puts a value into a new record as though it had begun with it. */
  const propose = (path: string, value: unknown) => {
    const begun = withValueAt(latest.current, path, value);
    latest.current = withComputed(screen.fields, { ...scope, record: begun });
    setProposed(all => ({ ...all, [path]: value }));
    setValues(latest.current);
  };

  const check = (next: Values, within: readonly string[] = shown) =>
    problemsIn({
      screen,
      validator,
      values: toSend(next),
      scope: { ...scope, record: next },
      shown: within,
      language,
      say,
    });

  return {
    values,
    original,
    base,
    layout,
    scope,
    locked,
    shown,
    sides,
    toSend,
    paths,
    typing,
    hasChanges,
    /** Whether these values say what the record says already; a new record always has something to save. */
    isSameAsStored: (next: Values) =>
      base !== null && changedPaths(paths, original, next).length === 0,
    problems,
    /** How often saving has failed: each time the summary takes the focus. */
    attempt,
    /** The server's answer to the last save, while what it says still holds; null when it refused nothing. */
    refusal,
    drafted,
    /** Saving failed for these reasons; `error` when it was the server that refused. */
    fail: (found: readonly Problem[], error: HttpError | null = null) => {
      setProblems(found);
      setRefusal(error);
      setInPart(false);
      setAttempt(count => count + 1);
    },
    /** The draft was saved without what the problems are about. */
    isInPart,
    /**
     * What can be saved of values in which these problems were found: all when there are none; of a draft what holds.
     * @param isAgain what was left out of the last try stays out: the server has refused the rest
     * @returns null when nothing can
     */
    savable: (next: Values, found: readonly Problem[], isAgain = false): Values | null => {
      const before = isAgain ? leftOut.current : undefined;
      leftOut.current = undefined;
      if (found.length === 0) return next;
      if (!drafted.isAimedAt('draft')) return null;
      const differs = changedPaths(paths, original, next).filter(path => path !== screen.draft);
      const entered = { values: next, original, changed: differs, check };
      const part = savablePart(entered, found, before?.paths);
      if (!part) return null;
      leftOut.current = {
        paths: part.left,
        problems: [...(before?.problems ?? []), ...found],
      };
      return part.values;
    },
    /** Why something is left out of the draft that is being saved; empty when nothing is. */
    leftProblems: (): readonly Problem[] => leftOut.current?.problems ?? [],
    /** What was left out of a new draft stays in the form of the record that it became. */
    carryTo: ({ id: made, version }: RaRecord) => {
      if (leftOut.current)
        drafts.keep(
          { resource, id: made },
          {
            values: valuesToUpdate(latest.current, leftOut.current.paths),
            ...(typeof version === 'number' && { version }),
            savedAt: Date.now(),
          },
        );
    },
    change,
    propose,
    /** Takes values that answer what the last save was refused for. */
    mend: (next: Values) => {
      change(next);
      setProblems([]);
      setRefusal(null);
    },
    /** Something is typed that is not handed over yet. */
    typed: () => {
      isQuiet.current = false;
      isTypedSince.current = true;
      typing.set(true);
    },
    /** What keeps these values from being saved. */
    check,
    /** A save begins: what is entered from now on is not a part of it. @returns the values as they are. */
    begin: (): Values => {
      isTypedSince.current = false;
      return withStored(latest.current, original, leftOut.current?.paths ?? []);
    },
    /**
     * The values are stored: as this record, or gone with the page.
     * @param sent what `begin` returned: what was changed since stays, and stays unsaved.
     */
    settle: (stored: RaRecord | null, sent: Values = latest.current) => {
      setDraft(undefined);
      typing.set(stored !== null && isTypedSince.current);
      const { problems: left = [] } = leftOut.current ?? {};
      leftOut.current = undefined;
      setProblems(left);
      setInPart(left.length > 0);
      if (left.length > 0) setAttempt(count => count + 1);
      setRefusal(null);
      if (!stored) return drafts.remove(place);
      const fresh = valuesOf(stored);
      const joined = changedPaths(paths, sent, latest.current).reduce(
        (made, path) => withValueAt(made, path, valueAt(latest.current, path)),
        fresh,
      );
      const next = withComputed(screen.fields, { ...scope, previous: stored, record: joined });
      keepDraft(next, changedPaths(paths, fresh, next), stored['version']);
      setBase(stored);
      return setValues(next);
    },
    /** When the values came back from a draft. */
    restored: draft && {
      at: draft.savedAt,
      isOlder: draft.version !== undefined && draft.version !== record?.['version'],
    },
    discard: () => {
      drafts.remove(place);
      setDraft(undefined);
      typing.set(false);
      setProblems([]);
      setRefusal(null);
      setValues(original);
    },
  };
};

export type RecordFormState = ReturnType<typeof useRecordForm>;
