import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RecordScreen } from '#contract/model/types.ts';
import { openThing, startOwn } from './openThing.tsx';
import { own } from './ownAction.ts';
import { comes, type PageRow } from './pageAsks.ts';
import { list, opened } from './sectionKeys.fixture.ts';

/** The address to which the action of a row leads. */
const begun = async (screen: RecordScreen): Promise<string> => {
  const { address, search } = await openThing(screen);
  await startOwn();
  await comes(() => address() !== screen.route);
  return address() + search();
};

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
