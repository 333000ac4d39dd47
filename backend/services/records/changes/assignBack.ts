import type { Context } from '../../../calls/Context.ts';
import { runCall } from '../../../calls/runCall.ts';
import type { Entry } from './takeBack.ts';
import type { Around } from './visibleChanges.ts';

interface Back {
  /** Under what history keeps the records of the screen. */
  readonly entity: string;
  readonly call: string;
  readonly body: (id: number, agentId: number) => Readonly<Record<string, unknown>>;
}

/** By screen: who has a record is no field of its form, so that it goes back as it came, by the call that assigns. */
export const assignmentBack: Readonly<Record<string, Back | undefined>> = {
  accounts: {
    entity: 'accounts',
    call: 'accounts.reassign',
    body: (id, agentId) => ({ accountIds: [id], agentId }),
  },
  opportunities: {
    entity: 'opportunities',
    call: 'opportunities.assign',
    body: (id, agentId) => ({ opportunityIds: [id], agentId }),
  },
  'owner-cases': {
    entity: 'opportunities',
    call: 'ownerCases.reassign',
    body: (id, agentId) => ({ ownerCaseIds: [id], newAgent: agentId }),
  },
};

/**
 * Gives a record back to whoever had it. @returns whether the entry tells of an assignment that goes back in this way
 * @throws Refusal as the call answers
 */
export const assignBack = async (
  { servedCalls }: Around,
  resource: string,
  entry: Entry,
  context: Context,
): Promise<boolean> => {
  const back = assignmentBack[resource];
  const { agentId } = (entry.before ?? {}) as { agentId?: unknown };
  if (entry.action !== 'assign' || !back || typeof agentId !== 'number') return false;
  const body = back.body(Number(entry.entityId), agentId);
  await runCall(back.call, { body }, { ...context, servedCalls });
  return true;
};
