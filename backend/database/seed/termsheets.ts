import { gstOn } from '#contract/domain/money/gst.ts';
import * as schema from '../schema/termsheets.ts';
import type { Deal } from './opportunities.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { World } from './world.ts';

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

/** Statuses 1, 2 and 3 are running ones: one at most on an opportunity (T31). */
const courseOf = (deal: Deal, random: Random): Course | null => {
  switch (deal.statusId) {
    case 2:
      return { statusId: 3, acceptanceId: random.chance(0.9) ? 5 : null };
    case 5:
      return {
        statusId: random.weighted([
          [1, 3],
          [2, 6],
          [7, 2],
        ]),
        acceptanceId: null,
      };
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

const writeOne = (
  sheet: Sheet,
  world: World,
  deal: Deal,
  course: Course,
  on: number,
  random: Random,
): number => {
  const { calendar, people } = world;
  const { statusId, acceptanceId } = course;
  const { client, agent } = deal;
  const valuePaise = deal.lines.reduce((sum, { salesPaise }) => sum + salesPaise, 0);
  const totalPaise = deal.dealValuePaise;
  const id = sheet.add(schema.termsheets, {
    opportunityId: deal.id,
    accountId: client.id,
    accountLegalEntityId: client.entity.id,
    contactId: client.contactIds[0] ?? 0,
    statusId,
    acceptanceId,
    acceptedAt: acceptanceId === 5 ? calendar.at(on, 16) : null,
    sentToRcmAt: statusId === 1 ? null : calendar.at(on, 12),
    sharedAt: random.chance(0.8) ? calendar.at(on, 14) : null,
    expiresAt: calendar.at(on + 15, 23, 59),
    valuePaise,
    gstPaise: totalPaise - valuePaise,
    totalPaise,
    createdAt: calendar.at(on, 11),
    createdBy: agent.id,
    updatedAt: calendar.at(Math.min(-1, on + 1), 15),
    updatedBy: agent.id,
  });
  for (const { id: opportunityPackageId, ratePaise, salesPaise } of deal.lines) {
    sheet.add(schema.termsheetPackages, {
      termsheetId: id,
      opportunityPackageId,
      ratePaise,
      salesPaise,
      gstPaise: gstOn(salesPaise),
    });
  }
  for (const { id: milestoneId } of deal.milestones) {
    sheet.add(schema.termsheetMilestones, { termsheetId: id, milestoneId });
  }
  const judge = people.holder('rcm-admin').id;
  const isBad = statusId === 4 || statusId === 7;
  const rcmCaseId = isJudged(statusId)
    ? sheet.add(schema.rcmCases, {
        termsheetId: id,
        status: caseStatuses[statusId],
        rejectionReason: isBad ? random.pick(rejectionReasons) : null,
        notes: isBad ? 'Please correct and send again' : null,
        fixStatus: statusId === 4 ? random.pick(['inProgress', 'error', null]) : null,
        decidedBy: statusId === 2 ? null : judge,
        decidedAt: statusId === 2 ? null : calendar.at(Math.min(-1, on + 1), 15),
      })
    : null;
  stepsTo(statusId).reduce<number | null>((fromStatusId, toStatusId, at) => {
    sheet.add(schema.termsheetHistory, {
      termsheetId: id,
      rcmCaseId: at === 0 ? null : rcmCaseId,
      fromStatusId,
      toStatusId,
      remark: null,
      createdAt: calendar.at(Math.min(-1, on + Math.floor(at / 2)), 11 + at),
      createdBy: at === 2 ? judge : agent.id,
    });
    return toStatusId;
  }, null);
  return id;
};

const writeActivations = (
  sheet: Sheet,
  world: World,
  deal: Deal,
  termsheetId: number,
  random: Random,
): void => {
  const { calendar, people } = world;
  for (const { products, start } of deal.lines) {
    for (const { id, activationState } of products) {
      if (activationState === 'pending') continue;
      const isProcessed = activationState !== 'failed';
      const isForced = isProcessed && random.chance(0.03);
      sheet.add(schema.productActivations, {
        termsheetId,
        opportunityProductId: id,
        parameters: { startDate: calendar.day(start ?? 0) },
        isProcessed,
        error: isProcessed ? null : 'No polygon is left for these days',
        isForced,
        forceReason: isForced ? 'Payment is with the bank, the client launches today' : null,
        forceState: isForced ? 'approved' : null,
        forceDecidedBy: isForced ? people.holder('master-data').id : null,
        createdAt: calendar.at(start ?? 0, 6),
        createdBy: deal.agent.id,
      });
    }
  }
};

/**
 * The termsheets of a deal, none for sub-brokers and deals without a price.
 * @returns the id of the approved one
 */
export const writeTermsheets = (
  sheet: Sheet,
  world: World,
  deal: Deal,
  random: Random,
): number | null => {
  if (deal.lines.length === 0) return null;
  const course = courseOf(deal, random);
  if (!course) return null;
  const on = deal.closedOn ?? random.int(Math.max(deal.createdOn, -25), -1);
  if (random.chance(0.12)) {
    writeOne(
      sheet,
      world,
      deal,
      { statusId: random.pick([4, 5, 6]), acceptanceId: random.pick([6, 7, null]) },
      on - 3,
      random,
    );
  }
  const id = writeOne(sheet, world, deal, course, on, random);
  if (course.statusId !== 3) return null;
  writeActivations(sheet, world, deal, id, random);
  return id;
};
