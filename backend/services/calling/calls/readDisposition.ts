import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { followUpFault } from '#contract/domain/calling/callingHours.ts';
import { callRefusals } from '#contract/domain/calling/callMessages.ts';
import {
  dispositionCategories,
  isReasonOffered,
} from '#contract/domain/calling/dispositionRules.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { opportunityRefusals } from '#contract/domain/opportunities/opportunityMessages.ts';
import { invalidField } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { caseReasons, type opportunities } from '../../../database/schema/index.ts';
import { readDaysOff } from '../../../policies/daysOff.ts';
import type { Calling } from '../Calling.ts';
import type { CallRow } from '../callRow.ts';

type Reason = typeof caseReasons.$inferSelect;
type Deal = typeof opportunities.$inferSelect;

export interface DispositionWish {
  readonly caseReasonId?: number | null | undefined;
  readonly subReasonId?: number | null | undefined;
  readonly fupTime?: string | null | undefined;
  readonly notes?: string | null | undefined;
}

/** An outcome that can be recorded. */
export interface Disposition {
  readonly reason: Reason;
  readonly sub: Reason | null;
  readonly fupTime: Date | null;
  readonly notes: string | null;
}

/** Whether a sale follows an earlier one (T36). */
export const isRenewal = ({ sourceOpportunityId, renewalTag }: Deal): boolean =>
  sourceOpportunityId !== null || renewalTag !== null;

const reasonOf = async (db: Database, id: number, line: CallRow['line']) => {
  const [row] = await db
    .select()
    .from(caseReasons)
    .where(
      and(
        eq(caseReasons.id, id),
        eq(caseReasons.isActive, true),
        inArray(caseReasons.reasonCategoryId, [...dispositionCategories]),
        line === null
          ? isNull(caseReasons.line)
          : or(isNull(caseReasons.line), eq(caseReasons.line, line)),
      ),
    );
  return row;
};

const followUpOf = async (
  { db, services }: Pick<Calling, 'db' | 'services'>,
  reason: Reason,
  deal: Deal | undefined,
  fupTime: string | null | undefined,
): Promise<Date | null> => {
  if (fupTime && !deal) throw invalidField('/fupTime', 'check', callRefusals.noCase);
  if (!fupTime) {
    if (reason.isFollowUpTimeNeeded && deal)
      throw invalidField('/fupTime', 'required', opportunityRefusals.followUpNeeded);
    return null;
  }
  const at = new Date(fupTime);
  const { callingHours } = services.config;
  const fault = followUpFault(at, services.now(), callingHours);
  if (fault === 'past') throw invalidField('/fupTime', 'past', callRefusals.followUpPast);
  if (fault === 'hours')
    throw invalidField('/fupTime', 'hours', callRefusals.followUpHours(callingHours));
  const day = indiaDay(at);
  const holiday = (await readDaysOff(db)).nameOf(day, deal?.cityId ?? null);
  if (holiday !== undefined)
    throw invalidField('/fupTime', 'hours', callRefusals.followUpHoliday(holiday, day));
  return at;
};

/**
 * What someone wants to record of a call, checked: the reason is there and fits how the call ended, the detail is one of
 * the reason, the follow-up is there where the reason needs it and there is a case, to come, and in the hours of calling on a day that is no
 * public holiday.
 * @throws Refusal VALIDATION_FAILED
 */
export const readDisposition = async (
  calling: Pick<Calling, 'db' | 'services'>,
  row: CallRow,
  deal: Deal | undefined,
  wish: DispositionWish,
): Promise<Disposition> => {
  if (typeof wish.caseReasonId !== 'number')
    throw invalidField('/caseReasonId', 'required', callRefusals.reasonNeeded);
  const reason = await reasonOf(calling.db, wish.caseReasonId, row.line);
  const ended = { outcomeId: row.outcomeId, isRenewal: deal ? isRenewal(deal) : false };
  const isOffered =
    reason &&
    isReasonOffered({ ...reason, label: reason.name, categoryId: reason.reasonCategoryId }, ended);
  if (!isOffered) throw invalidField('/caseReasonId', 'option', callRefusals.reasonNotOffered);
  const sub =
    typeof wish.subReasonId === 'number'
      ? await reasonOf(calling.db, wish.subReasonId, row.line)
      : null;
  if (sub === undefined || (sub && sub.parentId !== reason.id))
    throw invalidField('/subReasonId', 'reference', opportunityRefusals.lostChild);
  return {
    reason,
    sub,
    fupTime: await followUpOf(calling, reason, deal, wish.fupTime),
    notes: wish.notes?.trim() ? wish.notes.trim() : null,
  };
};
