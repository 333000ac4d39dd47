import { createHash } from 'node:crypto';
import { boundText } from '#contract/domain/approvals/approvalContent.ts';
import * as schema from '../schema/approvals.ts';
import type { Deal } from './opportunities.ts';
import type { OrderLine } from './orderLines.ts';
import type { StaffMember } from './people.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { World } from './world.ts';

type ApprovalType = (typeof schema.storedApprovalTypes)[number];
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
export const managerAt = ({ people }: World, member: StaffMember, level: number): StaffMember => {
  const above = people.staff.find(({ id }) => id === member.parentId);
  if (!above) return people.holder('head');
  return above.level <= level ? above : managerAt({ people } as World, above, level);
};

const digestOf = (type: ApprovalType, snapshot: Record<string, unknown>): string =>
  createHash('sha256').update(boundText(type, snapshot)).digest('hex');

/** A request with its tasks and history: the team lead reviews, then the approver decides (T44). */
export const writeApproval = (sheet: Sheet, world: World, asked: Asked, random: Random): number => {
  const { calendar, people } = world;
  const { requester, on, outcome } = asked;
  const reviewer =
    requester.level > 4 ? managerAt(world, requester, 4) : people.holder('sales-manager');
  const approver = asked.approver ?? managerAt(world, requester, 3);
  const isPending = outcome === 'PendingApproval';
  const isReviewed = !isPending || random.chance(0.5);
  // The first rejection ends a request (T43): some end with the reviewer.
  const isRejectedInReview = outcome === 'Rejected' && random.chance(0.4);
  const day = Math.min(-1, on);
  const decidedOn = Math.min(-1, day + 1);
  const decider = isRejectedInReview ? reviewer : approver;
  const requestId = sheet.add(schema.approvalRequests, {
    approvalType: asked.approvalType,
    entityTypeId: asked.entityTypeId ?? null,
    entity: asked.entity,
    entityId: asked.entityId,
    opportunityId: asked.opportunityId,
    status: outcome,
    currentLevel: isReviewed ? 2 : 1,
    digest: digestOf(asked.approvalType, asked.snapshot),
    snapshot: asked.snapshot,
    remark: random.pick([
      'Client asks for parity with last year',
      'Competitor offers the same',
      null,
    ]),
    durationInDays: asked.durationInDays ?? null,
    requestedBy: requester.id,
    requestedAt: calendar.at(day, 10, 5),
    decidedBy: isPending ? null : decider.id,
    decidedAt: isPending ? null : calendar.at(decidedOn, 15),
  });
  const task = (
    level: number,
    role: 'reviewer' | 'approver',
    member: StaffMember,
    status: 'waiting' | 'open' | 'Reviewed' | 'Approved' | 'Rejected' | 'NotNeeded',
  ) => {
    const isAnswered = status === 'Reviewed' || status === 'Approved' || status === 'Rejected';
    sheet.add(schema.approvalTasks, {
      taskKey: `task-${requestId}-${level}`,
      approvalRequestId: requestId,
      level,
      role,
      assigneeId: member.id,
      designationId: member.designationId ?? null,
      isAnyEnough: false,
      status,
      remark: status === 'Rejected' ? 'Beyond what this client may have' : null,
      respondedAt: isAnswered ? calendar.at(role === 'reviewer' ? day : decidedOn, 14) : null,
      answeredBy: isAnswered ? member.id : null,
    });
  };
  const note = (
    member: StaffMember,
    role: 'requester' | 'reviewer' | 'approver',
    status: string,
    hour: number,
  ) =>
    sheet.add(schema.approvalHistory, {
      approvalRequestId: requestId,
      userId: member.id,
      role,
      status,
      remark: status === 'Rejected' ? 'Beyond what this client may have' : null,
      at: calendar.at(role === 'approver' ? decidedOn : day, hour),
    });
  note(requester, 'requester', 'Sent', 10);
  if (!isReviewed) {
    task(1, 'reviewer', reviewer, 'open');
    task(2, 'approver', approver, 'waiting');
  } else if (isRejectedInReview) {
    task(1, 'reviewer', reviewer, 'Rejected');
    task(2, 'approver', approver, 'NotNeeded');
    note(reviewer, 'reviewer', 'Rejected', 14);
  } else {
    task(1, 'reviewer', reviewer, 'Reviewed');
    note(reviewer, 'reviewer', 'Reviewed', 14);
    task(
      2,
      'approver',
      approver,
      isPending ? 'open' : outcome === 'Approved' ? 'Approved' : 'Rejected',
    );
    if (!isPending) note(approver, 'approver', outcome, 15);
  }
  return requestId;
};

const outcomeOf = (status: string): Outcome | null =>
  status === 'PendingApproval' || status === 'Approved' || status === 'Rejected' ? status : null;

/** From here on a discount goes to the business manager. */
const largeDiscountPercent = 15;

const writeLineApprovals = (
  sheet: Sheet,
  world: World,
  deal: Deal,
  line: OrderLine,
  random: Random,
): void => {
  const common = {
    entity: 'opportunity_packages',
    entityId: line.id,
    opportunityId: deal.id,
    requester: deal.agent,
    on: deal.closedOn === null ? random.int(Math.max(deal.createdOn, -14), -1) : deal.closedOn - 2,
  };
  const snapshot = {
    packageId: line.item.id,
    packageName: line.item.name,
    quantity: line.quantity,
    ratePaise: line.ratePaise,
    salesPaise: line.salesPaise,
    endDate: line.end === null ? null : world.calendar.day(line.end),
    dealValuePaise: deal.dealValuePaise,
  };
  const percent = line.ratePaise > 0 ? 100 - (100 * line.salesPaise) / line.ratePaise : 0;
  const approver = managerAt(world, deal.agent, percent >= largeDiscountPercent ? 2 : 3);
  const discount = outcomeOf(line.discountStatus);
  if (discount) {
    const isFree = line.salesPaise === 0;
    writeApproval(
      sheet,
      world,
      {
        ...common,
        approvalType: isFree ? 'FreeTrial' : 'Discount',
        outcome: discount,
        approver,
        snapshot,
      },
      random,
    );
  }
  if (line.productStatus === 'PendingApproval') {
    writeApproval(
      sheet,
      world,
      {
        ...common,
        approvalType: 'ProductApproval',
        entityTypeId: 3,
        outcome: 'PendingApproval',
        snapshot,
      },
      random,
    );
  }
  if (line.extensionStatus === 'PendingApproval') {
    const durationInDays = random.pick([15, 30, 60]);
    writeApproval(
      sheet,
      world,
      {
        ...common,
        on: -2,
        approvalType: 'ExtendSlotDate',
        entityTypeId: 18,
        outcome: 'PendingApproval',
        snapshot: { ...snapshot, durationInDays },
        durationInDays,
      },
      random,
    );
  }
};

/** Rare types come with closed deals, in turn, each with the seat that decides it. */
const rareTypes = [
  { approvalType: 'CreditApproval', seat: 'head' },
  { approvalType: 'LateCheckDeposition', seat: 'finance' },
  { approvalType: 'PriceRestoration', seat: 'sales-manager' },
] as const;

/** Requests of one deal: for each status that an approval has set, the request that set it. */
export const writeDealApprovals = (
  sheet: Sheet,
  world: World,
  deal: Deal,
  random: Random,
): void => {
  for (const line of deal.lines) writeLineApprovals(sheet, world, deal, line, random);
  const common = {
    entity: 'opportunities',
    entityId: deal.id,
    opportunityId: deal.id,
    requester: deal.agent,
    snapshot: { dealValuePaise: deal.dealValuePaise },
  };
  const delayed = outcomeOf(deal.delayedActivationStatus);
  const recent = random.int(Math.max(deal.createdOn, -30), -1);
  if (delayed) {
    writeApproval(
      sheet,
      world,
      {
        ...common,
        approvalType: 'DelayedActivation',
        on: recent,
        outcome: delayed,
        snapshot: { ...common.snapshot, durationInDays: 30 },
        durationInDays: 30,
      },
      random,
    );
  }
  if (deal.statusId === 7 && random.chance(0.4)) {
    writeApproval(
      sheet,
      world,
      { ...common, approvalType: 'DealDropped', on: recent, outcome: 'Approved' },
      random,
    );
  }
  const rare = rareTypes[deal.id % 60];
  if (deal.closedOn !== null && rare) {
    writeApproval(
      sheet,
      world,
      {
        ...common,
        approvalType: rare.approvalType,
        approver: world.people.holder(rare.seat),
        on: recent,
        outcome: random.pick(['PendingApproval', 'Approved', 'Rejected']),
      },
      random,
    );
  }
};
