import type { Line } from '#contract/domain/lines.ts';
import { accountActivities } from '../../schema/people/contacts.ts';
import { comments } from '../../schema/documents.ts';
import * as schema from '../../schema/opportunities.ts';
import type { Client } from '../clients/clients.ts';
import type { Pen } from '../pen/pen.ts';
import type { StaffMember } from '../people/people.ts';

/** Stages of each line, as the reference data numbers them; most owner cases are at 98, owner calling. */
export const lineStages: Readonly<Record<Line, readonly number[]>> = {
  broker: [1, 2, 3, 4, 5],
  builder: [11, 12, 13, 14, 15],
  tenant: [21, 22, 23],
  owner: [97, 98, 98, 98, 98, 99],
};

interface ToldDeal {
  readonly id: number;
  readonly client: Client;
  readonly agent: StaffMember;
  readonly createdOn: number;
  readonly lastOn: number;
  readonly statusId: number;
}

const activityTypes = ['Call', 'Meeting', 'Sales Connect', 'Note', 'Status Change'] as const;
const reasonNames = ['Interested', 'Details asked/Follow up', 'Call back', null];
const activityNotes = [
  'Asked for a comparison with last year',
  'Will decide after the festival',
  'बात हुई, अगले हफ्ते फिर कॉल करें',
  'விலை பட்டியல் கேட்டார்',
  null,
];
const commentTexts = [
  'Shared the price list',
  'Decision maker travels till Monday',
  'Needs approval of the partner',
];

const writeAssignments = ({ add, calendar, people, random }: Pen, deal: ToldDeal): void => {
  const { id: opportunityId, client, agent, createdOn, lastOn } = deal;
  const row = { opportunityId, agentId: agent.id };
  add(
    schema.opportunityAssignments,
    { ...row, createdAt: calendar.at(createdOn, 9, random.int(0, 59)) },
    { manner: random.pick(['automatic', 'pull', 'manual']) },
  );
  if (!random.chance(0.08)) return;
  const fromAgentId = random.pick(people.agents[client.line]).id;
  add(
    schema.opportunityAssignments,
    { ...row, fromAgentId, manner: 'reassignment', batchId: `seed-${Math.abs(lastOn)}` },
    { createdAt: calendar.at(lastOn, 8, 30), createdBy: people.holder(`${client.line}-tl`).id },
  );
};

const writeMovements = ({ add, calendar, random }: Pen, deal: ToldDeal): void => {
  const { id: opportunityId, client, agent, createdOn, lastOn, statusId } = deal;
  const middle = Math.round((createdOn + lastOn) / 2);
  const row = { opportunityId, caseReasonId: random.int(1, 3), createdBy: agent.id };
  add(
    schema.opportunityMovements,
    { ...row, field: 'status', fromValue: '1', toValue: String(statusId) },
    { createdAt: calendar.at(lastOn, 17, random.int(0, 59)) },
  );
  if (random.chance(0.5))
    add(
      schema.opportunityMovements,
      { ...row, field: 'stage', toValue: String(random.pick(lineStages[client.line])) },
      { createdAt: calendar.at(middle, 12, random.int(0, 59)) },
    );
};

const writeActivity = ({ add, calendar, random }: Pen, deal: ToldDeal): void => {
  const { id: opportunityId, client, agent, lastOn } = deal;
  const fupTime = random.chance(0.5) ? calendar.at(lastOn + random.int(1, 10), 11) : null;
  add(
    accountActivities,
    { accountId: client.id, opportunityId, agentId: agent.id, fupTime, currentStatusName: 'New' },
    { activityType: random.pick(activityTypes), reasonName: random.pick(reasonNames) },
    { nextStatusName: fupTime ? 'Follow-up' : null },
    { performedAt: calendar.at(lastOn, random.int(10, 18), random.int(0, 59)) },
    { notes: random.pick(activityNotes) },
  );
};

/** What is told about an opportunity: whose it was, how it moved, what was said. */
export const writeOpportunityStory = (pen: Pen, deal: ToldDeal): void => {
  const { add, calendar, random } = pen;
  const { id: entityId, agent, lastOn, statusId } = deal;
  writeAssignments(pen, deal);
  if (statusId !== 1) writeMovements(pen, deal);
  if (random.chance(0.7)) writeActivity(pen, deal);
  if (random.chance(0.3))
    add(
      comments,
      { entity: 'opportunity', entityId, caseStatusId: 44, caseReasonId: 2, authorId: agent.id },
      { text: random.pick(commentTexts), createdAt: calendar.at(lastOn, 16) },
    );
};
