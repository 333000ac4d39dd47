import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { anySchemas, recordScreen } from './anySchemas.ts';

const resource = 'any-print-options';
const path = `/console/v1/records/${resource}`;

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  const found = anySchemas.find(({ screen }) => screen.resource === resource);
  if (!found) throw new Error(`There is no schema of ${resource}`);
  const { file, text, content } = found;
  const importing = {
    ...content,
    access: { admin: ['list', 'show', 'create', 'import'] },
    import: { matchBy: ['name'] },
  };
  app = await startTestApp({ screens: [recordScreen(importing, { [file]: JSON.parse(text) })] });
  admin = await app.as('admin');
});
afterAll(() => app.close());

it('fills the objects of a file that are there, and begins none that would ask for more', async () => {
  const send = (query: Record<string, string | boolean>) =>
    admin.call('POST', `/console/v1/imports/${resource}`, {
      query,
      body: 'name,copies,options.page\nPlain,1,\nWide,2,A\n',
      headers: { 'content-type': 'text/csv' },
    });
  const checked = (await send({ dryRun: true })).json<{ importId: string; counts: object }>();
  expect(checked.counts, JSON.stringify(checked)).toMatchObject({ created: 2, errors: 0 });
  const { importId } = checked;
  expect((await send({ importId, fileName: 'some.csv' })).statusCode).toBe(200);
  const made = (await admin.get(path)).json<{ name: string; options?: object }[]>();
  const optionsOf = (name: string) => made.find(one => one.name === name)?.options;
  expect(made).toHaveLength(2);
  expect(optionsOf('Plain')).toBeUndefined();
  expect(optionsOf('Wide')).toEqual({ page: 'A', colour: true });
});
