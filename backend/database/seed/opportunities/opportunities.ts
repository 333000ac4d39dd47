import type { DelayedActivationStatus } from '#contract/domain/approvals/approvalStatus.ts';
import { sourceIdOf, type Line } from '#contract/domain/lines.ts';
import { brokerStages } from '#contract/domain/opportunities/opportunityStatus.ts';
import * as schema from '../../schema/opportunities.ts';
import type { Client } from '../clients/clients.ts';
import { writeMilestones, type Milestone } from '../money/milestones.ts';
import { lineStages, writeOpportunityStory } from './opportunityStory.ts';
import { dealValueOf, planLines, writeLines, type OrderLine } from '../money/orderLines.ts';
import type { Pen } from '../pen/pen.ts';
import type { StaffMember } from '../people/people.ts';
import type { Project } from '../catalogue/projects.ts';
import type { Random } from '../pen/random.ts';

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

const renewalAlerts = ['30D', '30-45D', '45-60D', '60-90D', '>90D'] as const;

// prettier-ignore
const closedCaseStatuses = [[2, 4], [60, 2], [61, 4]] as const;

// prettier-ignore
const delayedStatuses: readonly (readonly [DelayedActivationStatus, number])[] = [
  ['NotRequired', 90], ['Required', 3], ['PendingApproval', 2], ['Approved', 2], ['Rejected', 1], ['NotApplicable', 1], ['Lapsed', 1],
];

/** Reasons of a loss, each with those below it. */
// prettier-ignore
const lossReasons: readonly (readonly [number, readonly number[]])[] = [
  [31, [131, 132]], [32, [133, 134]], [33, [135, 136]], [34, []], [35, []],
];

const hasEnded = (statusId: number): boolean => statusId === 6 || statusId === 7;

const caseStatusOf = (statusId: number, random: Random): number => {
  if (statusId === 2) return random.weighted(closedCaseStatuses);
  return hasEnded(statusId) ? statusId : random.weighted(openCaseStatuses);
};

/** When to follow up: a quarter today, a quarter overdue, the rest within two weeks. */
// prettier-ignore
const followUpDay = (random: Random): number =>
  random.weighted([[0, 25], [-random.int(1, 12), 25], [random.int(1, 14), 50]]);

// prettier-ignore
const ageOf = (random: Random): number =>
  random.weighted([[random.int(1, 30), 4], [random.int(20, 200), 4], [random.int(150, 600), 3]]);

const lossOf = (statusId: number, random: Random) => {
  if (!hasEnded(statusId)) return {};
  const [lostReasonId, children] = random.pick(lossReasons);
  const isTold = children.length > 0 && random.chance(0.7);
  return { lostReasonId, lostChildReasonId: isTold ? random.pick(children) : null };
};

/** Cases of closed deals that say how far activation has come. */
const activationCases = [60, 61];

const waitsForActivation = ({ activationState }: OrderLine['products'][number]): boolean =>
  activationState === 'pending' || activationState === 'failed';

const openStages = brokerStages.filter(stage => stage !== 'payment_failed');

const brokerStageOf = (random: Random, statusId: number, isFailed: boolean) => {
  const stage = random.pick(openStages);
  if (isFailed) return 'payment_failed';
  return statusId === 2 ? 'order_confirmation' : stage;
};

const stageOf = (line: Line, caseStatusId: number, random: Random): number =>
  line === 'owner' && [1, 57, 8].includes(caseStatusId) ? 98 : random.pick(lineStages[line]);

/** One opportunity of a client: row, lines, milestones and history. `earlier` are closed deals it may renew. */
export const writeOpportunity = (
  pen: Pen,
  client: Client,
  projects: readonly Project[],
  earlier: readonly Deal[],
): Deal => {
  const { add, calendar, people, random } = pen;
  const { line } = client;
  const statusId = random.weighted(statusWeights);
  const agent = random.chance(0.75) ? client.agent : random.pick(people.agents[line]);
  const createdOn = Math.max(client.since, -ageOf(random));
  const closedOn = statusId === 2 ? Math.min(-1, createdOn + random.int(0, 40)) : null;
  const lastOn = closedOn ?? random.int(createdOn, -1);
  const renewed = earlier.length > 0 && random.chance(0.45) ? random.pick(earlier) : null;
  const caseStatusId = renewed && statusId === 1 ? 22 : caseStatusOf(statusId, random);
  const isOpen = statusId !== 2 && !hasEnded(statusId);
  const isLinkSent = isOpen && [57, 8].includes(caseStatusId);
  const isPaymentFailed = isOpen && random.chance(0.07);
  const delayed = random.weighted(delayedStatuses);
  // What waited for approval ended with the deal.
  const delayedActivationStatus =
    hasEnded(statusId) && delayed === 'PendingApproval' ? 'Required' : delayed;
  const planned = planLines(pen, client, statusId);
  const dealValuePaise = dealValueOf(planned);
  const followUp = () =>
    calendar.at(followUpDay(random), random.int(9, 19), random.pick([0, 15, 30, 45]));
  const closedAt = (on: number) => calendar.at(on, random.int(10, 19), random.int(0, 59));
  const id = add(
    schema.opportunities,
    { name: `${client.name} – ${planned[0]?.item.familyName ?? 'Enquiry'}`, line },
    { typeId: renewed ? 2 : 1, accountId: client.id, cityId: client.city.id },
    { agentId: random.chance(0.98) ? agent.id : null, assignedAt: calendar.at(createdOn, 9, 30) },
    { statusId, caseStatusId, stageId: stageOf(line, caseStatusId, random) },
    { brokerStage: line === 'broker' ? brokerStageOf(random, statusId, isPaymentFailed) : null },
    { caseSubTypeId: line === 'owner' ? 13 : null, sourceId: sourceIdOf(line) },
    { sourceOpportunityId: renewed?.id ?? null, renewalTag: renewed ? 'Renewal' : null },
    { renewalAlertTag: renewed && isOpen ? random.pick(renewalAlerts) : null },
    { fupTime: isOpen && random.chance(0.9) ? followUp() : null },
    { lastReasonId: random.chance(0.6) ? random.int(1, 7) : null },
    { linkSentAt: isLinkSent ? calendar.at(-random.int(1, 20), 14) : null },
    { paymentFailedAt: isPaymentFailed ? calendar.at(-random.int(1, 12), 15) : null },
    { lostAt: hasEnded(statusId) ? calendar.at(lastOn, 17) : null },
    lossOf(statusId, random),
    { closedAt: closedOn === null ? null : closedAt(closedOn) },
    { delayedActivationStatus, dealValuePaise },
    { createdAt: calendar.at(createdOn, 9, random.int(0, 59)), createdBy: agent.id },
    { updatedAt: calendar.at(lastOn, 18, random.int(0, 59), random.int(0, 59)) },
    { updatedBy: agent.id },
  );
  const linked = client.clientTypeId === 1 ? random.sample(projects, random.int(1, 2)) : [];
  for (const project of linked)
    add(schema.opportunityProjects, { opportunityId: id, projectId: project.id });
  const lines = writeLines(pen, id, planned, { closedOn, canAsk: isOpen && statusId !== 8 });
  if (activationCases.includes(caseStatusId)) {
    const isLeft = lines.some(({ products }) => products.some(waitsForActivation));
    pen.amend(schema.opportunities, id, { caseStatusId: isLeft ? 60 : 61 });
  }
  const closedSince = closedOn === null ? null : createdOn;
  const cut = { opportunityId: id, client, from: closedOn ?? lastOn, closedSince, lines: planned };
  const milestones = [2, 4, 5, 8].includes(statusId) ? writeMilestones(pen, cut) : [];
  writeOpportunityStory(pen, { id, client, agent, createdOn, lastOn, statusId });
  const facts = { id, client, line, agent, statusId, createdOn, closedOn, dealValuePaise };
  const standing = { delayedActivationStatus, isLinkSent, isPaymentFailed };
  return { ...facts, ...standing, lines, milestones, projects: linked };
};
