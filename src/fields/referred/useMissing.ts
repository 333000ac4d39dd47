import { isNoValue } from '#contract/domain/noValue.ts';
import type { Field } from '#contract/model/types.ts';
import {
  isAll,
  isAny,
  isNot,
  isRef,
  leafParts,
  type Condition,
} from '#contract/rules/condition.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { useText } from '#parts/useText.ts';
import { FieldLabels } from '../FieldLabels.ts';
import { useFromForm } from '../FormValues.ts';
import { use } from 'react';

/** The fields around that a condition of another record takes its values from and cannot do without. */
const needed = (condition: Condition): readonly string[] => {
  if (typeof condition === 'boolean' || isNot(condition) || isAny(condition)) return [];
  if (isAll(condition)) return condition.all.flatMap(needed);
  const { op, operand } = leafParts(condition);
  return op === 'eq' && isRef(operand) && /^(record|parent)\./.test(operand.$) ? [operand.$] : [];
};

/** The name of the field to fill in first, because it decides what this one offers; null when nothing is missing. */
export const useMissing = (field: Field): string | null => {
  const text = useText();
  const labels = use(FieldLabels);
  const paths = needed(field.reference?.where ?? true);
  const path = useFromForm(scope => paths.find(one => isNoValue(valueAt(scope, one))) ?? '');
  const label = labels[path.slice(path.indexOf('.') + 1)];
  return label ? text(label) : null;
};
