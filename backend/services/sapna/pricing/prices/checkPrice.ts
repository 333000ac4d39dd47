import { addDays } from '#contract/domain/days/addDays.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { parametersKey } from '#contract/domain/pricing/parametersKey.ts';
import { priceDayFaults } from '#contract/domain/pricing/priceDays.ts';
import { readParameters } from '#contract/domain/pricing/readParameters.ts';
import type { FieldError } from '#contract/calls/errors.ts';
import { severalFields } from '#contract/domain/messages/fieldFaults.ts';
import { toldAt } from '#contract/domain/messages/told.ts';
import { Refusal } from '../../../../calls/Refusal.ts';
import type { Database } from '../../../../database/client.ts';
import type { PricingParameter } from '../../../../database/schema/index.ts';
import { placeOf, readPlaces } from '../places.ts';

interface PriceFields {
  pricing_parameters: Readonly<Record<string, unknown>>;
  pricePaise: number;
  effectiveFrom: Day | null;
  effectiveUntil: Day | null;
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * The columns of a price whose parameters are exactly those that its package requires.
 * @throws Refusal 422, one entry a field.
 */
export const checkPrice = async (
  db: Database,
  required: readonly PricingParameter[],
  { pricing_parameters: given, pricePaise, effectiveFrom, effectiveUntil }: PriceFields,
) => {
  const { parameters, faults } = readParameters(required, given);
  const { place, faults: unknown } = placeOf(await readPlaces(db, [parameters]), parameters);
  const errors: FieldError[] = [
    ...[...faults, ...unknown].map(({ name, ...fault }) => ({
      in: 'body' as const,
      field: `/pricing_parameters/${escaped(name)}`,
      ...fault,
    })),
    ...priceDayFaults(effectiveFrom, effectiveUntil).map(({ field, ...fault }) => ({
      in: 'body' as const,
      field: `/${field}`,
      ...fault,
    })),
  ];
  const [first] = errors;
  if (first) {
    const name = first.field.slice(1);
    const words =
      errors.length === 1 ? toldAt({ en: name, hi: name }, first) : severalFields(errors.length);
    throw new Refusal('VALIDATION_FAILED', words, { errors });
  }
  return {
    pricingParameters: parameters,
    parametersKey: parametersKey(parameters),
    ...place,
    pricePaise,
    effective: {
      from: effectiveFrom,
      until: effectiveUntil === null ? null : addDays(effectiveUntil, 1),
    },
  };
};
