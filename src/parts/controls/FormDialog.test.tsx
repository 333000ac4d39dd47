import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { FormDialog } from './FormDialog.tsx';

const renderDialog = (content: ReactNode, isTyped?: boolean) => {
  const onClose = vi.fn<() => void>();
  renderConsole(
    <FormDialog onClose={onClose} isTyped={isTyped} aria-label="Give it to someone">
      <DialogContent>{content}</DialogContent>
      <DialogActions>
        <button type="button">Cancel</button>
        <button type="button">Save</button>
      </DialogActions>
    </FormDialog>,
  );
  return { onClose, user: userEvent.setup() };
};

let load: (name: string) => void;
const loaded = new Promise<string>(resolve => {
  load = resolve;
});

/** A field whose part of the script comes later. */
const Later = () => <textarea aria-label={use(loaded)} />;

describe('a dialog that asks for something', () => {
  it.each([
    [
      'its first field that can be changed',
      <>
        <input aria-label="Kept" readOnly />
        <input aria-label="First" />
        <input aria-label="Second" />
      </>,
      'First',
    ],
    [
      'a field that comes later',
      <Suspense key="later">
        <Later />
      </Suspense>,
      'Later',
    ],
    ['the main button where there is none', <p key="none">Sure?</p>, 'Save'],
  ])('has the focus in %s', async (_, content, name) => {
    renderDialog(content);
    load('Later');
    const wanted =
      name === 'Save' ? screen.getByRole('button', { name }) : await screen.findByLabelText(name);
    await waitFor(() => expect(wanted).toHaveFocus());
  });

  it('closes by Escape while nothing is typed', async () => {
    const { onClose, user } = renderDialog(<input aria-label="First" />);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks before Escape throws typed text away, and keeps it', async () => {
    const { onClose, user } = renderDialog(<input aria-label="First" />);
    await user.keyboard('Priya{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Discard what you typed?' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement);
    const question = { name: 'Discard what you typed?' };
    await waitFor(() => expect(screen.queryByRole('dialog', question)).not.toBeInTheDocument());
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText('First')).toHaveValue('Priya');
    await user.click(screen.getByLabelText('First'));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is told by its form what it would lose', async () => {
    const { onClose, user } = renderDialog(<input aria-label="First" />, true);
    await user.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(await screen.findByRole('button', { name: 'Discard' })).toBeVisible();
  });
});
