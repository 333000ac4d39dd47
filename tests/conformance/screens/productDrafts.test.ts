import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftCalls, withField } from './draftCalls.ts';
import { startPublishing, type Publishing } from './startPublishing.ts';

let on: Publishing;
beforeAll(async () => {
  on = await startPublishing();
});
afterAll(() => on.close());

const { begun, keep, look, publish } = draftCalls(() => on);

describe('a screen on calls of the product', () => {
  const words = {
    label: ['Area', 'Areas'],
    fields: { name: { help: 'As on the map', readonly: { id: { empty: false } } } },
  };

  it('gets other words, places and conditions that narrow', async () => {
    const draft = await begun({ from: 'screen', resource: 'regions' });
    const { file, schema } = draft.screen;
    const fields = { ...(file['fields'] as object), ...words.fields };
    const screen = {
      file: { ...file, label: words.label, fields, list: { columns: ['name'] } },
      schema,
    };
    const { faults } = await look(draft, screen);
    expect(faults.map(({ pointer }) => pointer)).toEqual(['/list/search', '/list/bulk']);
    expect(faults[0]?.message).toContain('decided by the product');
    const list = { ...(file['list'] as object), columns: ['name', 'updatedAt'] };
    const told = await look(draft, { ...screen, file: { ...screen.file, list } });
    expect([told.faults, told.changes.rights.map(({ turn }) => turn)]).toEqual([[], ['narrower']]);
    await keep(draft, { ...screen, file: { ...screen.file, list } });
    expect((await publish(draft, 2)).statusCode).toBe(200);
    const { heads } = (await on.admin.get('/console/v1/live-screens')).json<{
      heads: { resource: string }[];
    }>();
    expect(JSON.stringify(heads)).toContain('Areas');
    expect((await on.admin.get('/sapna/v1/region?page=0')).statusCode).toBe(200);
  });

  it.each<[string, (file: Record<string, unknown>) => object, string]>([
    ['rights', file => ({ ...file, access: 'signed-in' }), '/access'],
    ['calls', file => ({ ...file, data: { list: 'caps.list' } }), '/data'],
    ['actions', file => ({ ...file, actions: { more: { call: 'caps.list' } } }), '/actions'],
  ])('keeps its %s', async (_what, changed, at) => {
    const draft = await begun({ from: 'screen', resource: 'caps' });
    const { faults } = await look(draft, {
      file: changed(draft.screen.file),
      schema: draft.screen.schema,
    });
    expect(faults[0]?.pointer.startsWith(at)).toBe(true);
  });

  it('keeps what its records hold', async () => {
    const draft = await begun({ from: 'screen', resource: 'caps' });
    const { faults } = await look(draft, withField(draft, 'colour', { type: 'string' }));
    expect(faults).toMatchObject([{ part: 'schema', pointer: '/properties/colour' }]);
  });
});
