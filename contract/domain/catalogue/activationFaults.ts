import { valueFaults } from '../messages/valueFaults.ts';
import type { Told } from '../messages/told.ts';
import { isDay } from '../days/indiaDay.ts';
import { isNoValue } from '../noValue.ts';

/** One thing that must be given to activate a product (part 2 section 3). */
interface ActivationParameter {
  readonly name: string;
  readonly type: string;
  readonly allowedValues?: readonly string[];
}

export interface ActivationFault extends Told {
  readonly name: string;
  readonly code: string;
}

type Values = Readonly<Record<string, unknown>>;

const isList = (value: unknown): boolean => Array.isArray(value);

const fits: Readonly<Record<string, { test: (value: unknown) => boolean; fault: Told }>> = {
  number: { test: value => typeof value === 'number', fault: valueFaults.number },
  boolean: { test: value => typeof value === 'boolean', fault: valueFaults.boolean },
  date: {
    test: value => typeof value === 'string' && isDay(value),
    fault: valueFaults.day,
  },
  polygons: { test: isList, fault: valueFaults.list },
  listings: { test: isList, fault: valueFaults.list },
};

const text = {
  test: (value: unknown) => typeof value === 'string',
  fault: valueFaults.text,
};

/**
 * Values that a product's parameters do not allow. What is missing is not a fault here: it may still be given when the
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
        : [{ name, code: 'enum', ...valueFaults.choice(allowedValues) }];
    const { test, fault } = fits[type] ?? text;
    return test(value) ? [] : [{ name, code: type, ...fault }];
  });
