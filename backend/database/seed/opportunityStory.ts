import { accountActivities } from '../schema/contacts.ts';
import * as schema from '../schema/opportunities.ts';
import { comments } from '../schema/documents.ts';
import type { Client } from './clients.ts';
import { lineStages } from './lineStages.ts';
import type { StaffMember } from './people.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { World } from './world.ts';

/** What is told about an opportunity: whose it was, how it moved, what was said. */
export const writeOpportunityStory = (
  sheet: Sheet,
  world: World,
  deal: {
    id: number;
    client: Client;
    agent: StaffMember;
    createdOn: number;
    lastOn: number;
    statusId: number;
  },
  random: Random,
): void => {
  const { calendar, people } = world;
  const { id, client, agent, createdOn, lastOn, statusId } = deal;
  const created = calendar.at(createdOn, 9, random.int(0, 59));
  const first = { opportunityId: id, createdAt: created, createdBy: null };
  sheet.add(schema.opportunityAssignments, {
    ...first,
    fromAgentId: null,
    agentId: agent.id,
    manner: random.pick(['automatic', 'pull', 'manual']),
    batchId: null,
  });
  if (random.chance(0.08)) {
    const before = random.pick(people.agents[client.line]);
    sheet.add(schema.opportunityAssignments, {
      opportunityId: id,
      fromAgentId: before.id,
      agentId: agent.id,
      manner: 'reassignment',
      batchId: `seed-${Math.abs(lastOn)}`,
      createdAt: calendar.at(lastOn, 8, 30),
      createdBy: people.holder(`${client.line}-tl`).id,
    });
  }
  if (statusId !== 1) {
    const middle = Math.round((createdOn + lastOn) / 2);
    const reason = { caseReasonId: random.int(1, 3), createdBy: agent.id };
    sheet.add(schema.opportunityMovements, {
      opportunityId: id,
      field: 'status',
      fromValue: '1',
      toValue: String(statusId),
      ...reason,
      createdAt: calendar.at(lastOn, 17, random.int(0, 59)),
    });
    if (random.chance(0.5)) {
      sheet.add(schema.opportunityMovements, {
        opportunityId: id,
        field: 'stage',
        fromValue: null,
        toValue: String(random.pick(lineStages[client.line])),
        ...reason,
        createdAt: calendar.at(middle, 12, random.int(0, 59)),
      });
    }
  }
  if (random.chance(0.7)) {
    const followUp = random.chance(0.5) ? calendar.at(lastOn + random.int(1, 10), 11) : null;
    sheet.add(accountActivities, {
      accountId: client.id,
      opportunityId: id,
      agentId: agent.id,
      activityType: random.pick(['Call', 'Meeting', 'Sales Connect', 'Note', 'Status Change']),
      reasonName: random.pick(['Interested', 'Details asked/Follow up', 'Call back', null]),
      currentStatusName: 'New',
      nextStatusName: followUp ? 'Follow-up' : null,
      performedAt: calendar.at(lastOn, random.int(10, 18), random.int(0, 59)),
      fupTime: followUp,
      notes: random.pick([
        'Asked for a comparison with last year',
        'Will decide after the festival',
        'बात हुई, अगले हफ्ते फिर कॉल करें',
        'விலை பட்டியல் கேட்டார்',
        null,
      ]),
    });
  }
  if (random.chance(0.3)) {
    sheet.add(comments, {
      entity: 'opportunity',
      entityId: id,
      caseStatusId: 44,
      caseReasonId: 2,
      text: random.pick([
        'Shared the price list',
        'Decision maker travels till Monday',
        'Needs approval of the partner',
      ]),
      fupTime: null,
      authorId: agent.id,
      createdAt: calendar.at(lastOn, 16),
    });
  }
};
