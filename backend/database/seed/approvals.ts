import { createHash } from 'node:crypto';
import { boundText } from '#contract/domain/approvals/approvalContent.ts';
import { standingOf } from '#contract/domain/clients/clientStanding.ts';
import { isPossibleIn } from '#contract/domain/clients/staysPossible.ts';
import * as schema from '../schema/approvals.ts';
import type { Deal } from './opportunities/opportunities.ts';
import type { OrderLine } from './money/orderLines.ts';
import type { Pen } from './pen/pen.ts';
import { randomFor } from './pen/random.ts';
import type { People, StaffMember } from './people/people.ts';

type ApprovalType = (typeof schema.storedApprovalTypes)[number];
type TaskStatus = 'waiting' | 'open' | 'Reviewed' | 'Approved' | 'Rejected' | 'NotNeeded';
export type Outcome = 'PendingApproval' | 'Approved' | 'Rejected';

export interface Asked {
  readonly approvalType: ApprovalType;
  readonly entityTypeId?: 3 | 18;
  /** Table and row that it is about. */
  readonly entity: string;
  readonly entityId: number;
  readonly opportunityId: number | null;
  readonly requester: StaffMember;
  /** Days from today. */
  readonly on: number;
  readonly outcome: Outcome;
  readonly snapshot: Record<string, unknown>;
  readonly durationInDays?: number;
  /** Who decides when it is not the requester's own line of managers. */
  readonly approver?: StaffMember;
}

/** The manager of a member on a level: an agent's team lead is on level 4, the process manager on 3. */
const managerAt = (people: People, member: StaffMember, level: number): StaffMember => {
  const above = people.staff.find(({ id }) => id === member.parentId);
  if (!above) return people.holder('head');
  return above.level <= level ? above : managerAt(people, above, level);
};

const digestOf = (type: ApprovalType, snapshot: Record<string, unknown>): string =>
  createHash('sha256').update(boundText(type, snapshot)).digest('hex');

const remarks = ['Client asks for parity with last year', 'Competitor offers the same', null];
const refusal = 'Beyond what this client may have';
const answers: readonly string[] = ['Reviewed', 'Approved', 'Rejected'];

/** A request with its tasks and history: the team lead reviews, then the approver decides (T44). */
export const writeApproval = (pen: Pen, asked: Asked): number => {
  const { add, calendar, people, random } = pen;
  const { requester, on, outcome, approvalType, entity, entityId, snapshot } = asked;
  const reviewer =
    requester.level > 4 ? managerAt(people, requester, 4) : people.holder('sales-manager');
  const approver = asked.approver ?? managerAt(people, requester, 3);
  const isPending = outcome === 'PendingApproval';
  const isReviewed = !isPending || random.chance(0.5);
  // The first rejection ends a request (T43): some end with the reviewer.
  const isRejectedInReview = outcome === 'Rejected' && random.chance(0.4);
  const day = Math.min(-1, on);
  const decidedOn = Math.min(-1, day + 1);
  const decider = isRejectedInReview ? reviewer : approver;
  const approvalRequestId = add(
    schema.approvalRequests,
    { approvalType, entityTypeId: asked.entityTypeId ?? null, entity, entityId, snapshot },
    { opportunityId: asked.opportunityId, status: outcome, currentLevel: isReviewed ? 2 : 1 },
    { digest: digestOf(approvalType, snapshot), remark: random.pick(remarks) },
    { durationInDays: asked.durationInDays ?? null },
    { requestedBy: requester.id, requestedAt: calendar.at(day, 10, 5) },
    isPending ? {} : { decidedBy: decider.id, decidedAt: calendar.at(decidedOn, 15) },
  );
  const task = (role: 'reviewer' | 'approver', status: TaskStatus) => {
    const [level, member, answeredOn] =
      role === 'reviewer' ? ([1, reviewer, day] as const) : ([2, approver, decidedOn] as const);
    const answer = { respondedAt: calendar.at(answeredOn, 14), answeredBy: member.id };
    add(
      schema.approvalTasks,
      { taskKey: `task-${approvalRequestId}-${level}`, approvalRequestId, level, role, status },
      { assigneeId: member.id, designationId: member.designationId ?? null, isAnyEnough: false },
      { remark: status === 'Rejected' ? refusal : null, ...(answers.includes(status) && answer) },
    );
  };
  const note = (
    member: StaffMember,
    role: 'requester' | 'reviewer' | 'approver',
    status: string,
    hour: number,
  ) =>
    add(
      schema.approvalHistory,
      { approvalRequestId, userId: member.id, role, status },
      { remark: status === 'Rejected' ? refusal : null },
      { at: calendar.at(role === 'approver' ? decidedOn : day, hour) },
    );
  note(requester, 'requester', 'Sent', 10);
  if (!isReviewed) {
    task('reviewer', 'open');
    task('approver', 'waiting');
  } else if (isRejectedInReview) {
    task('reviewer', 'Rejected');
    task('approver', 'NotNeeded');
    note(reviewer, 'reviewer', 'Rejected', 14);
  } else {
    task('reviewer', 'Reviewed');
    note(reviewer, 'reviewer', 'Reviewed', 14);
    task('approver', outcome === 'PendingApproval' ? 'open' : outcome);
    if (!isPending) note(approver, 'approver', outcome, 15);
  }
  return approvalRequestId;
};

const outcomeOf = (status: string): Outcome | null =>
  status === 'PendingApproval' || status === 'Approved' || status === 'Rejected' ? status : null;

/** From here on a discount goes to the business manager. */
const largeDiscountPercent = 15;

const writeLineApprovals = (pen: Pen, deal: Deal, line: OrderLine): void => {
  const { calendar, people, random } = pen;
  const { item, quantity, ratePaise, salesPaise } = line;
  const asked = {
    entity: 'opportunity_packages',
    entityId: line.id,
    opportunityId: deal.id,
    requester: deal.agent,
    on: deal.closedOn === null ? random.int(Math.max(deal.createdOn, -14), -1) : deal.closedOn - 2,
    snapshot: {
      packageId: item.id,
      packageName: item.name,
      quantity,
      ratePaise,
      salesPaise,
      endDate: line.end === null ? null : calendar.day(line.end),
      dealValuePaise: deal.dealValuePaise,
    },
  };
  const percent = ratePaise > 0 ? 100 - (100 * salesPaise) / ratePaise : 0;
  const discount = outcomeOf(line.discountStatus);
  if (discount) {
    const approver = managerAt(people, deal.agent, percent >= largeDiscountPercent ? 2 : 3);
    const approvalType = salesPaise === 0 ? 'FreeTrial' : 'Discount';
    writeApproval(pen, { ...asked, approvalType, outcome: discount, approver });
  }
  const waiting = { ...asked, outcome: 'PendingApproval' } as const;
  if (line.productStatus === 'PendingApproval')
    writeApproval(pen, { ...waiting, approvalType: 'ProductApproval', entityTypeId: 3 });
  if (line.extensionStatus === 'PendingApproval') {
    const durationInDays = random.pick([15, 30, 60]);
    const longer = { on: -2, durationInDays, snapshot: { ...asked.snapshot, durationInDays } };
    const kind = { approvalType: 'ExtendSlotDate', entityTypeId: 18 } as const;
    writeApproval(pen, { ...waiting, ...kind, ...longer });
  }
};

/** Rare types come with deals in turn, each with the seat that decides it. */
const rareTypes = [
  { approvalType: 'CreditApproval', seat: 'head' },
  { approvalType: 'LateCheckDeposition', seat: 'finance' },
  { approvalType: 'PriceRestoration', seat: 'sales-manager' },
] as const;

/** Requests of one deal: for each status that an approval has set, the request that set it. */
export const writeDealApprovals = (pen: Pen, deal: Deal): void => {
  const { people, random } = pen;
  for (const line of deal.lines) writeLineApprovals(pen, deal, line);
  const snapshot = { dealValuePaise: deal.dealValuePaise };
  const delayed = outcomeOf(deal.delayedActivationStatus);
  const asked = {
    entity: 'opportunities',
    entityId: deal.id,
    opportunityId: deal.id,
    requester: deal.agent,
    snapshot,
    on: random.int(Math.max(deal.createdOn, -30), -1),
  };
  if (delayed) {
    const delay = { durationInDays: 30, snapshot: { ...snapshot, durationInDays: 30 } };
    writeApproval(pen, { ...asked, ...delay, approvalType: 'DelayedActivation', outcome: delayed });
  }
  if (deal.statusId === 7 && random.chance(0.4))
    writeApproval(pen, { ...asked, approvalType: 'DealDropped', outcome: 'Approved' });
  const rare = rareTypes[deal.id % 60];
  if (!rare) return;
  const { approvalType } = rare;
  const standing = standingOf(undefined, deal);
  const canWait = isPossibleIn(`approvals.process:${approvalType}`, standing);
  const approver = people.holder(rare.seat);
  if (deal.closedOn === null) {
    // What cannot be approved any more once a deal is closed is asked for before.
    if (standing !== 'open' || isPossibleIn(`approvals.process:${approvalType}`, 'agreed')) return;
    const own = { ...pen, random: randomFor(`${approvalType} ${deal.id}`) };
    writeApproval(own, { ...asked, approvalType, approver, outcome: 'PendingApproval' });
    return;
  }
  const drawn = random.pick<Outcome>(['PendingApproval', 'Approved', 'Rejected']);
  const outcome = drawn === 'PendingApproval' && !canWait ? 'Approved' : drawn;
  writeApproval(pen, { ...asked, approvalType, approver, outcome });
};
