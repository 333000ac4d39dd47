import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { caseToCall } from '../caseToCall.ts';
import { leadOf } from '../desk/leadOf.ts';
import { placeCall } from '../calls/placeCall.ts';
import { reachablePhones } from '../agents/agentPhone.ts';
import { changeStatus } from '../../opportunities/cases/changeStatus.ts';
import type { CallRow } from '../callRow.ts';

/** The result of a placed call: its state, its id, and words (part 3 section 3). */
const resultOf = ({ state, id }: CallRow) => ({ status: state, id, message: 'Call placed' });

/** GET cases/opportunity/{id}/call. */
export const callOpportunity: Verb<CallOf<'cases.callOpportunity'>> = async context =>
  resultOf(await placeCall(context, { opportunityId: context.params.id }));

/** GET cases/{id}/call: the number has to be the case's, the subtype that of its line. */
export const callCase: Verb<CallOf<'cases.call'>> = async context => {
  const { custNumber, subType } = context.query;
  return resultOf(
    await placeCall(context, { opportunityId: context.params.id, custNumber, subType }),
  );
};

/** GET soc/{id}: of one's own cases alone; another's answers as one that does not exist. */
export const getCase: Verb<CallOf<'soc.get'>> = async context => {
  await caseToCall(context, context.params.id);
  return leadOf(context, context.params.id);
};

/** PUT soc/{id}: what `change-status` does, for the page that calls. */
export const updateCase: Verb<CallOf<'soc.update'>> = async context => {
  const { params, body } = context;
  await caseToCall(context, params.id);
  await changeStatus({ ...context, params: { entity: 'opportunity', id: params.id }, body });
  return leadOf(context, params.id);
};

/** GET agentsphone: one's own and those of the people below; `filters` may name one by its number or its agent. */
export const listAgentPhones: Verb<CallOf<'agentPhones.list'>> = async context => {
  const rows = await reachablePhones(context);
  const sought = context.query.filters?.toLowerCase().trim();
  return {
    results: sought
      ? rows.filter(row => `${row.agentName} ${row.agentPhone}`.toLowerCase().includes(sought))
      : rows,
  };
};
