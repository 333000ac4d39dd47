import { setTimeout as wait } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';

/** Asks again, when it says to, as long as the console is too busy: that took nothing, whatever the time it took. */
export const untilTold = async (
  ask: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> => {
  for (;;) {
    const answer = await ask();
    if (answer.statusCode !== 503) return answer;
    await wait(Number(answer.headers['retry-after'] ?? 1) * 1_000);
  }
};
