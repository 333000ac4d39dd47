import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';

type Floor = AnswerOf<CallOf<'activity.userHierarchy'>>;
/** What an event tells of an agent. */
export type Facts = Omit<
  Floor['results'][number],
  'name' | 'email' | 'managerId' | 'isListed' | 'isBelow'
>;

/** The floor after some changes: agents of whom nothing was told stay the same objects, so that their rows are not drawn. */
export const withChanges = (floor: Floor, changes: ReadonlyMap<number, Facts>): Floor => {
  const results = floor.results.map(agent => {
    const facts = changes.get(agent.id);
    return facts ? { ...agent, ...facts } : agent;
  });
  const heard = floor.mine && results.find(({ id }) => id === floor.mine?.agentId);
  // The call that was heard is over.
  const isOver = heard !== undefined && heard?.callId !== floor.mine?.callId;
  const isWrapUp = heard?.callState === 'wrap-up';
  return { ...floor, results, mine: isOver || isWrapUp ? null : floor.mine };
};
