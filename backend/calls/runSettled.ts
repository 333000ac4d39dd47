import type { Call } from '#contract/calls/call.ts';
import type { Context, Verb } from './Context.ts';

/** Runs a verb that changes something and makes sure that its history was written. */
export const runSettled = async (
  call: Call,
  verb: Verb<Call>,
  context: Context,
): Promise<unknown> => {
  const answer = await verb(context);
  if (!context.audit.isSettled)
    throw new Error(`${call.id} changed something without an audit entry`);
  return answer;
};
