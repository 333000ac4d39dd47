import type { Analytics, AnalyticsEvent } from './Analytics.ts';

/** Milliseconds after which the service is not waited for. */
const patience = 5_000;

/** Events are sent together, at the latest after so many milliseconds. */
const pause = 5_000;
const mostAtOnce = 100;

/** While the service is away so many wait; older ones are lost. */
const mostWaiting = 1_000;

type Waiting = AnalyticsEvent & { readonly at: string };

/**
 * A company's analytics: `POST <url>` with `{ events: [{ name, at, … }] }`.
 * @param token Sent as a bearer token when there is one.
 */
export const httpAnalytics = (url: URL, token: string | null, now: () => Date): Analytics => {
  let waiting: Waiting[] = [];
  let sending: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const send = async (events: readonly Waiting[]): Promise<boolean> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ events }),
        signal: AbortSignal.timeout(patience),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  };
  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const events = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(events.length);
      // One after the other: what is refused waits for the next round, in its order.
      // eslint-disable-next-line no-await-in-loop
      if (await send(events)) continue;
      waiting = [...events, ...waiting].slice(-mostWaiting);
      return;
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    sending ??= sendAll().finally(() => (sending = undefined));
    return sending;
  };
  return {
    isOn: true,
    track: event => {
      waiting = [...waiting, { ...event, at: now().toISOString() }].slice(-mostWaiting);
      if (waiting.length >= mostAtOnce) void flush();
      else timer ??= setTimeout(() => void flush(), pause).unref();
    },
    flush,
  };
};
