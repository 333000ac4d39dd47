import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { AnswerOf, BodyOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';

type Signed = BodyOf<CallOf<'session.passkey'>>['response'];
type Made = NonNullable<BodyOf<CallOf<'ownSecurity.completeFactor'>>['response']>;
/** As the server's library makes them; the contract lets them through as they are. */
type Options = AnswerOf<CallOf<'session.passkeyOptions'>>['options'];

/** Nobody used, or made, a passkey: it was cancelled, took too long, or the device has none. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
}

const orNone = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new NoPasskey('No passkey', { cause: error });
  });

/** Asks the person for a passkey. @throws NoPasskey */
export const signByPasskey = async (options: Options): Promise<Signed> => {
  const optionsJSON = options as unknown as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON'];
  const { id, rawId, response } = await orNone(startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
};

/** Has a passkey made. @throws NoPasskey */
export const makePasskey = async (options: Options): Promise<Made> => {
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const { id, rawId, response } = await orNone(startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON,
      attestationObject,
      ...(transports && { transports: [...transports] }),
    },
  };
};
