import { isDay } from '../days/indiaDay.ts';
import { isNoValue } from '../noValue.ts';
import { parseJsonText } from './jsonText.ts';

/** One thing that must be given to activate a product (part 2 section 3). */
interface ActivationParameter {
  readonly name: string;
  readonly type: string;
  readonly allowedValues?: readonly string[];
}

export interface ActivationFault {
  readonly name: string;
  readonly code: string;
  readonly message: string;
}

type Values = Readonly<Record<string, unknown>>;

const isList = (value: unknown): boolean => Array.isArray(value);

const fits: Readonly<Record<string, { test: (value: unknown) => boolean; message: string }>> = {
  number: { test: value => typeof value === 'number', message: 'This must be a number.' },
  boolean: { test: value => typeof value === 'boolean', message: 'This must be true or false.' },
  date: {
    test: value => typeof value === 'string' && isDay(value),
    message: 'This must be a day such as 2026-11-21.',
  },
  polygons: { test: isList, message: 'This must be a list.' },
  listings: { test: isList, message: 'This must be a list.' },
};

const text = {
  test: (value: unknown) => typeof value === 'string',
  message: 'This must be a text.',
};

/** Activation parameters as an object; they may arrive as JSON text (decision T99), undefined when they are none. */
export const readActivationValues = (given: unknown): Values | undefined => {
  const value = parseJsonText(given);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Values)
    : undefined;
};

/**
 * Values that a product's parameters do not allow. What is missing is no fault here: it may still be given when the
 * product is activated. Other facts, such as `promotedDays`, are kept as they are.
 */
export const activationFaults = (
  parameters: readonly ActivationParameter[],
  values: Values,
): ActivationFault[] =>
  parameters.flatMap(({ name, type, allowedValues = [] }): ActivationFault[] => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (isNoValue(value)) return [];
    if (allowedValues.length > 0)
      return allowedValues.includes(typeof value === 'string' ? value : JSON.stringify(value))
        ? []
        : [{ name, code: 'enum', message: `Choose one of: ${allowedValues.join(', ')}.` }];
    const { test, message } = fits[type] ?? text;
    return test(value) ? [] : [{ name, code: type, message }];
  });
