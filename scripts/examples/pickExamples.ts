import type { Example, Examples } from '#backend/openapi/Examples.ts';
import { cut } from './cut.ts';
import {
  exampleFaults,
  operationsOf,
  type Document,
  type Part,
  type Placed,
} from './eachExample.ts';

/** A call that a suite made and that was done. */
export interface Noted {
  readonly call: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly answer: unknown;
}

/** The most characters of an example. */
const most = 4000;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || Object.keys(value).length === 0;

const hasRows = (answer: unknown): boolean => {
  if (Array.isArray(answer)) return answer.length > 0;
  if (answer === null || typeof answer !== 'object') return true;
  const { results } = answer as { results?: unknown };
  return !Array.isArray(results) || results.length > 0;
};

type Faults = ReturnType<typeof exampleFaults>;

/** The names that the document has for the parts of the address. */
const paramsOf = ({ operation }: Placed, { params, call }: Noted) => {
  const values = Object.entries(params)
    .filter(([name]) => !(name === 'resource' && !call.startsWith('records.')))
    .map(([, value]) => value);
  const names = operation.parameters.filter(one => one.in === 'path').map(({ name }) => name);
  return Object.fromEntries(names.map((name, at) => [name, values[at]]));
};

const exampleOf = (placed: Placed, noted: Noted, faults: Faults): Example | undefined => {
  const parts: [Part, unknown][] = [
    ['params', paramsOf(placed, noted)],
    ['query', noted.query],
    ['body', noted.body],
    ['answer', noted.answer],
  ];
  const made: Partial<Record<Part, unknown>> = {};
  for (const [part, value] of parts) {
    if (part !== 'answer' && isEmpty(value)) continue;
    const short = [1, 2]
      .map(entries => cut(value, entries))
      .find(one => faults(placed, part, one).length === 0);
    if (short === undefined) return undefined;
    made[part] = short;
  }
  return JSON.stringify(made).length > most ? undefined : (made as Example);
};

/** The best is an example that shows rows, then one that writes much, then the shortest. */
const rank = ({ body, answer }: Example, whole: number): readonly number[] => [
  hasRows(answer) ? 0 : 1,
  -Math.min(JSON.stringify(body ?? '').length, 600),
  whole,
];

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, at) => value - (other[at] ?? 0)).find(difference => difference !== 0) ?? 0;

/** Calls of the generic store belong to their screen, too. */
const namesOf = ({ call, params }: Noted): readonly string[] => {
  const resource = params['resource'];
  const [area, verb = ''] = call.split('.');
  return area === 'records' && typeof resource === 'string'
    ? [call, `${resource}.${verb}`]
    : [call];
};

const ofStore = (noted: Noted, name: string): Noted => {
  if (name.startsWith('records.') || !noted.call.startsWith('records.')) return noted;
  const { resource: _, ...params } = noted.params;
  return { ...noted, params };
};

/** For each operation of the document its best example: one of those that were noted, or the one that it has. */
export const pickExamples = (
  document: Document,
  noted: readonly Noted[],
  known: Examples,
): Examples => {
  const operations = operationsOf(document);
  const faults = exampleFaults(document);
  const best = new Map<string, { example: Example; rank: readonly number[]; text: string }>();
  for (const one of noted) {
    for (const name of namesOf(one)) {
      const placed = operations.get(name);
      const example = placed && exampleOf(placed, ofStore(one, name), faults);
      if (!example) continue;
      const text = JSON.stringify(example);
      const ranked = rank(example, text.length);
      const before = best.get(name);
      const order = before ? compare(ranked, before.rank) || text.localeCompare(before.text) : -1;
      if (order < 0) best.set(name, { example, rank: ranked, text });
    }
  }
  const names = [...new Set([...best.keys(), ...Object.keys(known)])].filter(name =>
    operations.has(name),
  );
  return Object.fromEntries(
    names.toSorted().map(name => [name, best.get(name)?.example ?? known[name] ?? {}]),
  );
};
