import { useTranslate, type RaRecord } from 'ra-core';
import { useId, useState } from 'react';
import { isNoValue } from '#contract/domain/noValue.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Field } from '#contract/model/types.ts';
import { evaluate, resolveOperand } from '#contract/rules/evaluate.ts';
import type { FieldError } from '#contract/calls/errors.ts';
import { FieldWidget } from '#fields/FieldWidget.tsx';
import { problemOf } from '#fields/typed/typing.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';
import { describedBy, FieldFrame, frameIds } from '../form/FieldFrame.tsx';
import type { Values } from '../withValueAt.ts';

/** What the dialog of an action asks: its values, and whether they may be sent. */
export const useAsked = (ask: readonly Field[], record: RaRecord | undefined) => {
  const language = useLanguage();
  const [isChecked, setChecked] = useState(false);
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(
      ask.map(field => [
        field.path,
        field.default === undefined
          ? undefined
          : resolveOperand(field.default, { record, today: indiaDay(new Date()) }),
      ]),
    ),
  );
  return {
    values,
    setValues,
    isChecked,
    /** Shows from now on what is wrong. @returns whether nothing is. */
    check: (): boolean => {
      setChecked(true);
      return ask.every(
        field =>
          !(evaluate(field.required, { record: values }) && isNoValue(values[field.path])) &&
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
  const { values, setValues, isChecked } = asked;
  const translate = useTranslate();
  const text = useText();
  const language = useLanguage();
  const prefix = useId();
  const errorsOf = (field: Field): readonly string[] => {
    const value = values[field.path];
    const problem = problemOf(field, value, language);
    const isMissing = field.required === true && isNoValue(value);
    const missing = translate('engine.error.required', { field: text(field.label) });
    const own = isMissing ? [missing] : problem ? [problem[language]] : [];
    const theirs = refused.filter(one => one.field.split('/').at(-1) === field.path);
    return [...(isChecked ? own : []), ...theirs.map(({ message }) => message)];
  };
  return ask.map(field => {
    const id = `${prefix}-${field.path}`;
    const errors = errorsOf(field);
    return (
      <FieldFrame
        key={field.path}
        id={id}
        label={text(field.label)}
        isOptional={field.required !== true}
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
          isRequired={field.required === true}
          isInvalid={errors.length > 0}
          describedBy={describedBy(id, field.help !== null, errors.length > 0)}
        />
      </FieldFrame>
    );
  });
};
