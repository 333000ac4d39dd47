import { setTimeout as wait } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';

/** Asks as a page does: where too many wait already, again after what the server says (decision record 0240). */
export const askedAgain = async (
  ask: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> => {
  const answer = await ask();
  const seconds = answer.statusCode === 503 ? answer.headers['retry-after'] : undefined;
  if (seconds === undefined) return answer;
  await wait(Number(seconds) * 1_000);
  return askedAgain(ask);
};
