import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RecordScreen } from '#contract/model/types.ts';
import { beginningWith } from '#engine/form/newRecordParameters.ts';
import { openThing, startOwn } from './openThing.tsx';
import { own } from './ownAction.ts';
import { comes, type PageRow } from './pageAsks.ts';
import { list, opened } from './sectionKeys.fixture.ts';
import type { Part } from './thing.fixture.ts';

/** The address to which the action of a row leads. */
const begun = async (screen: RecordScreen): Promise<string> => {
  const { address, search } = await openThing(screen);
  await startOwn();
  await comes(() => address() !== screen.route);
  return address() + search();
};

const refers = { as: 'reference', reference: { to: 'others' } };

/** A note, and days beside it, that begin with what another record says. */
const proposing = (proposes: object | undefined, ofDays?: object): Part => ({
  newWith: ['otherId'],
  fields: { otherId: refers, code: refers, note: { proposes }, days: { proposes: ofDays } },
  form: ['otherId', 'note', 'days'],
});

const note = (): string => page.getByRole<HTMLInputElement>('textbox', { name: /Note/ }).value;

/** What a new record of a list inside a page begins with. */
export const presetKeys: readonly PageRow[] = [
  {
    key: 'listSection.preset',
    has: list({ preset: { question: { $: 'record.name' } } }),
    lacks: list(),
    ask: opened(async () => {
      await comes(() => page.queryByRole('button', { name: /^New FAQ/ }) !== null);
      await userEvent.click(page.getByRole('button', { name: /^New FAQ/ }));
      await comes(() => page.queryByRole('textbox', { name: /Question/ }) !== null);
      return page.getByRole<HTMLInputElement>('textbox', { name: /Question/ }).value;
    }),
    answer: 'First thing',
  },
  ...(['field.proposes', 'proposes.reference', 'proposes.field'] as const).map((key): PageRow => ({
    key,
    // Two that look at the same record are both filled in.
    has: proposing(
      { reference: 'otherId', field: 'name' },
      { reference: 'otherId', field: 'days' },
    ),
    lacks: proposing(
      {
        'field.proposes': undefined,
        'proposes.reference': { reference: 'code', field: 'name' },
        'proposes.field': { reference: 'otherId', field: 'note' },
      }[key],
    ),
    ask: async screen => {
      await openThing(screen, { at: `/create${beginningWith({ otherId: 7 })}` });
      await comes(() => note() !== '');
      return [note(), page.getByRole<HTMLInputElement>('textbox', { name: /Days/ }).value];
    },
    answer: ['First thing', '5'],
  })),
  {
    key: 'listSection.creatable',
    has: list({ creatable: { size: { eq: 'small' } } }),
    lacks: list(),
    ask: opened(() => comes(() => page.queryByRole('button', { name: /^New FAQ/ }) !== null)),
    answer: false,
  },
  {
    key: 'action.new',
    has: own({ call: undefined, new: 'faqs' }),
    lacks: own({ call: undefined, tab: 'history' }),
    ask: async screen => (await begun(screen)).split('?')[0],
    answer: '/faqs/create',
  },
  {
    key: 'action.preset',
    has: own({ call: undefined, new: 'faqs', preset: { question: { $: 'record.name' } } }),
    lacks: own({ call: undefined, new: 'faqs' }),
    ask: async screen => new URLSearchParams((await begun(screen)).split('?')[1]).get('with'),
    answer: '{"question":"First thing"}',
  },
];
