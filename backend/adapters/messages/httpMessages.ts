import { sharingRefusals } from '#contract/domain/sharing/sharingRefusals.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { afterCommit } from '../../database/transactionWithEffects.ts';
import type { Messages } from './Messages.ts';

export interface MessagesSettings {
  readonly url: URL;
  /** Sent as `authorization: Bearer`; null: none is needed. */
  readonly token: string | null;
}

/** Milliseconds in which the service has to answer (T101). */
const defaultPatience = 10_000;

/** A company's service for messages: `POST <url>` with `{ channel, to, text }`, `to` as `+91` and ten digits. */
export const httpMessages = (
  { url, token }: MessagesSettings,
  send: typeof fetch = fetch,
  patience = defaultPatience,
): Messages => ({
  isSimulated: false,
  send: ({ channel, to, text }) =>
    afterCommit(async () => {
      const answer = await send(url, {
        method: 'POST',
        signal: AbortSignal.timeout(patience),
        headers: {
          'content-type': 'application/json',
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ channel, to: `+91${to}`, text }),
      }).catch(() => undefined);
      await answer?.body?.cancel();
      if (!answer?.ok) throw new Refusal('UPSTREAM_UNREACHABLE', sharingRefusals.notTaken);
    }),
});
