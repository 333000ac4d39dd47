import { fillFieldName, type Product } from '../fillProduct.ts';
import { withoutNoValues } from '../noValue.ts';
import { parseJsonText } from './jsonText.ts';

/** What a product config says (part 2 section 3); the last name carries the marketplace's. */
export const configParameterNames = {
  quantity: 'quantity',
  promotedDays: 'promotedDays',
  cityUuid: 'cityUUID',
  subscriptionRegionId: '{product}SubscriptionRegionId',
} as const;

export interface ConfigFault {
  readonly name: string;
  readonly code: string;
  readonly message: string;
}

type Parameters = Readonly<Record<string, unknown>>;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const isCount = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const checks: Readonly<
  Record<keyof typeof configParameterNames, (value: unknown) => string | undefined>
> = {
  quantity: value =>
    isCount(value, 0, 1_000_000) ? undefined : 'Enter a whole number from 0 to 1,000,000.',
  promotedDays: value =>
    isCount(value, 1, 3_650) ? undefined : 'Enter a whole number of days from 1 to 3,650.',
  cityUuid: value =>
    typeof value === 'string' && uuid.test(value) ? undefined : 'This must be the UUID of a city.',
  subscriptionRegionId: value =>
    isCount(value, 1, Number.MAX_SAFE_INTEGER)
      ? undefined
      : 'This must be the id of a subscription region.',
};

/** The name of the parameter that holds the subscription region, such as `nivaasSubscriptionRegionId`. */
export const subscriptionRegionName = (product: Product): string =>
  fillFieldName(configParameterNames.subscriptionRegionId, product);

/**
 * The parameters of a product config, without those that have no value. They may arrive as JSON text (T99). Whether
 * city and region exist is for the caller to find out.
 */
export const readConfigParameters = (
  given: unknown,
  product: Product,
): { parameters: Parameters; unknown: readonly string[]; faults: readonly ConfigFault[] } => {
  const value = parseJsonText(given) ?? {};
  const parameters = withoutNoValues(value as Record<string, unknown>);
  const checkOf = new Map(
    Object.entries(configParameterNames).map(([key, name]) => [
      fillFieldName(name, product),
      checks[key as keyof typeof checks],
    ]),
  );
  const faults = Object.entries(parameters).flatMap(([name, one]): ConfigFault[] => {
    const message = checkOf.get(name)?.(one);
    return message ? [{ name, code: 'type', message }] : [];
  });
  return {
    parameters,
    unknown: Object.keys(parameters).filter(name => !checkOf.has(name)),
    faults,
  };
};
