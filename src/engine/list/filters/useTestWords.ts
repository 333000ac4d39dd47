import { useTranslate } from 'react-admin';
import type { Field } from '#contract/model/types.ts';
import { isRef, type Operand, type Operator } from '#contract/rules/condition.ts';
import { fieldViews } from '#fields/fieldViews.ts';
import { useText } from '#parts/useText.ts';
import { inSentence } from '../../useNames.ts';
import { needsNoValue, operatorKey } from '../../operatorWords.ts';

/** More values than this are told by their number, unless their words are at hand. */
const named = 3;

interface Test {
  readonly field: Field;
  readonly op: Operator;
  readonly operand: Operand;
}

/** A test of a field in words: "client type is" and "Owner or Broker"; a value known only later by what it stands for. */
export const useTestWords = ({ field, op, operand }: Test): { label: string; value: string } => {
  const translate = useTranslate();
  const text = useText();
  const values: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
  const isCounted = values.length > named && field.options.length === 0;
  const words = fieldViews[field.kind].useWords(field, needsNoValue(op) || isCounted ? [] : values);
  const refWords = (ref: string): string => {
    if (ref === 'today') return translate('engine.filter.today');
    if (ref.startsWith('user.')) return translate('engine.filter.own');
    return translate('engine.filter.own_value');
  };
  const told = words.map((word, index) => {
    const value = values[index];
    return isRef(value) ? refWords(value.$) : word;
  });
  return {
    label: `${inSentence(text(field.label))} ${translate(operatorKey(field, op, operand))}`,
    // Several values may have the same word.
    value: isCounted
      ? translate('engine.filter.values', { smart_count: values.length })
      : [...new Set(told)].join(` ${translate('engine.filter.or')} `),
  };
};
