import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { completeAsk } from '#contract/model/complete/completeField.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { renderConsole, userDetails } from '#tests/support/console/renderConsole.tsx';
import { AskFields, useAsked } from './AskFields.tsx';

const says = (en: string) => ({ en, hi: en });
const ask = [
  completeAsk({ name: 'note', label: says('Note'), as: 'text' }),
  completeAsk({ name: 'why', label: says('Why'), as: 'text', default: 'Because' }),
];

const Dialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const asked = useAsked(ask, { id }, 'refuse');
  const close = asked.leaving(onClose);
  return (
    <FormDialog isTyped={asked.isChanged || undefined} onClose={close} aria-label="Refuse">
      <AskFields ask={ask} asked={asked} refused={[]} />
      <button type="button" onClick={close}>
        Cancel
      </button>
    </FormDialog>
  );
};

const onClose = vi.fn<() => void>();
const open = (id = 1) =>
  renderConsole(
    <ResourceContextProvider value="deals">
      <Dialog id={id} onClose={onClose} />
    </ResourceContextProvider>,
    { user: userDetails() },
  );
const note = () => page.findByRole('textbox', { name: /Note/ });
const restored = () => page.queryByRole('note');

beforeEach(() => {
  sessionStorage.clear();
  onClose.mockClear();
});

it('what was typed is there again after a reload, beside what the dialog begins with', async () => {
  const { unmount } = open();
  await userEvent.type(await note(), 'Too late');
  unmount();
  open();
  expect(await note()).toHaveValue('Too late');
  expect(page.getByRole('textbox', { name: /Why/ })).toHaveValue('Because');
  expect(restored()).toBeVisible();
});

it('what came back is thrown away by the button beside it, and by Cancel', async () => {
  const first = open();
  await userEvent.type(await note(), 'Too late');
  first.unmount();
  const second = open();
  await userEvent.click(await page.findByRole('button', { name: 'Discard' }));
  expect(await note()).toHaveValue('');
  expect(restored()).not.toBeInTheDocument();
  await userEvent.type(await note(), 'Again');
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  second.unmount();
  open();
  expect(await note()).toHaveValue('');
});

it('Escape asks before it throws away what came back', async () => {
  const { unmount } = open();
  await userEvent.type(await note(), 'Too late');
  unmount();
  open();
  await note();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(await page.findByRole('dialog', { name: 'Discard what you typed?' })).toBeVisible();
});

it('another record has a dialog of its own', async () => {
  const { unmount } = open();
  await userEvent.type(await note(), 'Too late');
  unmount();
  open(2);
  expect(await note()).toHaveValue('');
});
