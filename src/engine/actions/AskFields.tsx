import { useTranslate, type RaRecord } from 'react-admin';
import { useEffect, useId, useMemo, useState } from 'react';
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
import { useUser } from '#parts/useUser.ts';
import { fieldState } from '../form/fieldStates.ts';
import { describedBy, FieldFrame, frameIds } from '../form/FieldFrame.tsx';
import type { Values } from '../values/withValueAt.ts';

/** What the dialog of an action asks: its values, and whether they may be sent. */
export const useAsked = (ask: readonly Field[], record: RaRecord | undefined) => {
  const language = useLanguage();
  const user = useUser();
  const [today] = useState(() => indiaDay(new Date()));
  const [isChecked, setChecked] = useState(false);
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(
      ask.map(field => [
        field.path,
        field.default === undefined
          ? undefined
          : resolveOperand(field.default, { record, user, today }),
      ]),
    ),
  );
  // A condition names what is asked by its name and the record that the action is for as `record.*`.
  const scope = useMemo(
    (): Scope => ({ record: { ...record, ...values }, user, today }),
    [record, values, user, today],
  );
  const isRequired = (field: Field): boolean => fieldState(field, scope).isRequired;
  return {
    values,
    setValues,
    scope,
    isRequired,
    isChecked,
    /** Shows from now on what is wrong. @returns whether nothing is. */
    check: (): boolean => {
      setChecked(true);
      return ask.every(
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
  return <FormValuesContext value={shared}>{fields}</FormValuesContext>;
};
