import type { CallOf } from '#contract/calls/index.ts';
import { directoryMessages } from '#contract/domain/users/directoryMessages.ts';
import { sessionMessages } from '#contract/domain/users/sessionMessages.ts';
import type { Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { refusalOfFault } from './refusalOfFault.ts';
import { beginTrip } from './trips.ts';

/** The address that the provider sends people back to. */
export const returnAddress = (publicUrl: URL): URL => new URL('/login', publicUrl);

/** POST directory/sign-in: only now is the provider asked for what it says of itself. */
export const beginDirectory: Verb<CallOf<'session.beginDirectory'>> = async context => {
  const { db, services, request, reply, audit } = context;
  const { config, directory } = services;
  audit.nothingChanged();
  if (!directory) throw new Refusal('UNAVAILABLE', directoryMessages.notSetUp);
  const { address, proof } = await directory
    .begin(returnAddress(config.publicUrl))
    .catch((error: unknown) => {
      reply.log.warn({ err: error }, 'a sign-in by the provider could not begin');
      throw refusalOfFault(error, directory.name);
    });
  const from = { address: request.ip, now: services.now() };
  if (!(await beginTrip(db, { config, reply }, proof, from)))
    throw new Refusal('RATE_LIMITED', sessionMessages.tooOften);
  return { address: address.href };
};
