import { screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import {
  buttons,
  click,
  dialog,
  input,
  menuItems,
  openMenu,
  openThing,
  startOwn,
  stored,
  words as shown,
  type Opened,
} from './openThing.tsx';
import { own } from './ownAction.ts';
import { comes, onList, says, type PageAsk, type PageRow } from './pageAsks.ts';
import { words, type Part } from './thing.fixture.ts';

/** Carries the action out and looks at what it left. */
const afterOwn =
  (see: (opened: Opened) => unknown, act?: () => Promise<unknown>): PageAsk =>
  async screen => {
    const opened = await openThing(screen, act && { act });
    await startOwn();
    const open = await dialog();
    await userEvent.click(within(open).getByRole('button', { name: /^Own/ }));
    await waitFor(() => {
      if (opened.asked['act']?.length === 0) throw new Error('Not sent yet');
    });
    // It is over when the dialog has gone, or tells what went wrong.
    await waitFor(() => {
      if (page.queryByRole('dialog') && !page.queryByRole('alert')) throw new Error('Not over yet');
    });
    return see(opened);
  };

/** The page tells the failure to the console as well, which the suite would take for a fault. */
const quietly =
  (ask: PageAsk): PageAsk =>
  async screen => {
    const answer = await ask(screen);
    vi.mocked(console.error).mockClear();
    return answer;
  };

const failing = () => Promise.reject(new HttpError({ status: 500, code: 'X', message: '' }));

const acted = { data: [12], meta: { failed: [], answers: [] } };
const both = (differs: object): Part => ({
  ...own({ on: ['bulk'], confirm: words('Sure?'), ...differs }),
  list: { bulk: ['own'] },
});
const made = (differs: object): Part => ({
  data: { calls: { list: { call: 'x.list' }, create: { call: 'x.create', ...differs } } },
});

const onMenu =
  (see: () => unknown): PageAsk =>
  async screen => {
    await openThing(screen);
    await openMenu();
    return see();
  };

/** Keys that actions and the words after a call act on. */
export const actionKeys: readonly PageRow[] = [
  { key: 'actions', has: own(), ask: onMenu(() => menuItems().includes('Own')), answer: true },
  {
    key: 'action.label',
    has: own({ label: words('Renamed') }),
    lacks: own(),
    ask: onMenu(() => menuItems().includes('Renamed')),
    answer: true,
  },
  {
    key: 'action.icon',
    has: own({ icon: 'copy' }),
    lacks: own(),
    ask: onMenu(() => page.getByRole('menuitem', { name: 'Own' }).querySelector('svg') !== null),
    answer: true,
  },
  {
    key: 'action.on',
    has: own({ on: ['toolbar'] }),
    lacks: own(),
    ask: onList(() => buttons().includes('Own')),
    answer: true,
  },
  {
    key: 'action.tone',
    has: own({ tone: 'danger', confirm: words('Sure?') }),
    lacks: own({ confirm: words('Sure?') }),
    ask: async screen => {
      await openThing(screen);
      await startOwn();
      return within(await dialog())
        .getByRole('button', { name: 'Own' })
        .className.includes('colorError');
    },
    answer: true,
  },
  {
    key: 'action.eligible',
    has: own({ eligible: { size: { eq: 'small' } }, why: words('Only small ones') }),
    lacks: own(),
    ask: onMenu(() => page.getByRole('menuitem', { name: /^Own/ }).getAttribute('aria-disabled')),
    answer: 'true',
  },
  {
    key: 'action.why',
    has: own({ eligible: { size: { eq: 'small' } }, why: words('Only small ones') }),
    lacks: own({ eligible: { size: { eq: 'small' } } }),
    ask: onMenu(says('Only small ones')),
    answer: true,
  },
  {
    key: 'action.confirm',
    has: own({ confirm: words('Are you sure?') }),
    lacks: own({ confirm: words('Really?') }),
    ask: async screen => {
      await openThing(screen);
      await startOwn();
      return (await dialog()).textContent?.includes('Are you sure?');
    },
    answer: true,
  },
  {
    key: 'action.confirmSeveral',
    has: both({ confirmSeveral: words('All {count} of them?') }),
    lacks: both({}),
    ask: async screen => {
      await openThing(screen, { rows: [stored, { ...stored, id: 13, name: 'Second' }] });
      await userEvent.click(page.getByLabelText('Select First thing'));
      await userEvent.click(page.getByLabelText('Select Second'));
      await click('Own');
      return (await dialog()).textContent?.includes('All 2 of them?');
    },
    answer: true,
  },
  {
    key: 'action.run',
    has: own({ call: undefined, run: 'OwnAction' }),
    lacks: own(),
    ask: async screen => {
      await openThing(screen);
      await startOwn();
      return comes(says('A dialog made by hand'));
    },
    answer: true,
  },
  {
    key: 'action.after',
    has: own({ after: 'open', confirm: words('Sure?') }),
    lacks: own({ confirm: words('Sure?') }),
    ask: afterOwn(({ address }) => address()),
    answer: '/things/34',
  },
  {
    key: 'action.once',
    has: own({ once: 'secret', confirm: words('Sure?') }),
    lacks: own({ confirm: words('Sure?') }),
    ask: afterOwn(
      () => page.queryByDisplayValue('nobody knows it') !== null,
      () =>
        Promise.resolve({
          data: [12],
          meta: { failed: [], answers: [{ secret: 'nobody knows it' }] },
        }),
    ),
    answer: true,
  },
  {
    key: 'messages.error',
    has: own({ confirm: words('Sure?'), messages: { error: words('It went wrong') } }),
    lacks: own({ confirm: words('Sure?') }),
    ask: quietly(afterOwn(says('It went wrong'), failing)),
    answer: true,
  },
  {
    key: 'action.messages',
    has: own({ confirm: words('Sure?'), messages: { error: words('It went wrong') } }),
    lacks: own({ confirm: words('Sure?') }),
    ask: quietly(afterOwn(says('It went wrong'), failing)),
    answer: true,
  },
  {
    key: 'messages.success',
    has: own({ confirm: words('Sure?'), messages: { success: words('Well done') } }),
    lacks: own({ confirm: words('Sure?') }),
    ask: afterOwn(says('Well done')),
    answer: true,
  },
  {
    key: 'messages.partial',
    has: both({ messages: { partial: words('{ok} yes, {failed} no') } }),
    lacks: both({}),
    ask: async screen => {
      let calls = 0;
      const act = () => {
        calls += 1;
        return calls === 1 ? Promise.resolve(acted) : failing();
      };
      await openThing(screen, { rows: [stored, { ...stored, id: 13, name: 'Second' }], act });
      await userEvent.click(page.getByLabelText('Select First thing'));
      await userEvent.click(page.getByLabelText('Select Second'));
      await click('Own');
      const open = await dialog();
      await userEvent.click(within(open).getByRole('button', { name: /^Own/ }));
      await page.findByRole('button', { name: /Close/ });
      vi.mocked(console.error).mockClear();
      return shown().includes('1 yes, 1 no');
    },
    answer: true,
  },
  {
    key: 'recordCall.messages',
    has: made({ messages: { success: words('Thing made') } }),
    lacks: made({}),
    ask: async screen => {
      await openThing(screen, { at: '/create' });
      await userEvent.type(input('name') as HTMLInputElement, 'First thing');
      await userEvent.click(page.getByRole('button', { name: /^Create/ }));
      await page.findByRole('heading', { level: 1, name: 'First thing' });
      return shown().includes('Thing made');
    },
    answer: true,
  },
  {
    key: 'action.undo',
    has: own({ confirm: words('Sure?'), undo: true }),
    lacks: own({ confirm: words('Sure?') }),
    ask: afterOwn(() => buttons().some(name => name.startsWith('Undo'))),
    answer: true,
  },
];
