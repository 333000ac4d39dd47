import { describe, expect, it } from 'vitest';
import type { Actor } from '#backend/calls/Actor.ts';
import { brokenRules } from '#backend/records/checkBody.ts';
import type { Condition } from '#contract/rules/condition.ts';
import type { Calc } from '#contract/rules/calc.ts';
import { completeFields } from '#contract/model/complete/completeField.ts';
import { withComputed } from '#contract/model/record/computeRecord.ts';
import { offeredOptions } from '#contract/model/record/offeredOptions.ts';
import { withoutHidden } from '#contract/model/record/withoutHidden.ts';
import type { JsonSchema } from '#contract/model/jsonSchema.ts';
import type { FieldFile, RecordScreen } from '#contract/model/types.ts';
import { problemsIn } from '#engine/form/faults/problems.ts';
import { fieldState } from '#engine/form/fieldStates.ts';
import { sampleScreen } from '#engine/sample.fixture.ts';
import { sampleValidator } from '#engine/sampleValidator.fixture.ts';

/** Repeatable: the same rules and records on every run. */
const makeRandom = (seed: number) => (): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const names = ['kind', 'size', 'count', 'price', 'day', 'flag', 'tags'] as const;
type Name = (typeof names)[number];

const values: Readonly<Record<Name, readonly unknown[]>> = {
  kind: ['a', 'b', 'c', undefined],
  size: ['s', 'm', 'l', undefined],
  count: [0, 1, 5, 30, undefined],
  price: [0, 99, 1_00_000, undefined],
  day: ['2026-11-20', '2026-11-21', '2026-12-01', undefined],
  flag: [true, false, undefined],
  tags: [[], ['x'], ['x', 'y'], undefined],
};

const schemaOf = (name: Name): JsonSchema => {
  if (name === 'count' || name === 'price') return { type: 'integer' };
  if (name === 'flag') return { type: 'boolean' };
  if (name === 'tags') return { type: 'array', items: { type: 'string' } };
  return { type: 'string' };
};

const properties = {
  ...Object.fromEntries(names.map(name => [name, schemaOf(name)])),
  total: { type: 'integer' } as JsonSchema,
  lines: {
    type: 'array',
    items: { type: 'object', properties: { kind: schemaOf('kind'), count: schemaOf('count') } },
  } as JsonSchema,
};
const schema: JsonSchema = { type: 'object', properties };

const make = (random: () => number) => {
  const pick = <Value>(list: readonly Value[]): Value =>
    list[Math.floor(random() * list.length)] as Value;
  const value = (name: Name) => pick(values[name]);
  const leaf = (): Condition => {
    const path = pick(names);
    const operand = value(path);
    const op = pick(['eq', 'ne', 'lt', 'gte', 'in', 'nin', 'has', 'empty', 'changed'] as const);
    if (op === 'empty' || op === 'changed') return { [path]: { [op]: random() < 0.5 } };
    if (op === 'in' || op === 'nin')
      return {
        [path]: { [op]: [value(path), value(path)].filter(one => one !== undefined) as never },
      };
    const other =
      random() < 0.3 ? { $: `${pick(['record', 'previous'])}.${pick(names)}` } : operand;
    return { [path]: { [op]: (Array.isArray(other) ? 'x' : (other ?? null)) as never } };
  };
  const condition = (depth = 2): Condition => {
    const form = random();
    if (depth === 0 || form < 0.5) return leaf();
    if (form < 0.65) return { not: condition(depth - 1) };
    const parts = [condition(depth - 1), condition(depth - 1)];
    return form < 0.83 ? { all: parts } : { any: parts };
  };
  const calc = (): Calc =>
    pick<Calc>([
      { mul: [{ $: 'record.price' }, pick([1.18, 0.5, 3])] },
      { add: [{ $: 'record.count' }, { $: 'record.price' }] },
      { sum: [{ $: 'record.lines' }, 'count'] },
      { days: [{ $: 'record.day' }, '2026-12-31'] },
      { when: condition(1), use: { $: 'record.count' }, else: { $: 'record.price' } },
    ]);
  const record = (): Record<string, unknown> => {
    const entries = names.map(name => [name, value(name)] as const);
    const lines = Array.from({ length: Math.floor(random() * 3) }, () => ({
      kind: value('kind'),
      count: value('count'),
    }));
    return Object.fromEntries(
      [...entries, ['lines', lines] as const].filter(([, one]) => one !== undefined),
    );
  };
  const file = (): FieldFile => ({
    visible: random() < 0.4 ? condition() : true,
    whenHidden: 'clear',
    ...(random() < 0.4 && { required: condition() }),
  });
  const files: Record<string, FieldFile> = {
    ...Object.fromEntries(names.map(name => [name, file()])),
    kind: {
      ...file(),
      as: 'choice',
      options: [{ value: 'a' }, { value: 'b', when: condition() }, { value: 'c' }],
    },
    total: { compute: calc() },
    'lines.kind': {
      ...file(),
      as: 'choice',
      options: [{ value: 'a', when: condition() }, { value: 'b' }],
    },
    'lines.count': file(),
  };
  const screen: RecordScreen = {
    ...sampleScreen,
    schema,
    fields: completeFields(schema, files),
    rules: [
      { name: 'one', fail: condition(), at: [pick(names)], message: { en: 'rule', hi: 'rule' } },
    ],
  };
  return { screen, record, previous: random() < 0.5 ? record() : undefined };
};

const actor = { id: 1, roleCodes: ['admin'] } as unknown as Actor;
const today = '2026-11-21';
const now = new Date('2026-11-21T06:00:00Z');
const shown = [...names, 'total', 'lines'];
const say = { missing: () => 'missing', error: (key: string) => key };

describe('page and server', () => {
  it('agree on 10,000 rules and records, and each kind of rule both holds and is broken', () => {
    const random = makeRandom(20_261_121);
    const seen = new Map<string, number>();
    const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
    for (let at = 0; at < 10_000; at += 1) {
      const { screen, record, previous } = make(random);
      const scope = { user: actor, today, ...(previous && { previous }) };
      // What the form does as one types and sends: compute, then leave out what is hidden.
      const typed = withComputed(screen.fields, { ...scope, record: record() });
      const sent = withoutHidden(screen.fields, { ...scope, record: typed });
      const found = problemsIn({
        screen,
        validator: sampleValidator,
        values: sent,
        scope: { ...scope, record: sent },
        shown,
        language: 'en',
        say,
      });
      // What the server does with it, a computed value forged on the way.
      const arrived = withComputed(screen.fields, {
        ...scope,
        record: JSON.parse(JSON.stringify({ ...sent, total: 17 })) as Record<string, unknown>,
      });
      const computedAgain = withComputed(screen.fields, { ...scope, record: sent });
      expect([at, arrived['total']]).toEqual([at, computedAgain['total']]);
      const refused = brokenRules(screen, {
        record: computedAgain,
        actor,
        today,
        now,
        ...(previous && { previous }),
      });
      const pagePaths = new Set(found.map(({ path }) => `/${path?.replaceAll('.', '/')}`));
      const serverPaths = new Set(
        refused.filter(({ code }) => code !== 'hidden').map(({ field }) => field),
      );
      expect([at, [...pagePaths].sort()]).toEqual([at, [...serverPaths].sort()]);
      for (const { code } of refused) count(code);
      if (refused.length === 0) count('nothing');
      for (const field of Object.values(screen.fields)) {
        const state = fieldState(field, { ...scope, record: sent });
        count(state.isVisible ? 'visible' : 'not visible');
        if (field.options.length > offeredOptions(field, { ...scope, record: sent }).length)
          count('narrowed');
      }
    }
    for (const what of [
      'required',
      'option',
      'rule',
      'nothing',
      'visible',
      'not visible',
      'narrowed',
    ])
      expect([what, (seen.get(what) ?? 0) > 200]).toEqual([what, true]);
  });
});
