import { describe, expect, it } from 'vitest';
import { resolveScreen } from './resolveScreen.ts';
import { forms, shared } from './shortForms.fixture.ts';

const read = (content: object) => resolveScreen(content, shared);

describe('a short form', () => {
  it.each(forms)('$what', ({ written, full, places }) => {
    const { content, faults, withoutHindi, writtenAt } = read(written);
    expect({ faults, withoutHindi }).toEqual({ faults: [], withoutHindi: [] });
    expect(content).toMatchObject(full);
    const [at, place] = places ?? ['', ''];
    expect(writtenAt({ at, message: '', suggestion: null }).at).toBe(place);
  });

  it.each(forms)('in full stays as it is: $what', ({ full }) => {
    const { content, faults } = read(full);
    expect(faults).toEqual([]);
    expect(content).toEqual(full);
  });

  it('tells which groups and lists were named', () => {
    const { roles, options } = read({
      access: { '@sellers': ['list'] },
      fields: { age: { options: '@ages' } },
    });
    expect([...roles, ...options]).toEqual(['sellers', 'ages']);
  });

  it.each([
    [
      'an unknown group',
      { access: { '@selers': ['list'] } },
      '/access/@selers',
      'no group of roles "@selers"',
    ],
    [
      'an unknown list',
      { fields: { a: { options: '@age' } } },
      '/fields/a/options',
      'no list of options "@age"',
    ],
    [
      'a role with two grants',
      { access: { 'sales-agent': ['list'], '@sellers': ['list'] } },
      '/access/@sellers',
      '"sales-agent" has a grant from "sales-agent" too',
    ],
    [
      'a reference to nothing',
      { fields: { a: { default: '$recrod.id' } } },
      '/fields/a/default',
      '"$recrod.id" names no value',
    ],
    ['a line without a menu', { line: 'New' }, '/line', 'Only a screen with a "menu"'],
    ['a page like no form', { show: { more: ['a'] } }, '/show', 'There is no "form"'],
    [
      'a field that the form has not',
      { form: ['a'], show: { instead: { b: 'c' } } },
      '/show/instead/b',
      'no field "b"',
    ],
    [
      'a body of what nobody asked',
      { actions: { new: { call: { call: 'a.do', body: ['ask'] } } } },
      '/actions/new/call/body/0',
      'asks for nothing',
    ],
    [
      'a body with a name twice',
      { actions: { new: { call: { call: 'a.do', body: [{ version: 1 }, 'version'] } } } },
      '/actions/new/call/body/1',
      '"version" stands twice',
    ],
    [
      'a body of other parts',
      { actions: { new: { call: { call: 'a.do', body: ['record'] } } } },
      '/actions/new/call/body/0',
      'Must be "ask", "version" or values by name',
    ],
  ])('is a fault: %s', (_what, written, at, message) => {
    expect(read(written).faults).toEqual([
      expect.objectContaining({ at, message: expect.stringContaining(message) }),
    ]);
  });
});
