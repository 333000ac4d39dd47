import { allowsTermsheet, type DelayedActivationStatus } from '../approvals/approvalStatus.ts';
import { addDays } from '../days/addDays.ts';
import type { Day } from '../days/indiaDay.ts';
import type { Line } from '../lines.ts';
import type { Paise } from '../money/paise.ts';
import type { TermsheetStatusId } from '../termsheets/termsheetStatus.ts';
import { needsTermsheet } from './isFinished.ts';
import type { OpportunityBucket } from './opportunityStatus.ts';

/** What can come next on a deal, in the order of a sale; `nothing` of a deal that has come to its end. */
export const nextSteps = [
  'add-packages',
  'ask-discount',
  'wait-approval',
  'ask-delayed-activation',
  'plan-milestones',
  'make-termsheet',
  'send-to-rcm',
  'correct-termsheet',
  'wait-rcm',
  'share-link',
  'collect-payment',
  'wait-clearing',
  'activate',
  'renew',
  'nothing',
] as const;
export type NextStep = (typeof nextSteps)[number];

/** Whose turn it is: whoever works the deal, or those whom it waits for. */
export const turns = ['agent', 'approver', 'rcm', 'finance', 'nobody'] as const;
export type Turn = (typeof turns)[number];

const turnOf: Readonly<Partial<Record<NextStep, Turn>>> = {
  'wait-approval': 'approver',
  'wait-rcm': 'rcm',
  'wait-clearing': 'finance',
  nothing: 'nobody',
};

/** What a deal and the rows around it say; money without GST where nothing else is said, moments in ISO 8601. */
export interface NextFacts {
  readonly line: Line;
  readonly bucket: OpportunityBucket;
  readonly delayedActivation: DelayedActivationStatus;
  readonly createdAt: string;
  readonly linkSentAt: string | null;
  readonly closedAt: string | null;
  readonly packages: {
    readonly count: number;
    /** What they are sold for together. */
    readonly sales: Paise;
    /** Those whose discount nobody was asked for yet, or was refused. */
    readonly toAsk: number;
    readonly changedAt: string | null;
    /** Last day of the latest of them (`YYYY-MM-DD`); null while none has an end. */
    readonly endsOn: Day | null;
  };
  readonly approvals: {
    readonly waiting: number;
    readonly since: string | null;
    /** Names of those who may decide, by comma. */
    readonly waitsFor: string | null;
  };
  /** What active milestones ask for together. */
  readonly milestones: Paise;
  /** The latest that was neither cancelled nor dropped. */
  readonly termsheet: { readonly statusId: TermsheetStatusId; readonly since: string } | null;
  /** With GST. */
  readonly dealValue: Paise;
  readonly collected: Paise;
  /** Payments that are noted and not decided; their amounts have GST. */
  readonly noted: { readonly amount: Paise; readonly since: string | null };
  readonly products: {
    /** Paid for and not active. */
    readonly pending: number;
  };
  /** Whether another deal follows this one. */
  readonly isFollowed: boolean;
}

export interface Next {
  readonly step: NextStep;
  readonly turn: Turn;
  /** Since when it has waited for that; null where nothing tells it. */
  readonly since: string | null;
  /** Names of those it waits for; null where it waits for whoever works the deal, or for a team. */
  readonly waitsFor: string | null;
  /** How many packages, requests or products it is about, where it is about some. */
  readonly count: number | null;
  /** Paise that it is about: to be split into milestones (without GST), collected, or cleared (with GST). */
  readonly amount: Paise | null;
}

/** Days before the end of what a client bought in which the renewal begins. */
export const renewalDays = 30;

interface Found {
  readonly step: NextStep;
  readonly since?: string | null;
  readonly waitsFor?: string | null;
  readonly count?: number;
  readonly amount?: Paise;
}

/** What a deal lacks until it is agreed by a termsheet, which delayed activation can block (T45). */
const ofTermsheet = (facts: NextFacts): Found | null => {
  const { delayedActivation, packages, milestones, termsheet, approvals } = facts;
  const left = packages.sales - milestones;
  const since = termsheet?.since ?? approvals.since ?? packages.changedAt;
  if (termsheet?.statusId === 2) return { step: 'wait-rcm', since };
  if (termsheet?.statusId === 3) return null;
  if (!allowsTermsheet(delayedActivation)) return { step: 'ask-delayed-activation' };
  if (termsheet?.statusId === 4) return { step: 'correct-termsheet', since };
  if (left !== 0) return { step: 'plan-milestones', since: packages.changedAt, amount: left };
  return { step: termsheet ? 'send-to-rcm' : 'make-termsheet', since };
};

/** Owners and tenants buy by a link. */
const ofLink = ({ packages, linkSentAt, noted }: NextFacts): Found | null =>
  linkSentAt === null && noted.amount === 0
    ? { step: 'share-link', since: packages.changedAt }
    : null;

const ofMoney = ({
  dealValue,
  collected,
  noted,
  linkSentAt,
  termsheet,
}: NextFacts): Found | null => {
  const pending = dealValue - collected;
  if (pending <= 0) return null;
  if (noted.amount >= pending)
    return { step: 'wait-clearing', since: noted.since, amount: noted.amount };
  return {
    step: 'collect-payment',
    since: noted.since ?? linkSentAt ?? termsheet?.since ?? null,
    amount: pending - noted.amount,
  };
};

const ofRunning = ({ products, packages, closedAt, isFollowed }: NextFacts, today: Day): Found => {
  if (products.pending > 0) return { step: 'activate', since: closedAt, count: products.pending };
  const { endsOn } = packages;
  if (endsOn !== null && !isFollowed && today >= addDays(endsOn, -renewalDays))
    return { step: 'renew', since: null };
  return { step: 'nothing' };
};

const find = (facts: NextFacts, today: Day): Found => {
  const { line, bucket, packages, approvals, createdAt } = facts;
  if (bucket === 'lost') return { step: 'nothing' };
  if (packages.count === 0)
    return bucket === 'open' ? { step: 'add-packages', since: createdAt } : { step: 'nothing' };
  if (bucket === 'closed') return ofRunning(facts, today);
  if (packages.toAsk > 0)
    return { step: 'ask-discount', since: packages.changedAt, count: packages.toAsk };
  if (approvals.waiting > 0)
    return {
      step: 'wait-approval',
      since: approvals.since,
      waitsFor: approvals.waitsFor,
      count: approvals.waiting,
    };
  const before = needsTermsheet(line) ? ofTermsheet(facts) : ofLink(facts);
  return before ?? ofMoney(facts) ?? ofRunning(facts, today);
};

/**
 * What comes next on a deal, whose turn it is and since when (decision record 0090): the first that is missing in the
 * order of a sale; what the agent can do before what a decision is waited for.
 * @param today the day in India
 */
export const nextOf = (facts: NextFacts, today: Day): Next => {
  const { step, since = null, waitsFor = null, count = null, amount = null } = find(facts, today);
  return { step, turn: turnOf[step] ?? 'agent', since, waitsFor, count, amount };
};
