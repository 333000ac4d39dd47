import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { click, input, openThing, words as shown } from './openThing.tsx';
import { comes, onForm, onRecord, says, type PageAsk, type PageRow } from './pageAsks.ts';
import type { Part } from './thing.fixture.ts';

const refusing = () =>
  Promise.reject(
    new HttpError({
      status: 409,
      code: 'CONFLICT',
      message: 'Taken',
      errors: [{ in: 'body', field: '/name', code: 'taken', message: 'Taken' }],
    }),
  );

/** What the panel says after a save that the server refused; the page tells the console of it too. */
const afterRefusal: PageAsk = async screen => {
  await openThing(screen, { at: '/create', create: refusing });
  await userEvent.type(input('name') ?? document.body, 'A name');
  await click('Create thing');
  const told = await comes(says('A panel told CONFLICT'));
  vi.mocked(console.error).mockClear();
  return told;
};

const update = (differs: object): Part => ({
  data: {
    calls: {
      list: { call: 'x.list' },
      get: { call: 'x.get' },
      update: { call: 'x.update', ...differs },
    },
  },
});

/** Keys of what a screen adds to its forms: another address, drafts, panels, a second reading. */
export const partKeys: readonly PageRow[] = [
  {
    key: 'createAt',
    has: { createAt: 'create-thing' },
    ask: async screen => {
      await openThing(screen);
      return page.getByRole('link', { name: 'New thing' }).getAttribute('href');
    },
    answer: '/things/create-thing',
  },
  {
    key: 'newFrom',
    has: { newFrom: ['note'] },
    ask: async screen => {
      await openThing(screen, { at: '/create?from=12' });
      return comes(() => input('note')?.value === 'first');
    },
    answer: true,
  },
  {
    key: 'newWith',
    has: { newWith: ['note'] },
    ask: async screen => {
      await openThing(screen, { at: `/create?with=${encodeURIComponent('{"note":"from afar"}')}` });
      return comes(() => input('note')?.value === 'from afar');
    },
    answer: true,
  },
  {
    key: 'field.exact',
    has: { fields: { code: { as: 'money', exact: true } }, record: { facts: ['code'] } },
    lacks: { fields: { code: { as: 'money' } }, record: { facts: ['code'] } },
    ask: onRecord(() => /Code\s*₹0\.77/.test(shown())),
    answer: true,
  },
  {
    key: 'draft',
    has: { draft: 'active' },
    ask: async screen => {
      const opened = await openThing(screen, { at: '/create' });
      await userEvent.type(input('name') ?? document.body, 'A name');
      const save = page.queryByRole('button', { name: 'Save draft' });
      if (save) await userEvent.click(save);
      return comes(() => JSON.stringify(opened.asked['create']).includes('"active":true'));
    },
    answer: true,
  },
  {
    key: 'editable',
    has: { editable: { size: { ne: 'large' } } },
    ask: onRecord(() => input('note') === null),
    answer: true,
  },
  {
    key: 'panels',
    has: { panels: { aside: 'OwnPanel' } },
    ask: onForm(() => shown().includes('A panel made by hand')),
    answer: true,
  },
  {
    key: 'panels.aside',
    has: { panels: { aside: 'OwnPanel' } },
    lacks: { panels: { refused: 'OwnPanel' } },
    ask: onForm(() => shown().includes('A panel made by hand')),
    answer: true,
  },
  {
    key: 'panels.above',
    has: { panels: { above: 'OwnPanel' } },
    lacks: { panels: { refused: 'OwnPanel' } },
    ask: onForm(() => shown().includes('A panel made by hand')),
    answer: true,
  },
  {
    key: 'panels.refused',
    has: { panels: { refused: 'OwnPanel' } },
    lacks: { panels: { aside: 'OwnPanel' } },
    ask: afterRefusal,
    answer: true,
  },
  {
    key: 'recordCall.reread',
    has: update({ reread: 50 }),
    lacks: update({}),
    ask: async screen => {
      const opened = await openThing(screen, { at: '/12' });
      const before = opened.asked['getOne']?.length ?? 0;
      await userEvent.type(input('note') ?? document.body, ' and more');
      await click('Save');
      await comes(() => opened.asked['update']?.length === 1);
      return comes(() => (opened.asked['getOne']?.length ?? 0) > before);
    },
    answer: true,
  },
];
