import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { factorRoutes } from './factors/routes.ts';
import { backChannelLogout } from './oidc/backChannelLogout.ts';
import { beginDirectory } from './oidc/beginDirectory.ts';
import { signInWithDirectory } from './oidc/signInWithDirectory.ts';
import { presentUser } from './presentUser.ts';
import { resetPassword, setPassword } from './resetPassword.ts';
import { signIn, signInWithGoogle } from './signIn.ts';
import { signOut } from './signOut.ts';

export const sessionRoutes = (app: FastifyInstance, services: Services): void => {
  factorRoutes(app, services);
  serve(app, services, callOf('session.login'), signIn);
  serve(app, services, callOf('session.loginGoogle'), signInWithGoogle);
  serve(app, services, callOf('session.beginDirectory'), beginDirectory);
  serve(app, services, callOf('session.loginDirectory'), signInWithDirectory);
  serve(app, services, callOf('session.endedAtDirectory'), backChannelLogout);
  serve(app, services, callOf('session.logout'), signOut);
  serve(app, services, callOf('session.resetPassword'), resetPassword);
  serve(app, services, callOf('session.setPassword'), setPassword);
  serve(app, services, callOf('session.details'), ({ actor, db }) =>
    presentUser(db, actor, services.config),
  );
};
