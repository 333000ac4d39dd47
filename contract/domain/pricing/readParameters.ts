import { valueFaults } from '../messages/valueFaults.ts';
import type { Told } from '../messages/told.ts';
import { priceFaults } from './priceFaults.ts';
import { isNoValue, withoutNoValues } from '../noValue.ts';
import { canonicalJson } from './nameList.ts';

/** One thing that the prices of a package depend on (part 2 section 3). */
export interface RequiredParameter {
  readonly name: string;
  readonly type: string;
  readonly allowedValues?: readonly string[];
}

export interface ParameterFault extends Told {
  readonly name: string;
  readonly code: string;
}

type Value = string | number | boolean;
type Read = { readonly value: Value } | { readonly fault: Told };

const longest = 500;

const readText = (given: unknown): Read => {
  if (typeof given !== 'string' || given.trim() === '') return { fault: valueFaults.text };
  if (given.length > longest) return { fault: valueFaults.long(longest) };
  return { value: given.trim() };
};

const readJson = (given: unknown): Read => {
  const text = canonicalJson(given);
  if (text === null) return { fault: valueFaults.required };
  if (text === undefined) return { fault: valueFaults.json };
  return text.length > 8 * longest ? { fault: valueFaults.long(8 * longest) } : { value: text };
};

/** By type; what the specification does not know is read as text. */
const readers: Readonly<Record<string, (given: unknown) => Read>> = {
  number: given =>
    typeof given === 'number' && Number.isFinite(given)
      ? { value: given }
      : { fault: valueFaults.number },
  boolean: given =>
    typeof given === 'boolean' ? { value: given } : { fault: valueFaults.boolean },
  json: readJson,
};

const read = ({ type, allowedValues = [] }: RequiredParameter, given: unknown): Read => {
  const answer = (readers[type] ?? readText)(given);
  if ('fault' in answer || allowedValues.length === 0) return answer;
  return allowedValues.includes(String(answer.value))
    ? answer
    : { fault: valueFaults.choice(allowedValues) };
};

/**
 * The parameters of a price: exactly those that its package requires, each of its type and among its allowed values,
 * in canonical form. What has no value counts as not given (part 2 section 5, decision T74).
 */
export const readParameters = (
  required: readonly RequiredParameter[],
  given: Readonly<Record<string, unknown>>,
): { parameters: Record<string, Value>; faults: ParameterFault[] } => {
  const parameters: Record<string, Value> = {};
  const faults: ParameterFault[] = [];
  for (const parameter of required) {
    const { name } = parameter;
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (isNoValue(value)) {
      faults.push({ name, code: 'required', ...valueFaults.required });
      continue;
    }
    const answer = read(parameter, value);
    if ('fault' in answer) faults.push({ name, code: parameter.type, ...answer.fault });
    else parameters[name] = answer.value;
  }
  const known = new Set(required.map(({ name }) => name));
  for (const name of Object.keys(withoutNoValues(given))) {
    if (known.has(name)) continue;
    faults.push({ name, code: 'unknown', ...priceFaults.noParameter(name) });
  }
  return { parameters, faults };
};
