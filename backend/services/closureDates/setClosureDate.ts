import { and, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import {
  closureDateFault,
  closureDateRefusals,
  isClosedMonth,
  salesMonth,
} from '#contract/domain/closureDates/closureDateFaults.ts';
import { monthNameOf, monthNumberOf } from '#contract/domain/days/monthNames.ts';
import { closureDateOf, type ClosureDates } from '#contract/domain/days/closureMonth.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField, notFound, Refusal } from '../../calls/Refusal.ts';
import {
  closureDateChanges as changes,
  salesMonthClosureDates as closures,
} from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { closureDateChangeRecords, closureDateRecords } from './closureDateRecords.ts';

/** All dates, in a line: whether a month is in its order is judged by its neighbours. */
const lockDates = async ({ db }: Pick<InWrite, 'db'>): Promise<ClosureDates> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('closure dates'))`);
  const rows = await db.select().from(closures);
  return Object.fromEntries(
    rows.map(({ year, monthNumber, closureDate }) => [salesMonth(year, monthNumber), closureDate]),
  );
};

const askFor = async (
  context: InWrite,
  closureDateId: number,
  fromDate: string,
  toDate: string,
  reason: string | null | undefined,
): Promise<void> => {
  const { db, actor, audit } = context;
  const why = reason?.trim();
  if (!why) throw invalidField('/reason', 'required', closureDateRefusals.reason);
  const [waiting] = await db
    .select({ id: changes.id })
    .from(changes)
    .where(and(eq(changes.closureDateId, closureDateId), eq(changes.state, 'pending')));
  if (waiting) throw new Refusal('CONFLICT', closureDateRefusals.pending);
  const [made] = await db
    .insert(changes)
    .values({
      closureDateId,
      fromDate,
      toDate,
      reason: why,
      askedBy: actor.id,
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .returning({ id: changes.id });
  const after = await closureDateChangeRecords.readOne(context, made?.id ?? 0);
  await audit.record({
    action: 'create',
    entity: 'closure-date-changes',
    entityId: after.id,
    version: after.version,
    after: closureDateChangeRecords.historyOf(context, after),
  });
};

/**
 * POST sales-month-closure-date. An open month gets its date at once. A closed one keeps the date it has until someone
 * else approves the other one (T57); where it had none, the end of the month is what it closed with.
 */
export const setClosureDate: Verb<CallOf<'closureDates.set'>> = async asked => {
  const { db, body, services } = asked;
  const context = asked as unknown as InWrite;
  const monthNumber = monthNumberOf(body.month);
  if (monthNumber === undefined) throw invalidField('/month', 'choice', closureDateRefusals.month);
  const { year, closureDate } = body;
  const month = salesMonth(year, monthNumber);
  const today = indiaDay(services.now());
  const dates = await lockDates(context);
  const [stored] = await db
    .select()
    .from(closures)
    .where(and(eq(closures.year, year), eq(closures.monthNumber, monthNumber)));
  if (stored && stored.version !== body.version)
    throw new Refusal('STALE_VERSION', refusals.stale, {
      current: await closureDateRecords.readOne(context, stored.id),
    });
  const now = closureDateOf(month, dates);
  if (stored && now === closureDate)
    throw invalidField('/closureDate', 'unchanged', closureDateRefusals.same);
  const fault = closureDateFault(month, closureDate, dates, today);
  if (fault) throw invalidField('/closureDate', 'order', fault);
  const isClosed = isClosedMonth(now, today);
  const fields = { month: monthNameOf(monthNumber), year };
  if (!stored) {
    const made = await closureDateRecords.create(context, {
      ...fields,
      closureDate: isClosed ? now : closureDate,
    });
    if (!isClosed || now === closureDate) return made;
    await askFor(context, made.id, now, closureDate, body.reason);
    return closureDateRecords.readOne(context, made.id);
  }
  if (isClosed) {
    await askFor(context, stored.id, now, closureDate, body.reason);
    return closureDateRecords.readOne(context, stored.id);
  }
  return closureDateRecords.update(context, {
    id: stored.id,
    body: { closureDate, version: stored.version },
  });
};

/** PUT closure-date-changes/{id}: by another person than who asked. */
export const decideClosureDate: Verb<CallOf<'closureDateChanges.decide'>> = async given => {
  const { db, actor, audit, params, body, services } = given;
  const context = given as unknown as InWrite;
  const dates = await lockDates(context);
  const [asked] = await db.select().from(changes).where(eq(changes.id, params.id)).for('update');
  if (!asked) throw notFound(notThere.closureDate);
  const before = await closureDateChangeRecords.readOne(context, asked.id);
  if (asked.state !== 'pending') throw new Refusal('CONFLICT', closureDateRefusals.decided);
  if (asked.version !== body.version)
    throw new Refusal('STALE_VERSION', refusals.stale, { current: before });
  if (asked.askedBy === actor.id) throw new Refusal('FORBIDDEN', closureDateRefusals.fourEyes);
  const remark = body.remark?.trim() || null;
  const isApproved = body.decision === 'approve';
  if (!isApproved && remark === null)
    throw invalidField('/remark', 'required', closureDateRefusals.say);
  if (isApproved) {
    const month = await closureDateRecords.readOne(context, asked.closureDateId);
    const fault = closureDateFault(
      salesMonth(month.year, monthNumberOf(month.month) ?? 0),
      asked.toDate,
      dates,
      indiaDay(services.now()),
    );
    if (fault) throw new Refusal('CONFLICT', fault);
    await closureDateRecords.update(
      context,
      { id: month.id, body: { closureDate: asked.toDate, version: month.version } },
      { history: () => ({ reason: asked.reason }) },
    );
  }
  await db
    .update(changes)
    .set({
      state: isApproved ? 'approved' : 'rejected',
      decidedBy: actor.id,
      decidedAt: services.now(),
      remark,
      version: sql`${changes.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(changes.id, asked.id));
  const after = await closureDateChangeRecords.readOne(context, asked.id);
  await audit.record({
    action: body.decision,
    entity: 'closure-date-changes',
    entityId: asked.id,
    version: after.version,
    before: closureDateChangeRecords.historyOf(context, before),
    after: closureDateChangeRecords.historyOf(context, after),
  });
  return after;
};
