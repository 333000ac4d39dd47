import { isNoValue, withoutNoValues } from '../noValue.ts';
import { canonicalJson } from './nameList.ts';

/** One thing that the prices of a package depend on (part 2 section 3). */
export interface RequiredParameter {
  readonly name: string;
  readonly type: string;
  readonly allowedValues?: readonly string[];
}

export interface ParameterFault {
  readonly name: string;
  readonly code: string;
  readonly message: string;
}

type Value = string | number | boolean;
type Read = { readonly value: Value } | { readonly fault: string };

const longest = 500;

const readText = (given: unknown): Read => {
  if (typeof given !== 'string' || given.trim() === '') return { fault: 'This must be a text.' };
  if (given.length > longest) return { fault: `Enter at most ${longest} characters.` };
  return { value: given.trim() };
};

const readJson = (given: unknown): Read => {
  const text = canonicalJson(given);
  if (text === null) return { fault: 'This field is required.' };
  if (text === undefined) return { fault: 'This must be JSON text, such as ["Baner","Wakad"].' };
  return text.length > 8 * longest
    ? { fault: `Enter at most ${8 * longest} characters.` }
    : { value: text };
};

/** By type; what the specification does not know is read as text. */
const readers: Readonly<Record<string, (given: unknown) => Read>> = {
  number: given =>
    typeof given === 'number' && Number.isFinite(given)
      ? { value: given }
      : { fault: 'This must be a number.' },
  boolean: given =>
    typeof given === 'boolean' ? { value: given } : { fault: 'This must be true or false.' },
  json: readJson,
};

const read = ({ type, allowedValues = [] }: RequiredParameter, given: unknown): Read => {
  const answer = (readers[type] ?? readText)(given);
  if ('fault' in answer || allowedValues.length === 0) return answer;
  return allowedValues.includes(String(answer.value))
    ? answer
    : { fault: `Choose one of: ${allowedValues.join(', ')}.` };
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
      faults.push({ name, code: 'required', message: 'This field is required.' });
      continue;
    }
    const answer = read(parameter, value);
    if ('fault' in answer) faults.push({ name, code: parameter.type, message: answer.fault });
    else parameters[name] = answer.value;
  }
  const known = new Set(required.map(({ name }) => name));
  for (const name of Object.keys(withoutNoValues(given))) {
    if (known.has(name)) continue;
    const message = `The price of this package does not depend on "${name}".`;
    faults.push({ name, code: 'unknown', message });
  }
  return { parameters, faults };
};
