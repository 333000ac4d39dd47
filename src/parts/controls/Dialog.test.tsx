import { getConfig, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Drawer } from './Drawer.tsx';
import { FormDialog } from './FormDialog.tsx';
import { Menu } from '../menus/Menu.tsx';
import { Popover } from './Popover.tsx';

type Kind = 'form' | 'question' | 'drawer' | 'popover' | 'menu';

const Page = ({ kind, isBusy = false }: { kind: Kind; isBusy?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const floating = { open: isOpen, onClose: close, anchorEl: document.body };
  return (
    <>
      <h1>Page</h1>
      <button onClick={() => setOpen(true)}>Open</button>
      {kind === 'form' && isOpen && (
        <FormDialog onClose={isBusy ? undefined : close} aria-label="Form">
          <input aria-label="Name" />
        </FormDialog>
      )}
      {kind === 'question' && (
        <ConfirmDialog
          isOpen={isOpen}
          title="Sure?"
          confirmLabel="Yes"
          onConfirm={close}
          onClose={close}
        />
      )}
      {kind === 'drawer' && (
        <Drawer open={isOpen} onClose={close}>
          <p>Content</p>
        </Drawer>
      )}
      {kind === 'popover' && (
        <Popover {...floating}>
          <p>Content</p>
        </Popover>
      )}
      {kind === 'menu' && (
        <Menu {...floating}>
          <li role="menuitem">Content</li>
        </Menu>
      )}
    </>
  );
};

/** A visit of two pages and one ahead; what opens over the second is open. */
const open = async (page: { kind: Kind; isBusy?: boolean }) => {
  const { router } = renderConsole(
    <Routes>
      <Route path="/page" element={<Page {...page} />} />
      <Route path="*" element={<h1>Another</h1>} />
    </Routes>,
    { path: '/before' },
  );
  // As the browser does it, outside of what React waits for; what opens or closes has moved then.
  const go = (to: string | number) =>
    getConfig().asyncWrapper(async () => {
      await (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
      await new Promise(done => setTimeout(done, 250));
    });
  await go('/page');
  await go('/after');
  await go(-1);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  return { router, go, user };
};
const address = (router: Awaited<ReturnType<typeof open>>['router']) =>
  router.state.location.pathname;
const isOver = () => document.querySelector('.MuiModal-root') !== null;
const isClosed = () => waitFor(() => expect(isOver()).toBe(false));

describe('Back', () => {
  it.each(['form', 'question', 'drawer', 'popover', 'menu'] as const)(
    'closes the %s that is open, and the page stays',
    async kind => {
      const { router, go } = await open({ kind });
      expect(isOver()).toBe(true);
      await go(-1);
      await isClosed();
      expect(address(router)).toBe('/page');
      // It has made no entry, and the one ahead is still there.
      await go(1);
      await waitFor(() => expect(address(router)).toBe('/after'));
      await go(-1);
      await waitFor(() => expect(address(router)).toBe('/page'));
      expect(isOver()).toBe(false);
      await go(-1);
      await waitFor(() => expect(address(router)).toBe('/before'));
    },
  );

  it('asks first where something was typed, and once more is to stay', async () => {
    const { router, go, user } = await open({ kind: 'form' });
    await user.type(screen.getByLabelText('Name'), 'Half');
    await go(-1);
    const question = { name: 'Discard what you typed?' };
    expect(await screen.findByRole('dialog', question)).toBeVisible();
    await go(-1);
    await waitFor(() => expect(screen.queryByRole('dialog', question)).not.toBeInTheDocument());
    expect(screen.getByLabelText('Name')).toHaveValue('Half');
    await go(-1);
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await isClosed();
    expect(address(router)).toBe('/page');
  });

  it('does nothing while a dialog cannot be closed', async () => {
    const { router, go } = await open({ kind: 'form', isBusy: true });
    await go(-1);
    expect(address(router)).toBe('/page');
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
