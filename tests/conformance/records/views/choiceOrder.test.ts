import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#backend/calls/Refusal.ts';
import { openSource } from '#backend/records/source/openSource.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { Field, RecordScreen } from '#contract/model/types.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { settingOf } from '#tests/support/server/openTestSource.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { whoMay } from '#tests/support/whoMay.ts';
import { recordScreens } from '../../grants/limitedScreens.ts';

/*
 * A field with choices sorts by their order: Hot, Warm, Cold, and not by ids or letters (T40). The order is that of the record
 * schema, and the screen offers the choices in the same.
 */

const isChoice = ({ options, children, schema }: Field): boolean =>
  options.length > 1 &&
  children.length === 0 &&
  schema.type !== 'array' &&
  // Yes and no have no order.
  options.every(({ value }) => typeof value !== 'boolean');

const places = recordScreens.flatMap(screen =>
  Object.values(screen.fields)
    .filter(isChoice)
    .map(field => [`${screen.resource} ${field.path}`, screen, field] as const),
);

const namesAlone = 'names without an order of their own, put in that of their letters or ids';
const workedOut = 'worked out by its list, which has the order of its words still';

/** Fields whose lists are not put in the order of the choices, with the reason. */
const otherwise: Readonly<Record<string, string>> = {
  'cities zone': namesAlone,
  'monetizable-cities zone': namesAlone,
  'event-cities zone': namesAlone,
  'ad-product-configs kind': namesAlone,
  'microsites product_details.theme': namesAlone,
  'churn-schedules search_criteria.criteria_type': namesAlone,
  'site-takeovers promotion_type': namesAlone,
  'approving-designations designationId': namesAlone,
  'call-logs site_visit_intent': namesAlone,
  'call-logs final_status': namesAlone,
  'ad-packages slot_status': workedOut,
  'audience-maximizers slot_status': workedOut,
  'microsites slot_status': workedOut,
  'site-takeovers slot_status': workedOut,
  'stories slot_status': workedOut,
  'video-tours tour_status': workedOut,
  'owner-cases statusId': workedOut,
  'mortgage-banks state': workedOut,
  'payments badge': workedOut,
};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Values in the order of the list; undefined where the list is not sorted by the field. */
const sorted = async (screen: RecordScreen, { path }: Field, order: 'ASC' | 'DESC') => {
  const person = whoMay(roleCodes.filter(code => canDo(screen, [code], 'list')));
  const source = openSource(await settingOf(test, person, screen.resource));
  const values: unknown[] = [];
  try {
    const asked = { where: true, sort: { field: path, order } } as const;
    for await (const { rows } of source.pages(asked)) {
      values.push(...rows.map(row => valueAt(row, path)));
      if (values.length > 2_000) break;
    }
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
  return values.filter(value => !isNoValue(value));
};

it('the schema has the choices in the order in which the screen offers them', () => {
  const wrong = places.flatMap(([name, , { options, schema }]) => {
    const kept = (schema.enum ?? []).filter(value => value !== null);
    const offered = options.map(({ value }) => value).filter(value => kept.includes(value));
    const order = kept.filter(value => offered.includes(value as never));
    return JSON.stringify(offered) === JSON.stringify(order) ? [] : [name];
  });
  expect(wrong).toEqual([]);
});

describe('lists sorted by a field with choices', () => {
  it.each(places)('%s', async (name, screen, field) => {
    const placeOf = (value: unknown) => field.options.findIndex(option => option.value === value);
    for (const order of ['ASC', 'DESC'] as const) {
      const values = await sorted(screen, field, order);
      if (!values || otherwise[name] !== undefined) return;
      const found = [...new Set(values)].map(placeOf).filter(place => place >= 0);
      const expected = found.toSorted((a, b) => (order === 'ASC' ? a - b : b - a));
      expect([order, found]).toEqual([order, expected]);
      // Each is in one run.
      const runs = values.filter((value, at) => at === 0 || values[at - 1] !== value);
      expect(runs).toHaveLength(new Set(values).size);
    }
  });
});
