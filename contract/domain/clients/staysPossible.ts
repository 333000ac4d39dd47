import { ofEachKind } from '../slots/slotProducts.ts';
import { clientStandings, type ClientStanding } from './clientStanding.ts';
import { orderActs } from './orderActs.ts';

interface Stays {
  /** The most closed standing in which it is still possible. */
  readonly upTo: Exclude<ClientStanding, 'open'>;
  readonly why: string;
}

const stays = <Act extends string>(
  upTo: Stays['upTo'],
  why: string,
  acts: readonly Act[],
): readonly (readonly [Act, Stays])[] => acts.map(act => [act, { upTo, why }] as const);

/**
 * What stays possible on a deal or account that is closed, by name; every other act is refused there (part 1 section 4,
 * T35, record 0220). A name is the id of a call, with a part of its request behind a colon where that decides (`actOf`).
 */
const acts = [
  ...stays('agreed', 'What was agreed is collected (T35).', [
    'payments.create',
    'payments.createV2',
    'payments.createV3',
    'payments.update',
    'payments.again',
    'payments.depositSlip',
    'paymentLinks.generate',
    'paymentLinks.share',
    'invoices.emailProforma',
    'invoices.issueDigislate',
    'approvals.send:LateCheckDeposition',
    'approvals.process:LateCheckDeposition',
    'approvals.passTask:LateCheckDeposition',
  ]),
  ...stays('agreed', 'What was sold is activated and delivered (T35).', [
    ...orderActs,
    'termsheetProducts.update',
    'listings.tag',
    ...(
      ['CreditApproval', 'FreeTrial', 'DelayedActivation', 'ExtendSlotDate', 'SlotSwap'] as const
    ).flatMap(
      type =>
        [
          `approvals.send:${type}`,
          `approvals.process:${type}`,
          `approvals.passTask:${type}`,
        ] as const,
    ),
  ]),
  ...stays('agreed', 'The people and papers of an agreed deal are still the client’s to ask for.', [
    'contacts.create',
    'contacts.update',
    'termsheets.share',
  ]),
  ...stays('gone', 'Money that came is booked, billed and given back (T35).', [
    'bankNotices.take',
    'payments.decide',
    'payments.certifyTds',
    'refunds.create',
    'refunds.decide',
    'invoices.emailTax',
    'invoices.cancelDigislate',
    'invoices.issueCreditNote',
    'invoices.askForIrn',
    'payees.create',
    'payees.update',
    'approvals.process:Refund',
    'approvals.passTask:Refund',
  ]),
  ...stays('gone', 'What still runs has to be brought to its end.', [
    'termsheets.cancel',
    'termsheets.drop',
    'products.decideForce:reject',
    'approvals.process:reject',
    'approvals.rejectTask',
    'npSlots.stop',
    ...ofEachKind('stop'),
    'videoTours.cancel',
    'slotHolds.release',
    'accountMerges.undo',
    'accountIpMatches.dismiss',
  ]),
  ...stays(
    'gone',
    'Who looks after a client changes as people come and go, and is no part of a deal.',
    ['accounts.reassign', 'ownerCases.reassign', 'opportunities.migrate'],
  ),
  ...stays('gone', 'What is said to or by the client is kept, and is no edit (T35).', [
    'opportunities.changeStatus:comment',
    'soc.update:comment',
    'documents.upload',
    'documents.remove',
    'tickets.create',
    'tickets.update',
    'accounts.markDnd',
    'calls.place',
    'calls.createDetail',
    'cases.call',
    'cases.callOpportunity',
    'kira.callNow',
  ]),
] as const;

export const staysPossible: ReadonlyMap<string, Stays> = new Map<string, Stays>(acts);

type Fields = Readonly<Record<string, unknown>>;

/** Calls of which a part of the request says what is done. */
const parts: Readonly<Record<string, (body: Fields, approvalType?: string) => string>> = {
  'products.decideForce': ({ decision }) => String(decision),
  'approvals.send': ({ approvalType }) => String(approvalType),
  'approvals.process': ({ isApproved }, type) => (isApproved === false ? 'reject' : String(type)),
  'approvals.passTask': (_body, type) => String(type),
  'opportunities.changeStatus': ({ caseReasonId, fupTime }) =>
    (caseReasonId ?? fupTime ?? null) === null ? 'comment' : 'move',
  'soc.update': ({ caseReasonId, fupTime }) =>
    (caseReasonId ?? fupTime ?? null) === null ? 'comment' : 'move',
};

/**
 * The name of what a request does.
 * @param approvalType of the request that a task belongs to
 */
export const actOf = (callId: string, body: unknown, approvalType?: string): string => {
  const part = Object.hasOwn(parts, callId) ? parts[callId] : undefined;
  const fields = typeof body === 'object' && body !== null ? (body as Fields) : {};
  return part ? `${callId}:${part(fields, approvalType)}` : callId;
};

/** The standings in which an act is possible: always the open one. */
export const standingsFor = (act: string): readonly ClientStanding[] => {
  const upTo = staysPossible.get(act)?.upTo ?? 'open';
  return clientStandings.slice(0, clientStandings.indexOf(upTo) + 1);
};

export const isPossibleIn = (act: string, standing: ClientStanding): boolean =>
  standingsFor(act).includes(standing);

/**
 * The standings in which a page may offer a call of which it knows a part: those of the act where that part names it, else
 * those in which some request of the call is possible.
 */
export const standingsOffered = (callId: string, body: unknown): readonly ClientStanding[] => {
  const act = actOf(callId, body);
  if (staysPossible.has(act)) return standingsFor(act);
  const some = [callId, ...[...staysPossible.keys()].filter(one => one.startsWith(`${callId}:`))];
  const widest = some.map(standingsFor).sort((a, b) => b.length - a.length)[0];
  return widest ?? clientStandings.slice(0, 1);
};
