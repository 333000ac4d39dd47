import { loadScreen } from 'virtual:screens';
import type { ConsoleAuthProvider } from '#authProvider/ConsoleAuthProvider.ts';
import { createAccess } from '#authProvider/createAccess.ts';
import type { UserDetails } from '#contract/calls/session/session.ts';

type Screens = Pick<Parameters<typeof createAccess>[0], 'headOf' | 'screenAtHand'>;

const unasked = (): never => {
  throw new Error('The test signs nobody in or out');
};

/** An auth provider of someone who is signed in: rights as the console decides them, and no server. */
export const personOf = (user: UserDetails, screens: Screens): ConsoleAuthProvider => {
  const known = () => user;
  const access = createAccess({ known, now: Date.now, ...screens });
  return {
    supportAbortSignal: true,
    ...access,
    canAccess: async question => {
      const atOnce = access.decide(question);
      if (atOnce !== undefined) return atOnce;
      await loadScreen(question.resource);
      return access.decide(question) ?? false;
    },
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    details: () => Promise.resolve(user),
    known,
    state: () => ({ status: 'logged in' }),
    watch: () => () => undefined,
    login: unasked,
    logout: unasked,
    resetPassword: unasked,
    setPassword: unasked,
  };
};
