import Type from 'typebox';
import { largestAmount } from '../../domain/money/parseAmount.ts';
import { priceStatuses } from '../../domain/pricing/priceStatus.ts';
import { clearable, rowId } from '../bodies.ts';

const day = Type.String({ format: 'date' });

/** Which parameters there must be is told by the package (`readParameters`). */
const pricingParameters = Type.Record(
  Type.String({ minLength: 1, maxLength: 60 }),
  Type.Unknown(),
  { maxProperties: 50 },
);

/** The fields of a price that people write; the form schema says the same for the browser. */
export const priceFields = {
  needed: {
    /** Without GST. */
    pricePaise: Type.Integer({ exclusiveMinimum: 0, maximum: largestAmount }),
    effectiveFrom: day,
  },
  more: {
    pricing_parameters: clearable(pricingParameters),
    /** The last day; null or absent when the end is open. */
    effectiveUntil: clearable(day),
  },
};

/** A price as every call presents it; a field without a value is absent. */
export const packagePrice = Type.Object({
  id: rowId,
  packageId: rowId,
  packageName: Type.String(),
  packageFamilyId: rowId,
  packageFamilyName: Type.String(),
  /** By name; `localityName` is JSON text (part 2 section 3). */
  pricing_parameters: Type.Record(Type.String(), Type.Unknown()),
  /** The same in words, without the city. */
  parameterText: Type.Optional(Type.String()),
  cityId: Type.Optional(rowId),
  cityName: Type.Optional(Type.String()),
  pricePaise: Type.Integer({ minimum: 0 }),
  /** First and last day in India, both included. */
  effectiveFrom: Type.Optional(day),
  effectiveUntil: Type.Optional(day),
  status: Type.Enum(priceStatuses),
  /** The package's: its prices are locked then (decision T51). */
  isNetsuiteEnabled: Type.Boolean(),
  version: Type.Integer(),
  updatedAt: Type.String({ format: 'date-time' }),
  updatedByName: Type.Optional(Type.String()),
});
