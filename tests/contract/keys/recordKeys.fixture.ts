import { screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buttons,
  click,
  openMenu,
  openThing,
  menuItems,
  stored,
  words as shown,
} from './openThing.tsx';
import { own } from './ownAction.ts';
import { comes, onRecord, says, type PageRow } from './pageAsks.ts';
import { words, type Part } from './thing.fixture.ts';

export const record = (differs: object): Part => ({ record: differs });

/** A tab with a section that is drawn from the record alone. */
export const tab = (differs: object): object => ({
  name: 'more',
  label: words('More of it'),
  of: [{ facts: ['code'] }],
  ...differs,
});
const tabbed = (differs: object): Part => record({ tabs: ['details', tab(differs)] });
const tabs = () => page.queryAllByRole('tab').map(({ textContent }) => textContent);

const linkOf = async (screen: Parameters<PageRow['ask']>[0]) => {
  await openThing(screen);
  return page.getByRole('link', { name: 'First thing' }).getAttribute('href');
};
const placed = (differs: object): Part => ({
  recordsAt: '/one-thing',
  recordsAtBy: { field: 'size', at: { large: '/large-thing' }, ...differs },
});

/** Two acts of a record, the first of which cannot be done with it. */
const twoActs: Part = {
  access: { admin: ['list', 'show', 'own', 'other'] },
  actions: {
    own: {
      label: words('Own'),
      on: ['record'],
      call: { call: 'things.own' },
      eligible: { code: { eq: 1 } },
      why: words('Not now'),
    },
    other: { label: words('Other'), on: ['record'], call: { call: 'things.own' } },
  },
};

/** The record page: what is at its top and its sides. */
export const recordKeys: readonly PageRow[] = [
  { key: 'record', has: tabbed({}), ask: onRecord(tabs), answer: ['Details', 'More of it'] },
  {
    key: 'recordsAt',
    has: { recordsAt: '/one-thing' },
    ask: linkOf,
    answer: '/one-thing/12',
  },
  {
    key: 'recordsAtBy',
    has: placed({}),
    lacks: { recordsAt: '/one-thing' },
    ask: linkOf,
    answer: '/large-thing/12',
  },
  {
    key: 'recordsAtBy.field',
    has: placed({}),
    lacks: placed({ field: 'note' }),
    ask: linkOf,
    answer: '/large-thing/12',
  },
  {
    key: 'recordsAtBy.at',
    has: placed({}),
    lacks: placed({ at: { small: '/small-thing' } }),
    ask: linkOf,
    answer: '/large-thing/12',
  },
  {
    key: 'recordPage.context',
    has: record({ context: ['note'] }),
    ask: onRecord(() => page.queryByText('first') !== null, 'admin'),
    answer: true,
  },
  {
    key: 'recordPage.facts',
    has: record({ facts: ['code'] }),
    ask: onRecord(() => /Code\s*77/.test(shown())),
    answer: true,
  },
  {
    key: 'recordPage.buttons',
    has: { ...twoActs, ...record({ buttons: ['own', 'other'] }) },
    lacks: twoActs,
    // The main one, at the end, is the first that can be done.
    ask: onRecord(() => buttons().filter(name => ['Own', 'Other'].includes(name))),
    answer: ['Own', 'Other'],
  },
  {
    key: 'recordPage.tabs',
    has: record({ tabs: ['history', 'details'] }),
    ask: onRecord(tabs),
    answer: ['History', 'Details'],
  },
  {
    key: 'recordPage.side',
    has: record({ side: [{ panel: 'OwnPanel' }] }),
    ask: onRecord(() => page.queryByRole('complementary')?.textContent),
    answer: 'A panel made by hand',
  },
  {
    key: 'recordPage.refresh',
    has: record({ refresh: 0.05 }),
    ask: async screen => {
      const opened = await openThing(screen, { at: '/12' });
      return comes(() => (opened.asked['getOne']?.length ?? 0) > 2);
    },
    answer: true,
  },
  {
    key: 'tab.name',
    has: tabbed({ name: 'extra' }),
    lacks: tabbed({}),
    ask: onRecord(() => document.getElementById('tab-extra') !== null),
    answer: true,
  },
  {
    key: 'tab.label',
    has: tabbed({ label: words('Renamed') }),
    lacks: tabbed({}),
    ask: onRecord(() => tabs().includes('Renamed')),
    answer: true,
  },
  {
    key: 'tab.of',
    has: tabbed({ of: [{ panel: 'OwnPanel' }] }),
    lacks: tabbed({}),
    ask: async screen => {
      await openThing(screen, { at: '/12' });
      await click('More of it', 'tab');
      return comes(says('A panel made by hand'));
    },
    answer: true,
  },
  {
    key: 'tab.count',
    has: tabbed({ count: 'code' }),
    lacks: tabbed({}),
    ask: onRecord(() => tabs().includes('More of it77')),
    answer: true,
  },
  {
    key: 'tab.visible',
    has: tabbed({ visible: { size: { eq: 'small' } } }),
    lacks: tabbed({}),
    ask: onRecord(() => page.queryByRole('tab', { name: 'More of it' }) === null),
    answer: true,
  },
  {
    key: 'action.visible',
    has: own({ visible: { size: { eq: 'small' } } }),
    lacks: own(),
    ask: async screen => {
      await openThing(screen);
      await openMenu();
      return menuItems().includes('Own');
    },
    answer: false,
  },
  {
    key: 'action.tab',
    has: { ...own({ call: undefined, tab: 'more' }), ...tabbed({}) },
    lacks: { ...own(), ...tabbed({}) },
    ask: async screen => {
      await openThing(screen);
      await openMenu();
      await click(/^Own/, 'menuitem');
      return comes(
        () =>
          page.queryByRole('tab', { name: 'More of it' })?.getAttribute('aria-selected') === 'true',
      );
    },
    answer: true,
  },
  {
    key: 'fact.field',
    has: record({ facts: [{ field: 'code' }] }),
    lacks: record({ facts: [{ field: 'days' }] }),
    ask: onRecord(() => shown().includes('77')),
    answer: true,
  },
  {
    key: 'fact.label',
    has: record({ facts: [{ field: 'code', label: words('Secret') }] }),
    lacks: record({ facts: [{ field: 'code' }] }),
    ask: onRecord(says('Secret')),
    answer: true,
  },
  {
    key: 'fact.note',
    has: record({ facts: [{ field: 'days', note: 'code' }] }),
    lacks: record({ facts: ['days'] }),
    ask: onRecord(says('77')),
    answer: true,
  },
  {
    key: 'field.parts',
    has: {
      fields: { code: { parts: { call: { call: 'x.get' }, title: 'title', amount: 'days' } } },
      ...record({ facts: ['code'] }),
    },
    lacks: record({ facts: ['code'] }),
    ask: onRecord(() => page.queryByRole('button', { name: /adds up/ }) !== null),
    answer: true,
  },
  ...(
    [
      ['fact.parts', { title: 'title' }, {}, 'A part'],
      ['partsOfCall.title', { title: 'note' }, {}, 'why'],
      ['partsOfCall.amount', { amount: 'note' }, {}, 'why'],
      ['partsOfCall.note', { note: 'note' }, {}, 'why'],
      ['partsOfCall.rows', {}, { rows: 'elsewhere' }, 'A part'],
    ] as const
  ).map(([key, has, lacks, answer]): PageRow => ({
    key,
    has: figure(has),
    lacks: key === 'fact.parts' ? record({ facts: ['code'] }) : figure(lacks),
    ask: async screen => {
      await openThing(screen, { at: '/12' });
      const button = page.queryByRole('button', { name: /adds up/ });
      if (!button) return false;
      await userEvent.click(button);
      await page.findByRole('dialog');
      return comes(() => page.getByRole('dialog').textContent?.includes(answer) ?? false);
    },
    answer: true,
  })),
  {
    key: 'partsOfCall.call',
    has: figure({}),
    lacks: record({ facts: ['code'] }),
    ask: async screen => {
      const opened = await openThing(screen, { at: '/12' });
      const button = page.queryByRole('button', { name: /adds up/ });
      if (button) await userEvent.click(button);
      return comes(() => opened.asked['send']?.[0]?.[0] === 'x.parts');
    },
    answer: true,
  },
  ...(['list', 'by', 'title', 'amount', 'note'] as const).map((name): PageRow => ({
    key: `partsOfList.${name}`,
    has: listFigure({}),
    lacks: listFigure(
      {
        list: { list: 'events' },
        by: { by: 'days' },
        title: { title: 'note' },
        amount: { amount: 'days' },
        note: { note: undefined },
      }[name],
    ),
    ask: async screen => {
      const opened = await openThing(screen, { at: '/12' });
      await userEvent.click(page.getByRole('button', { name: /adds up/ }));
      // The page reads its own list for the next and the previous record.
      const read = () => opened.asked['getList']?.find(([asked]) => asked !== screen.resource);
      await comes(() => read() !== undefined);
      const dialog = await page.findByRole('dialog');
      await within(dialog).findByRole('table');
      const row = dialog.querySelector('tbody tr')?.textContent;
      return [read()?.[0], JSON.stringify(read()?.[1]).includes('"code":{"eq":12}'), row];
    },
    answer: ['faqs', true, `${stored['name'] as string}first77`],
  })),
];

function figure(differs: object): Part {
  const parts = { call: { call: 'x.parts' }, title: 'title', amount: 'days', ...differs };
  return record({ facts: [{ field: 'code', parts }] });
}

function listFigure(differs: object | undefined): Part {
  const parts = {
    list: 'faqs',
    by: 'code',
    title: 'name',
    amount: 'code',
    note: 'note',
    ...differs,
  };
  return record({ facts: [{ field: 'code', parts }] });
}
