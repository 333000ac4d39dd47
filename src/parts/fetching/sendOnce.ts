import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { newKey } from '#dataProvider/http/requests/newKey.ts';

/** Milliseconds before an act whose answer was lost is sent again. */
const pauseBefore = 700;

/** Whether nobody knows if an act was done: no answer came, or that of a server at fault. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof HttpError) || error.status === 0 || error.status >= 500;

/** An act that is sent with a key, by which the server does it once however often it comes. */
export type Act<Answer> = (client: HttpClient, idempotencyKey: string) => Promise<Answer>;

/**
 * Does an act; one whose answer was lost is sent once more with its key, so that it is never done twice (T104).
 * @throws what the act throws the second time, and at once whatever the server refuses.
 */
export const sendOnce = async <Answer>(client: HttpClient, act: Act<Answer>): Promise<Answer> => {
  const key = newKey();
  try {
    return await act(client, key);
  } catch (error) {
    if (!isLost(error)) throw error;
    await new Promise<void>(resolve => void setTimeout(resolve, pauseBefore));
    return act(client, key);
  }
};
