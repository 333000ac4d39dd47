import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import {
  beginFactor,
  completeFactor,
  removeApp,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from './ownFactors.ts';
import { proofOptions, prove } from './ownProof.ts';
import { endOtherSessions, endOwnSession, forgetDevice, readOwnSecurity } from './ownSessions.ts';
import {
  beginRequiredFactor,
  completeRequiredFactor,
  passkeyOptions,
  signInByCode,
  signInByPasskey,
  signInByRecoveryCode,
} from './signInSteps.ts';

/** The second step of a sign-in, and one's own sessions, devices and factors. */
export const factorRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('session.passkeyOptions'), passkeyOptions);
  serve(app, services, callOf('session.passkey'), signInByPasskey);
  serve(app, services, callOf('session.code'), signInByCode);
  serve(app, services, callOf('session.recoveryCode'), signInByRecoveryCode);
  serve(app, services, callOf('session.beginFactor'), beginRequiredFactor);
  serve(app, services, callOf('session.completeFactor'), completeRequiredFactor);
  serve(app, services, callOf('ownSecurity.read'), readOwnSecurity);
  serve(app, services, callOf('ownSecurity.proofOptions'), proofOptions);
  // A wrong try stays counted when its answer is a refusal.
  serve(app, services, callOf('ownSecurity.prove'), prove, undefined, { opensTransaction: true });
  serve(app, services, callOf('ownSecurity.beginFactor'), beginFactor);
  serve(app, services, callOf('ownSecurity.completeFactor'), completeFactor);
  serve(app, services, callOf('ownSecurity.removeApp'), removeApp);
  serve(app, services, callOf('ownSecurity.renamePasskey'), renamePasskey);
  serve(app, services, callOf('ownSecurity.removePasskey'), removePasskey);
  serve(app, services, callOf('ownSecurity.makeRecoveryCodes'), renewRecoveryCodes);
  serve(app, services, callOf('ownSecurity.endSession'), endOwnSession);
  serve(app, services, callOf('ownSecurity.endOtherSessions'), endOtherSessions);
  serve(app, services, callOf('ownSecurity.forgetDevice'), forgetDevice);
};
