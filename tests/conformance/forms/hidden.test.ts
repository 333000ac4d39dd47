import { describe, expect, it } from 'vitest';
import { isNoValue } from '#contract/domain/noValue.ts';
import { checkRecord } from '#contract/model/record/checkRecord.ts';
import type { Field, RecordScreen } from '#contract/model/types.ts';
import {
  clearedBy,
  clearedPaths,
  withCleared,
  withoutHidden,
} from '#contract/model/record/withoutHidden.ts';
import type { Condition, Scalar } from '#contract/rules/condition.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { pathsOf } from '#contract/rules/fieldsOf.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { withValueAt, type Values } from '#contract/rules/withValueAt.ts';
import { valuesWith } from '#engine/list/inline/inlineValues.ts';
import { recordScreens } from '../grants/limitedScreens.ts';

/*
 * Every field of every screen that keeps no value while it is hidden: what was hidden before an edit stays, what the edit hides is
 * cleared and told, and a new value for a hidden field is refused.
 */

const scope = { user: {}, today: '2026-11-20' };
const shownIn = (record: Values, parent?: Values) => ({
  ...scope,
  record,
  ...(parent && { parent }),
});

/** What a condition compares with, and values that it does not name. */
const candidates = (condition: Condition): readonly (Scalar | readonly Scalar[])[] => {
  const named = [...JSON.stringify(condition).matchAll(/:("(?:[^"\\]|\\.)*"|-?\d+|true|false)/g)];
  const listed = [...JSON.stringify(condition).matchAll(/\[([^[\]{}]*)\]/g)].flatMap(
    ([, inner = '']) => JSON.parse(`[${inner}]`) as Scalar[],
  );
  const scalars = [...named.map(([, text = 'null']) => JSON.parse(text) as Scalar), ...listed];
  return [null, ...scalars, ...scalars.map(one => [one]), 'other', 7];
};

interface Around {
  readonly record: Values;
  readonly parent: Values;
}

/** Records, with the record around them, for which the condition holds or does not. */
const findWhere = (condition: Condition, holds: boolean): Around | undefined => {
  const paths = [...new Set(pathsOf(condition))].filter(path => /^(record|parent)\./.test(path));
  let tried: Around[] = [{ record: {}, parent: {} }];
  for (const path of paths) {
    const [root = '', ...rest] = path.split('.');
    tried = tried.flatMap(around =>
      candidates(condition).map(value => ({
        ...around,
        [root]: withValueAt(around[root as keyof Around], rest.join('.'), value ?? undefined),
      })),
    );
  }
  return tried.find(({ record, parent }) => evaluate(condition, shownIn(record, parent)) === holds);
};

interface Place {
  readonly screen: RecordScreen;
  readonly field: Field;
  /** The list that it is in; undefined for a field of the record itself. */
  readonly list: Field | undefined;
}

const places = recordScreens.flatMap(screen => {
  const all = Object.values(screen.fields);
  const inLists = all.flatMap(list => list.children.map(field => ({ screen, field, list })));
  const own = all.map((field): Place => ({ screen, field, list: undefined }));
  return [...own, ...inLists].filter(
    ({ field }) => field.whenHidden === 'clear' && field.compute === null,
  );
});

const value = 'what it holds';

/** A record in which the field has a value and is shown, or is not. */
const recordWhere = ({ field, list }: Place, isShown: boolean): Values | undefined => {
  const around = findWhere(field.visible, isShown);
  if (!around) return undefined;
  const inner = withValueAt(around.record, field.path, value);
  if (!list) return inner;
  // The list itself is shown, or its items would go with it.
  const outer = findWhere(list.visible, true)?.record;
  return withValueAt({ ...outer, ...around.parent }, list.path, [{ ...inner, id: 1 }]);
};

const valueIn = ({ field, list }: Place, record: unknown): unknown =>
  list ? valueAt(valueAt(record, `${list.path}.0`), field.path) : valueAt(record, field.path);

const withValue = ({ field, list }: Place, record: Values, next: unknown): Values =>
  list
    ? withValueAt(record, list.path, [
        withValueAt(valueAt(record, `${list.path}.0`) as Values, field.path, next),
      ])
    : withValueAt(record, field.path, next);

const rows = places.map(
  place =>
    [
      `${place.screen.resource} ${place.list ? `${place.list.path}.` : ''}${place.field.path}`,
      place,
    ] as const,
);

it('there are such fields, in lists too', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(places.some(({ list }) => list)).toBe(true);
});

describe.each(rows)('%s', (_name, place) => {
  const { fields } = place.screen;
  const hidden = recordWhere(place, false);
  const shown = recordWhere(place, true);

  it('stays as it is stored when another field is changed while it is hidden', () => {
    if (!hidden) return expect(hidden).toBeDefined();
    const record = { ...hidden, somethingElse: 'changed' };
    const edit = { ...scope, record, previous: hidden };
    for (const next of [withoutHidden(fields, edit), withCleared(fields, edit)])
      expect(valueIn(place, next)).toBe(value);
    expect(clearedPaths(fields, edit)).toEqual([]);
    expect(clearedBy(fields, edit)).toEqual({});
    const inline = valuesWith(place.screen, hidden, 'somethingElse', 'changed', {
      ...scope,
      previous: hidden,
    });
    expect(valueIn(place, inline)).toBe(value);
  });

  it('is cleared, and told, when the edit hides it', () => {
    if (!hidden || !shown) return expect([hidden, shown]).not.toContain(undefined);
    const edit = { ...scope, record: hidden, previous: shown };
    for (const next of [withoutHidden(fields, edit), withCleared(fields, edit)])
      expect(isNoValue(valueIn(place, next))).toBe(true);
    const top = (place.list ?? place.field).path.split('.', 1)[0] ?? '';
    expect(Object.keys(clearedBy(fields, edit))).toContain(top);
    expect(clearedPaths(fields, edit)).toContain((place.list ?? place.field).path);
  });

  it('takes no new value while it is hidden', () => {
    if (!hidden) return expect(hidden).toBeDefined();
    const record = withValue(place, hidden, 'forged');
    const edit = { ...scope, record, previous: hidden };
    expect(valueIn(place, withoutHidden(fields, edit))).toBe(value);
    expect(valueIn(place, withCleared(fields, edit))).toBe('forged');
    const faults = checkRecord({ ...place.screen, check: null, rules: [], editable: true }, edit);
    const at = place.list ? `${place.list.path}.0.${place.field.path}` : place.field.path;
    expect(faults.filter(({ path }) => path === at)).toMatchObject([{ code: 'hidden' }]);
  });
});
