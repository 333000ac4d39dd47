import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleAuthProvider } from '#authProvider/ConsoleAuthProvider.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import type { SignInState } from '#authProvider/SignInState.ts';
import { renderConsole, userDetails } from '#tests/support/console/renderConsole.tsx';
import { SignInPage } from './SignInPage.tsx';

type Login = ConsoleAuthProvider['login'];

const signedOut: SignInState = { status: 'logged out', hasExpired: false };

const page = (
  <Routes>
    <Route path="/login" element={<SignInPage />} />
    <Route path="*" element={null} />
  </Routes>
);

const renderPage = (
  options: Partial<Parameters<typeof renderConsole>[1]> & { login?: Login } = {},
) => {
  const login = options.login ?? vi.fn<Login>().mockResolvedValue();
  const authProvider: Partial<ConsoleAuthProvider> = {
    login,
    details: () => Promise.reject(new Error('Not signed in')),
    state: () => signedOut,
    ...options.authProvider,
  };
  return { login, ...renderConsole(page, { path: '/login', ...options, authProvider }) };
};

const email = () => screen.getByLabelText('Work e-mail');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

describe('sign-in', () => {
  it('names empty fields in their places and sends nothing (T7)', async () => {
    const user = userEvent.setup();
    const { login } = renderPage();
    await user.click(submit());
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Enter your work e-mail');
    expect(password()).toHaveAccessibleDescription('Enter your password');
    expect(email()).toHaveFocus();
    expect(login).not.toHaveBeenCalled();
    await user.type(email(), 'a@example.com');
    expect(email()).toBeValid();
    expect(password()).toBeInvalid();
  });

  it('sends both and goes on to the place that was asked for, with its query', async () => {
    const user = userEvent.setup();
    const { login, router } = renderPage({
      state: { nextPathname: '/events', nextSearch: '?page=2' },
    });
    await user.type(email(), ' aditi@example.com ');
    await user.type(password(), ' secret ');
    await user.click(screen.getByLabelText('Keep me signed in on this computer'));
    await user.click(submit());
    expect(login).toHaveBeenCalledWith({
      username: 'aditi@example.com',
      password: ' secret ',
      isPersistent: false,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/events'));
    expect(router.state.location.search).toBe('?page=2');
  });

  it.each(['Login Failed', 'Unauthorized Access'])('says in its place: %s', async words => {
    const user = userEvent.setup();
    renderPage({ login: vi.fn<Login>().mockRejectedValue(new Error(words)) });
    await user.type(email(), 'a@example.com');
    await user.type(password(), 'b{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(submit()).toBeEnabled();
  });

  it('shows and hides the password', async () => {
    const user = userEvent.setup();
    renderPage();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
  });

  it('tells password managers what the fields are', () => {
    renderPage();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('sends those on who are signed in already', async () => {
    const { router } = renderPage({
      authProvider: { details: () => Promise.resolve(userDetails()) },
      state: { nextPathname: '/events', nextSearch: '?page=2' },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/events'));
  });

  it('says why it is shown when a session has ended', () => {
    renderPage({ authProvider: { state: () => ({ status: 'logged out', hasExpired: true }) } });
    expect(screen.getByText('Your session has ended, please reconnect.')).toBeInTheDocument();
  });

  it('reads in Hindi', async () => {
    const user = userEvent.setup();
    renderPage();
    await user.click(screen.getByRole('button', { name: 'हिन्दी' }));
    expect(await screen.findByText('स्टाफ़ कंसोल में साइन इन करें')).toBeInTheDocument();
  });
});

describe('the people of the demo', () => {
  const demo = {
    password: 'demo-password',
    teams: [
      {
        team: 'Sales',
        people: [
          { email: 'kavya@example.com', name: 'Kavya Nair', title: 'Agent', line: '14 cases due' },
        ],
      },
    ],
  };

  it('sign in by one click', async () => {
    const user = userEvent.setup();
    const { login } = renderPage({ start: { demo } });
    await user.click(screen.getByRole('button', { name: /Kavya Nair/ }));
    expect(login).toHaveBeenCalledWith({
      username: 'kavya@example.com',
      password: 'demo-password',
    });
  });

  it('are absent outside the demo', () => {
    renderPage();
    expect(screen.queryByText('Try it as someone')).not.toBeInTheDocument();
  });
});

describe('a forgotten password', () => {
  it('is asked for on the same page and answered the same for every address (T6)', async () => {
    const user = userEvent.setup();
    const call = vi.fn<(...call: unknown[]) => Promise<never>>();
    call.mockResolvedValue({ emailSent: true } as never);
    renderPage({ client: { call } });
    await user.type(email(), 'a@example.com');
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    // Its script comes with the first who asks for it.
    expect(await screen.findByLabelText('Work e-mail')).toHaveValue('a@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(call).toHaveBeenCalledWith('session.resetPassword', {
      body: { email: 'a@example.com', domainId: 2 },
    });
    expect(await screen.findByText(/If this address has an account/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
    expect(password()).toBeInTheDocument();
  });
});

describe('a new password', () => {
  it('is asked for until it is long enough, and sent with the token of the link', async () => {
    const user = userEvent.setup();
    const call = vi.fn<(...call: unknown[]) => Promise<never>>();
    call.mockRejectedValueOnce(new Error('The link is no longer valid'));
    call.mockResolvedValue({} as never);
    history.replaceState(null, '', '/login#reset=token-1');
    renderPage({ client: { call } });
    expect(location.hash).toBe('');
    const field = await screen.findByLabelText('New password');
    const save = screen.getByRole('button', { name: 'Save the password' });
    await user.type(field, 'eleven char');
    await user.click(save);
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(call).not.toHaveBeenCalled();
    await user.type(field, 's');
    expect(field).toBeValid();
    await user.click(save);
    expect(await screen.findByText('The link is no longer valid')).toBeInTheDocument();
    await user.click(save);
    expect(call).toHaveBeenLastCalledWith('session.setPassword', {
      body: { token: 'token-1', password: 'eleven chars' },
    });
    expect(await screen.findByText(/Your new password is saved/)).toBeInTheDocument();
    expect(field).not.toBeInTheDocument();
  });
});

describe('the rules of a new password', () => {
  const rules = [
    'At least 12 characters',
    'Not the same character or piece of text repeated',
    'Not your e-mail address, with or without digits or signs around it',
    'Not a password that many people use',
  ];
  const shown = () => screen.getAllByRole('listitem').map(item => item.textContent);

  it('are all told beforehand, and the one that was not met by page or server', async () => {
    const user = userEvent.setup();
    const call = vi.fn<(...call: unknown[]) => Promise<never>>();
    const told = { message: 'Do not use your e-mail address as the password.' };
    call.mockRejectedValue(
      new HttpError({
        status: 422,
        code: 'VALIDATION_FAILED',
        ...told,
        errors: [{ in: 'body', field: '/password', code: 'email', ...told }],
      }),
    );
    history.replaceState(null, '', '/login#reset=token-1');
    renderPage({ client: { call }, start: { demo: { password: 'x', teams: [] } } });
    const field = await screen.findByLabelText('New password');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(shown()).toEqual(rules);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(rules[3] ?? ''));
    const save = screen.getByRole('button', { name: 'Save the password' });
    await user.type(field, 'aaaaaaaaaaaa');
    await user.click(save);
    expect(shown()[1]).toBe(`${rules[1]}, not met`);
    await user.clear(field);
    await user.type(field, 'asha.rao@example.com');
    expect(shown()).toEqual(rules);
    await user.click(save);
    expect(await screen.findByText(told.message)).toBeInTheDocument();
    expect(shown()[2]).toBe(`${rules[2]}, not met`);
  });
});

describe('sign-in with Google', () => {
  it('is offered only when it is set up', () => {
    const { unmount } = renderPage();
    expect(screen.queryByRole('button', { name: 'Sign in with Google' })).not.toBeInTheDocument();
    unmount();
    renderPage({ start: { googleClientId: 'client' } });
    expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeInTheDocument();
  });

  it('takes the token out of the address and signs in with it', async () => {
    sessionStorage.setItem(
      'console.google-sign-in',
      JSON.stringify({ state: 's1', next: '/events' }),
    );
    history.replaceState(null, '', '/login#access_token=token-1&state=s1');
    const { login, router } = renderPage({ start: { googleClientId: 'client' } });
    expect(location.hash).toBe('');
    expect(login).toHaveBeenCalledWith({ accessToken: 'token-1' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/events'));
  });

  it('refuses a token that it did not ask for', async () => {
    history.replaceState(null, '', '/login#access_token=token-1&state=other');
    const { login } = renderPage({ start: { googleClientId: 'client' } });
    expect(await screen.findByText(/Google did not sign you in/)).toBeInTheDocument();
    expect(login).not.toHaveBeenCalled();
  });
});

describe('sign-in by the company’s provider', () => {
  const start = { directory: { name: 'Acme' } };
  const button = () => screen.queryByRole('button', { name: 'Sign in with Acme' });

  it('is offered only when it is set up', () => {
    const { unmount } = renderPage();
    expect(button()).not.toBeInTheDocument();
    unmount();
    renderPage({ start });
    expect(button()).toBeInTheDocument();
  });

  it('takes the answer out of the address, signs in with it and goes on', async () => {
    sessionStorage.setItem('console.directory-sign-in', '/events?page=2');
    history.replaceState(null, '', '/login?code=c1&state=s1');
    const { login, router } = renderPage({ start });
    expect(location.search).toBe('');
    await waitFor(() => expect(login).toHaveBeenCalledWith({ directory: '?code=c1&state=s1' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/events'));
    expect(router.state.location.search).toBe('?page=2');
  });

  it('says why it failed', async () => {
    history.replaceState(null, '', '/login?error=access_denied&state=s1');
    renderPage({ start, login: vi.fn<Login>().mockRejectedValue(new Error('It was stopped.')) });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('It was stopped.'));
    expect(button()).toBeEnabled();
  });
});
