import { useTranslate } from 'react-admin';
import { Fragment } from 'react';
import { asText } from '#contract/domain/texts/asText.ts';
import type { Field } from '#contract/model/types.ts';
import {
  isAll,
  isAny,
  isNot,
  leafParts,
  type Condition,
  type LeafParts,
} from '#contract/rules/condition.ts';
import { inWords } from '../../inWords.ts';
import { operatorKeyOf } from '../../operatorWords.ts';
import { useTestWords } from './useTestWords.ts';

type Fields = Readonly<Record<string, Field>>;

const FieldTest = ({ field, test }: { field: Field; test: LeafParts }) => {
  const { label, value } = useTestWords({ field, ...test });
  return (
    <>
      {label} <strong>{value}</strong>
    </>
  );
};

/** Of a field that the screen does not have; such a condition comes from an address that someone wrote. */
const PlainTest = ({ test: { path, op, operand } }: { test: LeafParts }) => {
  const translate = useTranslate();
  const values = (Array.isArray(operand) ? operand : [operand]).map(asText);
  return (
    <>
      {inWords(path)} {translate(operatorKeyOf(op, operand))}{' '}
      <strong>{op === 'empty' ? '' : values.join(` ${translate('engine.filter.or')} `)}</strong>
    </>
  );
};

interface Props {
  condition: Condition;
  fields: Fields;
}

/** What is in a group is in brackets where it is a group itself. */
const Part = ({ condition, fields }: Props) =>
  typeof condition === 'object' && (isAll(condition) || isAny(condition)) ? (
    <>
      (<ConditionWords condition={condition} fields={fields} />)
    </>
  ) : (
    <ConditionWords condition={condition} fields={fields} />
  );

/** A condition of any form as words of a sentence: "(status is New and city is Pune) or agent is not set". */
export const ConditionWords = ({ condition, fields }: Props) => {
  const translate = useTranslate();
  if (typeof condition === 'boolean')
    return translate(condition ? 'engine.filter.always' : 'engine.filter.never');
  if (isNot(condition))
    return (
      <>
        {translate('engine.filter.not')} <Part condition={condition.not} fields={fields} />
      </>
    );
  if (isAll(condition) || isAny(condition)) {
    const parts = isAll(condition) ? condition.all : condition.any;
    const word = translate(isAll(condition) ? 'engine.filter.and' : 'engine.filter.or');
    return parts.map((part, index) => (
      <Fragment key={index}>
        {index > 0 && ` ${word} `}
        <Part condition={part} fields={fields} />
      </Fragment>
    ));
  }
  const test = leafParts(condition);
  const field = fields[test.path];
  // The words come from a hook of the kind, so another kind is another component.
  return field ? (
    <FieldTest key={field.kind} field={field} test={test} />
  ) : (
    <PlainTest test={test} />
  );
};
