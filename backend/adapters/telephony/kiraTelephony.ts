import { afterCommit } from '../../database/transactionWithEffects.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { callMessages, callRefusals } from '#contract/domain/calling/callMessages.ts';
import { supervisionRefusals } from '#contract/domain/calling/supervision.ts';
import type { Telephony } from './Telephony.ts';

export interface KiraSettings {
  /** Where `/kira` is. */
  readonly url: URL;
  /** Sent as `authorization: Bearer`; null: none is needed. */
  readonly token: string | null;
}

/** Milliseconds in which the telephony has to answer (T101). */
const patience = 10_000;

type Ask = (
  method: 'GET' | 'POST',
  path: string,
  query: Record<string, string>,
  body?: object,
) => Promise<unknown>;

const asking =
  ({ url, token }: KiraSettings, send: typeof fetch): Ask =>
  async (method, path, query, body) => {
    const address = new URL(path, url);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const answer = await send(address, {
      method,
      signal: AbortSignal.timeout(patience),
      headers: {
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The telephony answered ${answer.status}`);
    return answer.json().catch(() => ({}));
  };

/**
 * A company's telephony that speaks `/kira` (part 1 section 7, part 3 section 7). It is asked once the write that wants
 * it is committed; it tells what becomes of a call at `POST /console/v1/telephony/notices`. It has no call to hold with
 * and none to ask how a call stands, so silence ends a call after 7 minutes (T109).
 */
export const kiraTelephony = (settings: KiraSettings, send: typeof fetch = fetch): Telephony => {
  const ask = asking(settings, send);
  return {
    isSimulated: false,
    canHold: false,
    canSupervise: false,
    canPass: false,
    answer: () => Promise.resolve(),
    place: (_db, { communicationId, fromNo, toNo, sourceId, callType }, onFailure) =>
      afterCommit(async () => {
        try {
          await ask(
            'POST',
            '/kira/app/v3/manual/callNow',
            {},
            {
              toNo,
              sourceId,
              callType,
              fromNo,
              communicationId,
            },
          );
        } catch {
          await onFailure();
          throw new Refusal('UPSTREAM_UNREACHABLE', callRefusals.notPlaced);
        }
      }),
    hangUp: async (_db, { agentPhone }) => {
      // The agent's call ends here only when the line is down, so nothing is written before the telephony said so.
      await ask('GET', '/kira/bspl/hangup', { agentPhone }).catch(() => {
        throw new Refusal('UPSTREAM_UNREACHABLE', callRefusals.notNow);
      });
    },
    hold: () => Promise.reject(new Refusal('CONFLICT', callRefusals.notNow)),
    supervise: () => Promise.reject(new Refusal('CONFLICT', supervisionRefusals.notPossible)),
    leave: () => Promise.resolve(),
    dispose: (_db, { agentPhone, disposition, subDisposition }) =>
      afterCommit(async () => {
        await ask('POST', '/kira/bspl/dispose', {
          agentPhone,
          disposition,
          ...(subDisposition !== null && { subDisposition }),
        }).catch(() => {
          throw new Refusal('UPSTREAM_UNREACHABLE', callMessages.notDisposed);
        });
      }),
    askFor: () => Promise.resolve(undefined),
    due: () => Promise.resolve([]),
  };
};
