import { mostAskedDays } from '#contract/calls/slots/slotAvailability.ts';
import type { FieldError } from '#contract/calls/errors.ts';
import { dayCount, type DayRange } from '#contract/domain/days/dayRange.ts';
import { told } from '#contract/domain/messages/told.ts';
import { Refusal } from '../../../calls/Refusal.ts';

const refuse = (field: string, code: string, en: string, hi: string): Refusal => {
  const words = told(en, hi);
  const errors: FieldError[] = [{ in: 'query', field, code, ...words }];
  return new Refusal('VALIDATION_FAILED', words, { errors });
};

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Values with commas between, each once; none for an absent text. */
const listIn = (text: string | undefined): string[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map(part => part.trim())
      .filter(Boolean),
  ),
];

export const idsIn = (text: string | undefined): number[] => listIn(text).map(Number);

/** @throws Refusal VALIDATION_FAILED for what is no UUID. */
export const uuidsIn = (text: string | undefined): string[] => {
  const uuids = listIn(text);
  const wrong = uuids.find(uuid => !uuidPattern.test(uuid));
  if (wrong !== undefined)
    throw refuse(
      '/polygon_uuids',
      'format',
      `"${wrong}" is not the UUID of an area. Send UUIDs separated by commas.`,
      `"${wrong}" किसी क्षेत्र का UUID नहीं है: UUID अल्पविराम से अलग करके भेजें।`,
    );
  return uuids;
};

/** The days asked for. @throws Refusal VALIDATION_FAILED when they are in the wrong order, or too many. */
export const daysIn = (query: { start_date: string; end_date: string }): DayRange => {
  const days = { start: query.start_date, end: query.end_date };
  if (days.end < days.start)
    throw refuse(
      '/end_date',
      'order',
      'The last day is before the first. Choose a later one.',
      'अंतिम दिन पहले दिन से पहले है: बाद का दिन चुनें।',
    );
  if (dayCount(days) > mostAskedDays)
    throw refuse(
      '/end_date',
      'days',
      `Choose at most ${mostAskedDays} days.`,
      `अधिक से अधिक ${mostAskedDays} दिन चुनें।`,
    );
  return days;
};

/** Refuses a product that is not sold by area and day. */
export const noSlotProduct = (
  id: number,
  field: '/product_ids' | '/product_id' = '/product_ids',
): Refusal =>
  refuse(
    field,
    'unknown',
    `Product ${id} is not sold by area and day.`,
    `उत्पाद ${id} क्षेत्र और दिन के हिसाब से नहीं बिकता।`,
  );

/** Refuses areas that are not there, or where nothing is sold any more. */
export const unknownAreas = (count: number): Refusal =>
  refuse(
    '/polygon_uuids',
    'unknown',
    count === 1
      ? 'One of these areas is not there any more. Choose again.'
      : `${count} of these areas are not there any more. Choose again.`,
    `इनमें से ${count} क्षेत्र अब नहीं हैं। फिर से चुनें।`,
  );
