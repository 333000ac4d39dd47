import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { presentUser } from './presentUser.ts';
import { resetPassword, setPassword } from './resetPassword.ts';
import { signIn, signInWithGoogle } from './signIn.ts';
import { signOut } from './signOut.ts';

export const sessionRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('session.login'), signIn);
  serve(app, services, callOf('session.loginGoogle'), signInWithGoogle);
  serve(app, services, callOf('session.logout'), signOut);
  serve(app, services, callOf('session.resetPassword'), resetPassword);
  serve(app, services, callOf('session.setPassword'), setPassword);
  serve(app, services, callOf('session.details'), ({ actor, db }) =>
    presentUser(db, actor, services.config),
  );
};
