import { expect, it } from 'vitest';
import type { JsonSchema } from '../jsonSchema.ts';
import { completeScreen } from '../complete/completeScreen.ts';
import type { RecordScreen, ScreenFile } from '../types.ts';
import { grantFaults } from './grantFaults.ts';

const words = (text: string) => ({ en: text, hi: text });

const schema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string' },
    note: { type: 'string' },
    status: { type: 'string' },
    margin: { type: 'integer' },
    shown: { type: 'integer' },
  },
};

const screen = (actions: ScreenFile['actions'], more: Partial<ScreenFile> = {}): RecordScreen =>
  completeScreen(
    {
      format: 1,
      resource: 'visits',
      route: '/visits',
      label: { one: words('Visit'), other: words('Visits') },
      schema: 'visit.schema.json',
      access: {
        admin: ['list', 'show', 'edit', 'close'],
        content: { do: ['list', 'show', 'edit', 'close'], hide: ['margin'], lock: ['status'] },
      },
      list: { columns: ['name'] },
      ...more,
      ...(actions && { actions }),
    },
    schema,
  ) as RecordScreen;

const action = (set: Record<string, unknown>, more: object = {}) =>
  ({ close: { label: words('Close'), on: ['row'], set, ...more } }) as ScreenFile['actions'];

const faults = (before: RecordScreen, after: RecordScreen) =>
  grantFaults(before, after).map(({ pointer, message }) => [pointer, message]);

it('lets an action that is published set what its roles may write, whatever else they lack', () => {
  expect(faults(screen(undefined), screen(action({ note: 'Done' })))).toEqual([]);
  // A role that the files keep nothing from.
  const files = screen(undefined);
  const after = screen(action({ status: 'closed' }), {
    access: {
      admin: ['list', 'show', 'edit', 'close'],
      content: { do: ['list', 'show', 'edit'], hide: ['margin'] },
    },
  });
  expect(faults(files, after)).toEqual([]);
});

it.each([
  ['locks', { status: 'closed' }, '/actions/close/set/status'],
  ['hides', { margin: 0 }, '/actions/close/set/margin'],
])('sets nothing that the files %s from one of its roles', (_what, set, at) => {
  expect(faults(screen(undefined), screen(action(set)))).toEqual([
    [at, expect.stringContaining('only the files can let an action of theirs set it')],
  ]);
});

it('sets nothing locked, not even where the lock is taken away with it', () => {
  const access = { admin: ['list', 'show', 'edit', 'close'], content: ['list', 'show', 'close'] };
  const found = faults(screen(undefined), screen(action({ status: 'closed' }), { access }));
  expect(found.map(([at]) => at)).toContain('/actions/close/set/status');
});

it('keeps what the files themselves let an action set', () => {
  const own = screen(action({ status: 'closed' }));
  expect(faults(own, screen(action({ status: 'closed', note: 'x' })))).toEqual([]);
});

it('puts nothing that the files hide into another field or a notice', () => {
  const copied = screen(action({ shown: { $: 'record.margin' } }));
  expect(faults(screen(undefined), copied)[0]?.[1]).toContain('only the files can show it');
  const told = screen(
    action({ note: 'x' }, { notify: { roles: ['admin'], text: words('{margin} left') } }),
  );
  expect(faults(screen(undefined), told)).toEqual([
    ['/actions/close/notify/text', 'The files hide "margin": no notice may tell it'],
  ]);
});
