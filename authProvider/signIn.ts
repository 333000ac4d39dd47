import { loginFailed, unauthorizedAccess } from '#contract/domain/messages/sessionMessages.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { FALLBACK_MESSAGE } from '#dataProvider/http/resolveMessage.ts';
import { requireFields } from './FieldRequired.ts';

/** By user name and password, with the token of an external identity account, or the answer of the company's provider. */
export type Credentials =
  | { readonly username: string; readonly password: string; readonly isPersistent?: boolean }
  | { readonly accessToken: string }
  | { readonly directory: string }
  /** A second step, or a passkey, has opened the session already. */
  | { readonly isProved: true };

/** Part 1 sections 6 and 8, when the server gives no words of its own: its roles refuse with 403. */
const defaultWords = (status: number) => (status === 403 ? unauthorizedAccess : loginFailed);

const withWords = (error: unknown): unknown =>
  error instanceof HttpError && error.message === FALLBACK_MESSAGE
    ? new HttpError({
        status: error.status,
        code: error.code,
        message: defaultWords(error.status),
        requestId: error.requestId,
        challenge: error.challenge,
        cause: error,
      })
    : error;

/**
 * Asks the server to open a session. Rejects with `FieldRequired` before anything is sent when a field is empty (T7),
 * else with an `HttpError` that says 'Login Failed', 'Unauthorized Access' or what the server says.
 */
export const signIn = async (client: HttpClient, credentials: Credentials): Promise<void> => {
  if ('isProved' in credentials) return;
  try {
    if ('directory' in credentials) {
      await client.call('session.loginDirectory', { body: { answer: credentials.directory } });
      return;
    }
    if ('accessToken' in credentials) {
      await client.call('session.loginGoogle', {
        query: { access_token: credentials.accessToken },
      });
      return;
    }
    const { username, password, isPersistent = false } = credentials;
    requireFields({ username, password });
    await client.call('session.login', {
      body: { username: username.trim(), password, persistent: isPersistent ? 'true' : 'false' },
    });
  } catch (error) {
    throw withWords(error);
  }
};
