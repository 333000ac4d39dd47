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

/** What a record is called that a value of a field refers to; its id where nobody looked it up. */
export type NameOf = (field: Field, id: unknown) => string;

const byId: NameOf = (_field, id) => asText(id);

const operandWords = (
  field: Field | undefined,
  operand: Operand,
  language: Language,
  nameOf: NameOf,
): string => {
  const values: readonly unknown[] = Array.isArray(operand) ? operand : [operand];
  return values
    .map(value => {
      if (isRef(value)) return refWords[language][value.$ === 'today' ? 'today' : 'other'];
      if (!field) return asText(value);
      if (field.reference) return nameOf(field, value);
      return formatValue(field, value, language);
    })
    .join(', ');
};

/** A filter in a few words, as the history of files tells it: "Status = Open; Due ≤ today". */
export const filterWords = (
  screen: RecordScreen,
  where: Condition,
  language: Language,
  nameOf = byId,
): string => {
  if (typeof where === 'boolean') return '';
  const joined = (parts: readonly Condition[], by: string) =>
    parts
      .map(part => filterWords(screen, part, language, nameOf))
      .filter(Boolean)
      .join(by);
  if (isAll(where)) return joined(where.all, '; ');
  if (isAny(where)) return joined(where.any, ' / ');
  if (isNot(where))
    return `${refWords[language].not} (${filterWords(screen, where.not, language, nameOf)})`;
  const { path, op, operand } = leafParts(where);
  const field = screen.fields[path];
  const label = field?.label[language] ?? path;
  if (op === 'empty') return `${label} ${operand === false ? '≠' : '='} –`;
  return `${label} ${signs[op] ?? ':'} ${operandWords(field, operand, language, nameOf)}`;
};
