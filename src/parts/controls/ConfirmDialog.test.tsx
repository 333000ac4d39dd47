import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const renderDialog = (typed?: string) => {
  const onConfirm = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  renderConsole(
    <ConfirmDialog
      isOpen
      title="Delete 3 prices of Premium +?"
      confirmLabel="Delete 3 prices"
      tone="danger"
      typed={typed}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      They cannot be brought back.
    </ConfirmDialog>,
  );
  return { onConfirm, onClose };
};

describe('a question before a dangerous act', () => {
  it('says what will happen to what, and does it', async () => {
    const { onConfirm } = renderDialog();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Delete 3 prices of Premium +?');
    await userEvent.click(screen.getByRole('button', { name: 'Delete 3 prices' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('waits for the typed words', async () => {
    const user = userEvent.setup();
    const { onConfirm } = renderDialog('Premium +');
    const field = screen.getByLabelText('Type Premium + to confirm');
    expect(field).toHaveFocus();
    await user.keyboard('Premium{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Delete 3 prices' })).toBeDisabled();
    await user.keyboard(' +{Enter}');
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('is left by Cancel and Escape', async () => {
    const user = userEvent.setup();
    const { onClose, onConfirm } = renderDialog();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
