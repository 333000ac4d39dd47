import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleCodes, type RoleCode } from '#contract/domain/roles.ts';
import { canDo, rowsFor } from '#contract/model/rights/screenAccess.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type TestApp } from '#tests/support/server/startTestApp.ts';
import { recordScreens, type Row } from './limitedScreens.ts';
import { testDay } from '#tests/support/server/template.ts';

/* What the grants of a screen say of verbs and rows, for every screen on the generic store and every role. */

const stored = recordScreens.filter(({ data }) => data.calls === null);
let test: TestApp;
const headers = new Map<RoleCode, Record<string, string>>();

beforeAll(async () => {
  test = await startTestApp();
  for (const role of roleCodes) {
    const id = await addUser(test.client, `verbs-${role}@example.com`, [role]);
    headers.set(role, await sessionHeaders(test.client, id));
  }
});
afterAll(() => test.close());

const nobody = 999_999_999;
const verbs = {
  list: ['GET', '', undefined],
  show: ['GET', `/${nobody}`, undefined],
  create: ['POST', '', {}],
  edit: ['PUT', `/${nobody}`, { version: 1 }],
  remove: ['DELETE', `/${nobody}`, undefined],
} as const;

const send = (
  role: RoleCode,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
) =>
  test.app.inject({
    method,
    url,
    headers: headers.get(role) ?? {},
    ...(body && { payload: body }),
  });

describe.each(stored.map(screen => ({ name: screen.resource, screen })))('$name', ({ screen }) => {
  const base = `/console/v1/records/${screen.resource}`;

  it.each(Object.entries(verbs))('%s is for those whom the file grants it', async (verb, row) => {
    const [method, path, body] = row;
    for (const role of roleCodes) {
      const { statusCode } = await send(role, method, base + path, body);
      const isRefused = statusCode === 403;
      expect([role, isRefused]).toEqual([role, !canDo(screen, [role], verb)]);
    }
  });

  it('answers each role its rows alone, in the list and by their ids', async () => {
    const today = testDay;
    const all = (await send('admin', 'GET', base)).json<Row[]>();
    for (const role of roleCodes.filter(one => canDo(screen, [one], 'list'))) {
      const isAmong = (record: Row) =>
        evaluate(rowsFor(screen, [role], 'list'), { record, user: { roleCodes: [role] }, today });
      const own = (await send(role, 'GET', base)).json<Row[]>();
      expect(own.filter(record => !isAmong(record))).toEqual([]);
      const other = all.find(record => !isAmong(record));
      if (other === undefined) continue;
      expect((await send(role, 'GET', `${base}/${String(other['id'])}`)).statusCode).toBe(404);
    }
  });
});
