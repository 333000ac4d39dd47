import { daySpan, type DaySpan } from '#contract/domain/days/daySpan.ts';
import { endOfDay, startOfDay, type Day } from '#contract/domain/days/indiaDay.ts';
import type { Field } from '#contract/model/types.ts';
import type { Operand, Operator } from '#contract/rules/condition.ts';
import { offeredOperators } from '../../operatorWords.ts';
import type { FieldPart } from './filterParts.ts';

const partOf = (field: Field, op: Operator, operand: Operand): FieldPart => ({
  type: 'field',
  field,
  path: field.path,
  op,
  operand,
});

/** Whether a field has values between two others. */
export const hasRange = (field: Field): boolean => {
  const offered = offeredOperators(field);
  return offered.includes('gte') && offered.includes('lte');
};

/** Whether a field has days, or instants of them. */
export const hasDays = ({ kind }: Field): boolean => kind === 'date' || kind === 'datetime';

/** Whether a range would begin after its end, and find nothing. */
export const isAfter = (from: Operand | undefined, until: Operand | undefined): boolean => {
  if (typeof from === 'number' && typeof until === 'number') return from > until;
  return typeof from === 'string' && typeof until === 'string' && from > until;
};

/** From a value to another, both included. */
export const between = (field: Field, from: Operand, until: Operand): readonly FieldPart[] => [
  partOf(field, 'gte', from),
  partOf(field, 'lte', until),
];

/** The parts that find a span of days. Today stays the day on which the list is read, also in a view that is kept. */
export const spanParts = (field: Field, span: DaySpan, today: Day): readonly FieldPart[] => {
  const { start, end } = daySpan(span, today);
  if (field.kind === 'datetime')
    return between(field, startOfDay(start).toISOString(), endOfDay(end).toISOString());
  return span === 'today' ? [partOf(field, 'eq', { $: 'today' })] : between(field, start, end);
};
