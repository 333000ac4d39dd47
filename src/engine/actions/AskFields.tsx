import { useTranslate, type RaRecord } from 'react-admin';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { isAlike } from '#contract/domain/isAlike.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Field } from '#contract/model/types.ts';
import { resolveOperand, type Scope } from '#contract/rules/evaluate.ts';
import type { FieldError } from '#contract/calls/errors.ts';
import { FieldWidget } from '#fields/FieldWidget.tsx';
import { createFormValues, FormValuesContext } from '#fields/FormValues.ts';
import { problemOf } from '#fields/typed/typing.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';
import { useUser } from '#parts/contexts/useUser.ts';
import { fieldState } from '../form/fieldStates.ts';
import { describedBy, FieldFrame, frameIds } from '../form/FieldFrame.tsx';
import { Restored } from '../form/drafts/Restored.tsx';
import type { Values } from '../values/withValueAt.ts';
import { useAskDraft } from './useAskDraft.ts';

/**
 * What the dialog of an action asks: its values, and whether they may be sent.
 * @param start values that a dialog made by hand begins with, besides those that the fields name
 * @param act which dialog of the screen it is, by which what was typed is kept until it is sent; undefined: it is not kept
 */
export const useAsked = (
  ask: readonly Field[],
  record: RaRecord | undefined,
  act?: string,
  start: Values = {},
) => {
  const language = useLanguage();
  const user = useUser();
  const [today] = useState(() => indiaDay(new Date()));
  const [isChecked, setChecked] = useState(false);
  const [begun] = useState<Values>(() => ({
    ...start,
    ...Object.fromEntries(
      ask.map(field => [
        field.path,
        field.default === undefined
          ? undefined
          : resolveOperand(field.default, { record, user, today }),
      ]),
    ),
  }));
  const draft = useAskDraft(act, record?.id);
  const [values, setValues] = useState<Values>(() => ({ ...begun, ...draft.found?.values }));
  // A condition names what is asked by its name and the record that the action is for as `record.*`.
  const scope = useMemo(
    (): Scope => ({ record: { ...record, ...values }, user, today }),
    [record, values, user, today],
  );
  // Two fields may be filled in before the dialog is drawn again.
  const latest = useRef(values);
  const isRequired = (field: Field): boolean => fieldState(field, scope).isRequired;
  const set = (next: (values: Values) => Values): void => {
    latest.current = next(latest.current);
    setValues(latest.current);
    draft.keep(begun, latest.current);
  };
  return {
    values,
    setValues: set,
    /** Something stands there that the dialog did not begin with. */
    isChanged: Object.entries(values).some(([path, value]) => !isAlike(value, begun[path])),
    /** When what was typed before came back; undefined: it did not. */
    restoredAt: draft.found?.savedAt,
    discard: (): void => {
      draft.drop();
      latest.current = begun;
      setValues(begun);
    },
    /** Closes the dialog for good: what was typed was sent or is not wanted. */
    leaving: (onClose: () => void) => (): void => {
      draft.drop();
      onClose();
    },
    scope,
    isRequired,
    isChecked,
    /** Shows from now on what is wrong with those that are shown. @returns whether nothing is. */
    check: (shown: readonly Field[] = ask): boolean => {
      setChecked(true);
      return shown.every(
        field =>
          !(isRequired(field) && isNoValue(values[field.path])) &&
          !problemOf(field, values[field.path], language),
      );
    },
  };
};

interface Props {
  ask: readonly Field[];
  asked: ReturnType<typeof useAsked>;
  /** What the server says is wrong. */
  refused: readonly FieldError[];
}

/** The fields of an action's dialog. */
export const AskFields = ({ ask, asked, refused }: Props) => {
  const { values, setValues, scope, isRequired, isChecked } = asked;
  // What may be chosen can depend on the record and on what is asked beside it.
  const [shared] = useState(() => createFormValues(scope));
  useEffect(() => shared.set(scope), [shared, scope]);
  const translate = useTranslate();
  const text = useText();
  const language = useLanguage();
  const prefix = useId();
  const errorsOf = (field: Field): readonly string[] => {
    const value = values[field.path];
    const problem = problemOf(field, value, language);
    const isMissing = isRequired(field) && isNoValue(value);
    const missing = translate('engine.error.required', { field: text(field.label) });
    const own = isMissing ? [missing] : problem ? [problem[language]] : [];
    const theirs = refused.filter(one => one.field.split('/').at(-1) === field.path);
    return [...(isChecked ? own : []), ...theirs.map(({ message }) => message)];
  };
  const fields = ask.map(field => {
    const id = `${prefix}-${field.path}`;
    const errors = errorsOf(field);
    return (
      <FieldFrame
        key={field.path}
        id={id}
        label={text(field.label)}
        isOptional={!isRequired(field)}
        help={field.help && text(field.help)}
        errors={errors}
      >
        <FieldWidget
          field={field}
          id={id}
          labelId={frameIds(id).label}
          value={values[field.path]}
          onChange={value => setValues(all => ({ ...all, [field.path]: value }))}
          isReadonly={false}
          isRequired={isRequired(field)}
          isInvalid={errors.length > 0}
          describedBy={describedBy(id, field.help !== null, errors.length > 0)}
        />
      </FieldFrame>
    );
  });
  return (
    <FormValuesContext value={shared}>
      {asked.restoredAt !== undefined && (
        <Restored at={asked.restoredAt} isOlder={false} onDiscard={asked.discard} />
      )}
      {fields}
    </FormValuesContext>
  );
};
