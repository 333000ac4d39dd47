import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { comes, type PageRow } from './pageAsks.ts';
import { list, opened } from './sectionKeys.fixture.ts';

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
];
