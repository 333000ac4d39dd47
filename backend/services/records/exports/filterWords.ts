import { formatValue } from '#contract/kinds/formatValue.ts';
import type { Field, Language, RecordScreen } from '#contract/model/types.ts';
import {
  isAll,
  isAny,
  isNot,
  isRef,
  leafParts,
  type Condition,
  type Operand,
  type Operator,
} from '#contract/rules/condition.ts';
import { asText } from '#contract/domain/texts/asText.ts';

const signs: Readonly<Partial<Record<Operator, string>>> = {
  eq: '=',
  in: '=',
  ne: '≠',
  nin: '≠',
  gt: '>',
  gte: '≥',
  lt: '<',
  lte: '≤',
};

const refWords = {
  en: { today: 'today', other: 'own', not: 'not' },
  hi: { today: 'आज', other: 'अपने', not: 'यह नहीं' },
} as const;

const operandWords = (field: Field | undefined, operand: Operand, language: Language): string => {
  const values: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
  return values
    .map(value => {
      if (isRef(value)) return refWords[language][value.$ === 'today' ? 'today' : 'other'];
      if (!field || field.reference) return asText(value);
      return formatValue(field, value, language);
    })
    .join(', ');
};

/** A filter in a few words, as the history of files tells it: "Status = Open; Due ≤ today". */
export const filterWords = (screen: RecordScreen, where: Condition, language: Language): string => {
  if (typeof where === 'boolean') return '';
  const joined = (parts: readonly Condition[], by: string) =>
    parts
      .map(part => filterWords(screen, part, language))
      .filter(Boolean)
      .join(by);
  if (isAll(where)) return joined(where.all, '; ');
  if (isAny(where)) return joined(where.any, ' / ');
  if (isNot(where))
    return `${refWords[language].not} (${filterWords(screen, where.not, language)})`;
  const { path, op, operand } = leafParts(where);
  const field = screen.fields[path];
  const label = field?.label[language] ?? path;
  if (op === 'empty') return `${label} ${operand === false ? '≠' : '='} –`;
  return `${label} ${signs[op] ?? ':'} ${operandWords(field, operand, language)}`;
};
