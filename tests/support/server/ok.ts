import type { LightMyRequestResponse } from 'fastify';
import { causeOf } from './Faults.ts';

/** What a call answers. A test fails where the call did not go well, and tells why. */
export const ok = <Answer>(response: LightMyRequestResponse): Answer => {
  if (response.statusCode !== 200)
    throw new Error(`${response.statusCode} ${response.body} ${causeOf(response)}`);
  return response.json<Answer>();
};
