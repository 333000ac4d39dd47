import { gstOn } from '#contract/domain/money/gst.ts';
import * as schema from '../../schema/money/termsheets.ts';
import type { Deal } from '../opportunities/opportunities.ts';
import type { Pen } from '../pen/pen.ts';
import type { Random } from '../pen/random.ts';

const rejectionReasons = [
  'GSTIN does not match the legal name',
  'Discount proof is missing',
  'Address is incomplete',
  'Wrong legal entity',
];

interface Course {
  readonly statusId: number;
  readonly acceptanceId: number | null;
}

// prettier-ignore
const waitingWeights = [[1, 3], [2, 6], [7, 2]] as const;

/** Statuses 1, 2 and 3 are running ones: one at most on an opportunity (T31). */
const courseOf = (deal: Deal, random: Random): Course | null => {
  switch (deal.statusId) {
    case 2:
      return { statusId: 3, acceptanceId: random.chance(0.9) ? 5 : null };
    case 5:
      return { statusId: random.weighted(waitingWeights), acceptanceId: null };
    case 4:
      return random.chance(0.35) ? { statusId: 1, acceptanceId: null } : null;
    case 6:
    case 7:
      return random.chance(0.3)
        ? { statusId: random.pick([5, 6]), acceptanceId: random.pick([6, 7, null]) }
        : null;
    default:
      return null;
  }
};

const caseStatuses = { 2: 'open', 3: 'approved', 4: 'rejected', 7: 'sent-back' } as const;

const isJudged = (statusId: number): statusId is keyof typeof caseStatuses =>
  statusId in caseStatuses;

/** The steps that lead to a status: new, at RCM, decided. */
const stepsTo = (statusId: number): number[] => {
  if (statusId === 1) return [1];
  return isJudged(statusId) && statusId !== 2 ? [1, 2, statusId] : [1, statusId];
};

const writeCase = (pen: Pen, termsheetId: number, statusId: number, on: number): number | null => {
  const { add, calendar, people, random } = pen;
  if (!isJudged(statusId)) return null;
  const isBad = statusId === 4 || statusId === 7;
  const decision = {
    decidedBy: people.holder('rcm-admin').id,
    decidedAt: calendar.at(Math.min(-1, on + 1), 15),
  };
  return add(
    schema.rcmCases,
    { termsheetId, status: caseStatuses[statusId] },
    isBad ? { rejectionReason: random.pick(rejectionReasons) } : {},
    isBad ? { notes: 'Please correct and send again' } : {},
    { fixStatus: statusId === 4 ? random.pick(['inProgress', 'error', null]) : null },
    statusId === 2 ? {} : decision,
  );
};

const writeOne = (pen: Pen, deal: Deal, { statusId, acceptanceId }: Course, on: number): number => {
  const { add, calendar, people, random } = pen;
  const { client, agent, dealValuePaise: totalPaise } = deal;
  const valuePaise = deal.lines.reduce((sum, { salesPaise }) => sum + salesPaise, 0);
  const id = add(
    schema.termsheets,
    { opportunityId: deal.id, accountId: client.id, accountLegalEntityId: client.entity.id },
    { contactId: client.contactIds[0] ?? 0, statusId, acceptanceId },
    { acceptedAt: acceptanceId === 5 ? calendar.at(on, 16) : null },
    { sentToRcmAt: statusId === 1 ? null : calendar.at(on, 12) },
    { sharedAt: random.chance(0.8) ? calendar.at(on, 14) : null },
    { expiresAt: calendar.at(on + 15, 23, 59) },
    { valuePaise, gstPaise: totalPaise - valuePaise, totalPaise },
    { createdAt: calendar.at(on, 11), createdBy: agent.id },
    { updatedAt: calendar.at(Math.min(-1, on + 1), 15), updatedBy: agent.id },
  );
  for (const { id: opportunityPackageId, ratePaise, salesPaise } of deal.lines) {
    const price = { ratePaise, salesPaise, gstPaise: gstOn(salesPaise) };
    add(schema.termsheetPackages, { termsheetId: id, opportunityPackageId, ...price });
  }
  for (const { id: milestoneId } of deal.milestones)
    add(schema.termsheetMilestones, { termsheetId: id, milestoneId });
  const rcmCaseId = writeCase(pen, id, statusId, on);
  const judge = people.holder('rcm-admin').id;
  for (const [at, toStatusId] of stepsTo(statusId).entries())
    add(
      schema.termsheetHistory,
      { termsheetId: id, toStatusId, fromStatusId: stepsTo(statusId)[at - 1] ?? null },
      { rcmCaseId: at === 0 ? null : rcmCaseId, createdBy: at === 2 ? judge : agent.id },
      { createdAt: calendar.at(Math.min(-1, on + Math.floor(at / 2)), 11 + at) },
    );
  return id;
};

const writeActivations = (pen: Pen, deal: Deal, termsheetId: number): void => {
  const { add, calendar, people, random } = pen;
  const force = {
    forceReason: 'Payment is with the bank, the client launches today',
    forceState: 'approved',
    forceDecidedBy: people.holder('master-data').id,
  } as const;
  for (const { products, start } of deal.lines) {
    for (const { id: opportunityProductId, activationState } of products) {
      if (activationState === 'pending') continue;
      const isProcessed = activationState !== 'failed';
      const isForced = isProcessed && random.chance(0.03);
      add(
        schema.productActivations,
        { termsheetId, opportunityProductId, isProcessed, isForced, ...(isForced && force) },
        { parameters: { startDate: calendar.day(start ?? 0) } },
        { error: isProcessed ? null : 'No polygon is left for these days' },
        { createdAt: calendar.at(start ?? 0, 6), createdBy: deal.agent.id },
      );
    }
  }
};

/**
 * The termsheets of a deal, none for sub-brokers and deals without a price.
 * @returns the id of the approved one
 */
export const writeTermsheets = (pen: Pen, deal: Deal): number | null => {
  const { random } = pen;
  if (deal.lines.length === 0) return null;
  const course = courseOf(deal, random);
  if (!course) return null;
  const on = deal.closedOn ?? random.int(Math.max(deal.createdOn, -25), -1);
  if (random.chance(0.12)) {
    const ended = { statusId: random.pick([4, 5, 6]), acceptanceId: random.pick([6, 7, null]) };
    writeOne(pen, deal, ended, on - 3);
  }
  const id = writeOne(pen, deal, course, on);
  if (course.statusId !== 3) return null;
  writeActivations(pen, deal, id);
  return id;
};
