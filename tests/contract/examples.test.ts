import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Examples } from '#backend/openapi/Examples.ts';
import { openapi } from '#backend/openapi/openapi.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { callList } from '#contract/calls/index.ts';
import {
  exampleFaults,
  operationsOf,
  type Document,
  type Part,
} from '../../scripts/examples/eachExample.ts';
import { withoutExample } from './withoutExample.ts';

const examples = JSON.parse(readFileSync('backend/openapi/examples.json', 'utf8')) as Examples;
const product = { name: 'Nivaas', slug: 'nivaas' };
const whole = openapi(callList, product, readScreens(), { examples });
const document = whole as unknown as Document;
const operations = operationsOf(document);
const faults = exampleFaults(document);

/** The longest list anywhere in a value. */
const longestList = (value: unknown): number => {
  if (value === null || typeof value !== 'object') return 0;
  const own = Array.isArray(value) ? value.length : 0;
  return Math.max(own, ...Object.values(value).map(longestList));
};

describe('the examples of the document', () => {
  it('are there for every call, but those that are listed with the reason', () => {
    const left = [...operations.keys()].filter(id => !Object.hasOwn(examples, id));
    expect(left.filter(id => !Object.hasOwn(withoutExample, id))).toEqual([]);
    expect(Object.keys(withoutExample).filter(id => !left.includes(id))).toEqual([]);
  });

  it('are of calls that there are', () => {
    expect(Object.keys(examples).filter(id => !operations.has(id))).toEqual([]);
  });

  it.each(Object.entries(examples))('%s is what its schemas say', (id, example) => {
    const placed = operations.get(id);
    const told = Object.entries(example).flatMap(([part, value]) =>
      placed ? faults(placed, part as Part, value).map(fault => `${part}: ${fault}`) : ['no call'],
    );
    expect(told).toEqual([]);
  });

  it.each(Object.entries(examples))('%s is short and opens nothing', (_id, example) => {
    const text = JSON.stringify(example);
    expect(text.length).toBeLessThanOrEqual(4000);
    expect(longestList(example)).toBeLessThanOrEqual(2);
    expect(text.match(/nvc_\w|eyJ[\w-]{10,}|console-session/g)).toBeNull();
    const mails = text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
    expect(mails.filter(mail => !mail.endsWith('@example.com'))).toEqual([]);
  });

  it('stand in the document, at what is sent and what is answered', () => {
    const shown = JSON.stringify(operations.get('views.list')?.operation.responses['200']);
    expect(shown).toContain('"example":');
  });

  it('leave the document a size that is sent to anyone', () => {
    expect(JSON.stringify(whole).length).toBeLessThan(3_000_000);
  });
});
