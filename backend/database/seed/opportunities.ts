import type { DelayedActivationStatus } from '#contract/domain/approvals/approvalStatus.ts';
import type { Line } from '#contract/domain/lines.ts';
import { brokerStages } from '#contract/domain/opportunities/opportunityStatus.ts';
import * as schema from '../schema/opportunities.ts';
import type { Client } from './clients.ts';
import { lineStages } from './lineStages.ts';
import { writeMilestones, type Milestone } from './milestones.ts';
import { writeOpportunityStory } from './opportunityStory.ts';
import { dealValueOf, planLines, writeLines, type OrderLine } from './orderLines.ts';
import type { StaffMember } from './people.ts';
import type { Project } from './projects.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { World } from './world.ts';

/** An opportunity as written, with what payments, termsheets, approvals, calls and slots need of it. */
export interface Deal {
  readonly id: number;
  readonly client: Client;
  readonly line: Line;
  readonly agent: StaffMember;
  readonly statusId: number;
  /** Days from today. */
  readonly createdOn: number;
  readonly closedOn: number | null;
  readonly lines: readonly OrderLine[];
  readonly milestones: readonly Milestone[];
  readonly dealValuePaise: number;
  readonly delayedActivationStatus: DelayedActivationStatus;
  readonly isLinkSent: boolean;
  readonly isPaymentFailed: boolean;
  readonly projects: readonly Project[];
}

/** Status ids of an opportunity; 8 is open, yet locked for owners (T34). */
// prettier-ignore
const statusWeights = [[1, 30], [2, 25], [3, 11], [4, 9], [5, 9], [6, 6], [7, 5], [8, 5]] as const;

// prettier-ignore
const openCaseStatuses = [[1, 5], [44, 5], [57, 5], [46, 2], [22, 2], [8, 1], [3, 2]] as const;

const caseStatusOf = (statusId: number, random: Random): number => {
  if (statusId === 2)
    return random.weighted([
      [2, 4],
      [60, 2],
      [61, 4],
    ]);
  if (statusId === 6 || statusId === 7) return statusId;
  return random.weighted(openCaseStatuses);
};

/** When to follow up: a quarter today, a quarter overdue, the rest within two weeks. */
const followUpDay = (random: Random): number =>
  random.weighted([
    [0, 25],
    [-random.int(1, 12), 25],
    [random.int(1, 14), 50],
  ]);

const lossOf = (statusId: number, random: Random) => {
  if (statusId !== 6 && statusId !== 7) return { lostReasonId: null, lostChildReasonId: null };
  const [lostReasonId, children] = random.pick<readonly [number, readonly number[]]>([
    [31, [131, 132]],
    [32, [133, 134]],
    [33, [135, 136]],
    [34, []],
    [35, []],
  ]);
  return {
    lostReasonId,
    lostChildReasonId: children.length > 0 && random.chance(0.7) ? random.pick(children) : null,
  };
};

const stageOf = (line: Line, caseStatusId: number, random: Random): number =>
  line === 'owner' && [1, 57, 8].includes(caseStatusId) ? 98 : random.pick(lineStages[line]);

/** One opportunity of a client: row, lines, milestones and history. `earlier` are closed deals it may renew. */
export const writeOpportunity = (
  sheet: Sheet,
  world: World,
  client: Client,
  projects: readonly Project[],
  earlier: readonly Deal[],
  random: Random,
): Deal => {
  const { calendar, people } = world;
  const { line } = client;
  const id = sheet.nextId(schema.opportunities);
  const statusId = random.weighted(statusWeights);
  const agent = random.chance(0.75) ? client.agent : random.pick(people.agents[line]);
  const createdOn = Math.max(
    client.since,
    -random.weighted([
      [random.int(1, 30), 4],
      [random.int(20, 200), 4],
      [random.int(150, 600), 3],
    ]),
  );
  const closedOn = statusId === 2 ? Math.min(-1, createdOn + random.int(0, 40)) : null;
  const lastOn = closedOn ?? random.int(createdOn, -1);
  const renewed = earlier.length > 0 && random.chance(0.45) ? random.pick(earlier) : null;
  const caseStatusId = renewed && statusId === 1 ? 22 : caseStatusOf(statusId, random);
  const isOpen = ![2, 6, 7].includes(statusId);
  const isLinkSent = isOpen && [57, 8].includes(caseStatusId);
  const isPaymentFailed = isOpen && random.chance(0.07);
  const delayedActivationStatus = random.weighted<DelayedActivationStatus>([
    ['NotRequired', 90],
    ['Required', 3],
    ['PendingApproval', 2],
    ['Approved', 2],
    ['Rejected', 1],
    ['NotApplicable', 1],
    ['Lapsed', 1],
  ]);
  const planned = planLines(world, client, statusId, random);
  const dealValuePaise = dealValueOf(planned);
  const hasEnded = statusId === 6 || statusId === 7;
  sheet.add(schema.opportunities, {
    name: `${client.name} – ${planned[0]?.item.familyName ?? 'Enquiry'}`,
    line,
    typeId: renewed ? 2 : 1,
    accountId: client.id,
    cityId: client.city.id,
    agentId: random.chance(0.98) ? agent.id : null,
    assignedAt: calendar.at(createdOn, 9, 30),
    statusId,
    caseStatusId,
    stageId: stageOf(line, caseStatusId, random),
    brokerStage: line === 'broker' ? random.pick(brokerStages) : null,
    caseSubTypeId: line === 'owner' ? 13 : null,
    sourceId: line === 'broker' ? 31 : 18,
    sourceOpportunityId: renewed?.id ?? null,
    renewalTag: renewed ? 'Renewal' : null,
    renewalAlertTag:
      renewed && isOpen ? random.pick(['30D', '30-45D', '45-60D', '60-90D', '>90D']) : null,
    fupTime:
      isOpen && random.chance(0.9)
        ? calendar.at(followUpDay(random), random.int(9, 19), random.pick([0, 15, 30, 45]))
        : null,
    lastReasonId: random.chance(0.6) ? random.int(1, 7) : null,
    linkSentAt: isLinkSent ? calendar.at(-random.int(1, 20), 14) : null,
    paymentFailedAt: isPaymentFailed ? calendar.at(-random.int(1, 12), 15) : null,
    lostAt: hasEnded ? calendar.at(lastOn, 17) : null,
    ...lossOf(statusId, random),
    closedAt:
      closedOn === null ? null : calendar.at(closedOn, random.int(10, 19), random.int(0, 59)),
    delayedActivationStatus,
    dealValuePaise,
    createdAt: calendar.at(createdOn, 9, random.int(0, 59)),
    updatedAt: calendar.at(lastOn, 18, random.int(0, 59), random.int(0, 59)),
    createdBy: agent.id,
    updatedBy: agent.id,
  });
  const linked = client.clientTypeId === 1 ? random.sample(projects, random.int(1, 2)) : [];
  for (const { id: projectId } of linked)
    sheet.add(schema.opportunityProjects, { opportunityId: id, projectId });
  const lines = writeLines(sheet, world, id, planned, closedOn, random);
  const milestones = [2, 4, 5, 8].includes(statusId)
    ? writeMilestones(
        sheet,
        world,
        {
          opportunityId: id,
          client,
          from: closedOn ?? lastOn,
          closedSince: closedOn === null ? null : createdOn,
          lines: planned,
        },
        random,
      )
    : [];
  writeOpportunityStory(sheet, world, { id, client, agent, createdOn, lastOn, statusId }, random);
  return {
    id,
    client,
    line,
    agent,
    statusId,
    createdOn,
    closedOn,
    lines,
    milestones,
    dealValuePaise,
    delayedActivationStatus,
    isLinkSent,
    isPaymentFailed,
    projects: linked,
  };
};
