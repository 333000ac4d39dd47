import type { BodyOf } from '#contract/calls/call.ts';
import type { FieldError } from '#contract/calls/errors.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { checkDateBounds, checkDateOrder } from '#contract/domain/checks/dateChecks.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { Refusal } from '../../../calls/Refusal.ts';

type Fields = Partial<BodyOf<CallOf<'events.create'>>>;

export const takenEventName = (name: string): string =>
  `There is an event named "${name}" already.`;

/** The fields that people write as columns; fields that are absent are undefined, which writes nothing. */
export const columnsOf = (fields: Fields) => ({
  name: fields.name,
  description: fields.description === undefined ? undefined : fields.description || null,
  startDate: fields.startDate,
  endDate: fields.endDate,
  clientTypeId: fields.clientTypeId,
  isActive: fields.active,
});

interface Days {
  readonly startDate: Day;
  readonly endDate: Day;
}

/** Refuses days far from today, and an end before the start (part 1 section 5, part 2 section 5). */
export const refuseBadDays = (days: Days, today: Day, part: 'body' | 'query' = 'body'): void => {
  const outside = (['startDate', 'endDate'] as const).flatMap((name): FieldError[] => {
    const message = checkDateBounds(days[name], today);
    return message ? [{ in: part, field: `/${name}`, code: 'bounds', message }] : [];
  });
  const order = checkDateOrder(days.startDate, days.endDate);
  const errors: FieldError[] =
    outside.length === 0 && order
      ? [{ in: part, field: '/startDate', code: 'order', message: order }]
      : outside;
  const [first] = errors;
  if (first) throw new Refusal('VALIDATION_FAILED', first.message, { errors });
};
