import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import {
  createBrowserRouter,
  Link,
  Navigate,
  Route,
  RouterProvider,
  Routes,
  useLocation,
} from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { Holds } from '#parts/leaving/Holds.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

const Form = () => {
  const guard = useLeaveGuard(true);
  return (
    <>
      <input aria-label="Name" />
      {guard.isAsking && <p role="alert">Leave?</p>}
      <button onClick={guard.leave}>Leave</button>
      <button onClick={guard.stay}>Stay</button>
      <button onClick={guard.pass}>Pass</button>
    </>
  );
};

const Address = () => {
  const { pathname, search, state } = useLocation();
  return (
    <h1>
      {pathname}
      {search} {String(state)}
    </h1>
  );
};

const Console = () => (
  <Holds>
    <Address />
    <Link to="/menu">Menu</Link>
    <Routes>
      <Route path="/form" element={<Form />} />
      <Route path="/moved" element={<Navigate to="/list" replace />} />
      <Route path="*" element={null} />
    </Routes>
  </Holds>
);

const createRouter = () => createBrowserRouter([{ path: '*', element: <Console /> }]);

/** A visit: list, form, record, of which the form is shown and its name is half typed. */
const open = async () => {
  const router = createRouter();
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await act(async () => {
    await router.navigate('/list?page=2', { state: 'kept' });
    await router.navigate('/form');
    await router.navigate('/record');
  });
  await move(-1);
  await userEvent.type(await screen.findByLabelText('Name'), 'Half');
  return router;
};

/** What Back and Forward of the browser do, until the page has heard of it. */
const move = async (delta: number) => {
  const before = location.href;
  history.go(delta);
  await waitFor(() => expect(location.href).not.toBe(before));
};
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isAsked = () => screen.findByRole('alert');
const isAt = async (address: string) => {
  await waitFor(() => expect(location.pathname + location.search).toBe(address));
  await waitFor(() =>
    expect(screen.getByRole('heading')).toHaveTextContent(
      new RegExp(`^\\${address.replace('?', '\\?')} `),
    ),
  );
};
/** The form as it was, at its address. */
const stays = async () => {
  await isAt('/form');
  expect(screen.getByLabelText('Name')).toHaveValue('Half');
};

beforeEach(() => history.pushState(null, '', '/'));

describe('unsaved changes', () => {
  it('hold back a link until the person leaves', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Menu' }));
    await isAsked();
    await stays();
    await click('Leave');
    await isAt('/menu');
    await move(-1);
    await isAt('/form');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('hold back an address that would replace theirs', async () => {
    const router = await open();
    await router.navigate('/other', { replace: true, state: 'new' });
    await isAsked();
    await stays();
    await click('Leave');
    await isAt('/other');
    expect(screen.getByRole('heading')).toHaveTextContent('/other new');
    await move(-1);
    await isAt('/list?page=2');
    expect(screen.getByRole('heading')).toHaveTextContent('/list?page=2 kept');
  });

  it.each([
    ['Back', -1, '/list?page=2'],
    ['Forward', 1, '/record'],
  ])('hold back %s, with the address of the form', async (_name, delta, address) => {
    await open();
    await move(delta);
    await isAsked();
    await stays();
    await click('Stay');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await stays();
    await move(delta);
    await isAsked();
    await stays();
    await click('Leave');
    await isAt(address);
    await move(-delta);
    await isAt('/form');
    // Neither leaving nor staying has made or taken an entry.
    await move(1);
    await isAsked();
    await isAt('/form');
  });

  it('stay at their address when Back is pressed twice at once', async () => {
    const router = await open();
    history.back();
    history.back();
    await isAsked();
    await stays();
    expect(router.state.location.pathname).toBe('/form');
    await click('Leave');
    await isAt('/list?page=2');
  });

  it('ask for the later of two addresses', async () => {
    const router = await open();
    await router.navigate('/first');
    await isAsked();
    await move(-1);
    await stays();
    await router.navigate('/second');
    await click('Leave');
    await isAt('/second');
    await move(-1);
    await isAt('/form');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('let pass what follows a save', async () => {
    const router = await open();
    await click('Pass');
    await router.navigate('/saved');
    await isAt('/saved');
    expect(history.state).toMatchObject({ idx: 3 });
  });

  it('let pass a new search of the same page, and Back from it', async () => {
    const router = await open();
    await router.navigate('?tab=history');
    await isAt('/form?tab=history');
    await move(-1);
    await stays();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('let pass the way to sign-in, also while the person is asked', async () => {
    const router = await open();
    history.back();
    await isAsked();
    await stays();
    await router.navigate('/login', { replace: true });
    await isAt('/login');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await move(-1);
    await isAt('/list?page=2');
    await move(2);
    await isAt('/record');
  });
});

describe('the router', () => {
  it('follows Navigate', async () => {
    const router = await open();
    await click('Pass');
    await router.navigate('/moved');
    await isAt('/list');
    expect(history.state).toMatchObject({ idx: 3 });
  });

  it('goes on with the entries of the visit after a reload', async () => {
    await open();
    const router = createRouter();
    expect(history.state).toMatchObject({ idx: 2 });
    expect(router.state.location.pathname).toBe('/form');
  });
});
