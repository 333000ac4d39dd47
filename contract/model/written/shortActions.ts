import { pointer } from '../files/jsonPositions.ts';
import { inWords } from './inWords.ts';
import type { Full } from './shortForms.ts';
import type { Reading } from './Reading.ts';
import { isMembers, type Members } from './SharedFiles.ts';

const namesOfAsked = (ask: unknown): readonly string[] =>
  Array.isArray(ask)
    ? ask.flatMap(one => (isMembers(one) && typeof one['name'] === 'string' ? [one['name']] : []))
    : [];

const part = (one: unknown, asked: readonly string[]): Members => {
  if (one === 'version') return { version: { $: 'record.version' } };
  if (one === 'ask') return Object.fromEntries(asked.map(name => [name, { $: `ask.${name}` }]));
  return isMembers(one) ? one : {};
};

/** A body from the list of what it is made of. */
const bodyOf = (
  reading: Reading,
  parts: readonly unknown[],
  asked: readonly string[],
  at: string,
): Members => {
  const body: Record<string, unknown> = {};
  for (const [index, one] of parts.entries()) {
    const place = at + pointer(index);
    if (one === 'ask' && asked.length === 0)
      reading.add(place, 'The action asks for nothing: leave "ask" out of the body');
    if (!isMembers(one) && one !== 'ask' && one !== 'version')
      reading.add(place, 'Must be "ask", "version" or values by name');
    for (const [name, value] of Object.entries(part(one, asked))) {
      if (Object.hasOwn(body, name))
        reading.add(place, `"${name}" stands twice in the body: leave one out`);
      body[name] = value;
      reading.move(at + pointer(name), isMembers(one) ? place + pointer(name) : place);
    }
  }
  return body;
};

/** The call of an action in full. */
const callOf = (reading: Reading, call: unknown, ask: unknown, at: string): unknown => {
  if (typeof call === 'string') {
    reading.move(`${at}/call`, at);
    return { call };
  }
  if (!isMembers(call)) return call;
  const { body } = call;
  return Array.isArray(body)
    ? { ...call, body: bodyOf(reading, body, namesOfAsked(ask), `${at}/body`) }
    : call;
};

const action: Full = (reading, value, at, key) => {
  if (!isMembers(value)) return value;
  const { call } = value;
  return {
    label: inWords(key),
    on: ['row', 'record'],
    ...value,
    ...(call !== undefined && { call: callOf(reading, call, value['ask'], `${at}/call`) }),
  };
};

export const shortActions: Readonly<Record<string, Full>> = { action };
