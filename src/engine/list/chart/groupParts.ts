import { addDays } from '#contract/domain/days/addDays.ts';
import type { Field } from '#contract/model/types.ts';
import type { FieldPart, FilterPart } from '../filters/filterParts.ts';
import type { Totals } from '../totals/totalsQuery.ts';

/** What one group of days holds. */
export type Span = 'day' | 'week' | 'month';

type Value = NonNullable<Totals['groups']>[number]['value'];

const lastDayOf = (first: string, span: Span): string => {
  if (span === 'week') return addDays(first, 6);
  const [year = 0, month = 0] = first.split('-').map(Number);
  // Day 0 of the month after it.
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/** The parts of a filter that find the records of a group: of a value, of none, or of a span of days. */
export const groupParts = (
  field: Field,
  span: Span | undefined,
  value: Value,
): readonly FilterPart[] => {
  const { path } = field;
  const part = (op: FieldPart['op'], operand: FieldPart['operand']): FieldPart => ({
    type: 'field',
    field,
    path,
    op,
    operand,
  });
  if (value === null) return [part('empty', true)];
  if (span === undefined || span === 'day' || typeof value !== 'string') return [part('eq', value)];
  return [part('gte', value), part('lte', lastDayOf(value, span))];
};
