import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { callLogRecordCalls } from '#contract/calls/calling/callLogs.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { CallLog } from '#contract/calls/recordTypes.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { callLogFeedback, callLogs, cities, users } from '../../../database/schema/index.ts';
import { callLogScope } from '../../../policies/scopes/callLogScope.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';
import { ordered } from '../../../tables/fields.ts';

const sellerCities = alias(cities, 'seller_cities');
const buyerCities = alias(cities, 'buyer_cities');
const reviewers = alias(users, 'reviewers');

const fields = {
  called_at: callLogs.calledAt,
  channel: callLogs.channel,
  lead_generator: callLogs.leadGenerator,
  duration_seconds: callLogs.durationSeconds,
  recording_url: callLogs.recordingUrl,
  seller_city_uuid: callLogs.sellerCityUuid,
  buyer_city_uuid: callLogs.buyerCityUuid,
  seller_city_name: ordered(sellerCities.name, sellerCities.name),
  buyer_city_name: ordered(buyerCities.name, buyerCities.name),
  site_visit_intent: callLogFeedback.siteVisitIntent,
  final_status: callLogFeedback.finalStatus,
  detailed_remarks: callLogFeedback.detailedRemarks,
  reviewed_by: ordered(reviewers.name, reviewers.name),
  /** Of the judgement: a call itself never changes. */
  version: sql<number>`coalesce(${callLogFeedback.version}, 1)`,
};

/** Recorded calls with what was judged of each (part 2 section 3). Phone numbers are not a part of a judgement. */
export const callLogRecords = declareRecords<CallLog, object>(callLogRecordCalls, {
  resource: 'call-logs',
  table: callLogs,
  removal: 'hard',
  notThere: notThere.record,
  fields,
  joins: [
    { table: callLogFeedback, on: eq(callLogFeedback.callLogId, callLogs.id), isInner: false },
    { table: sellerCities, on: eq(sellerCities.uuid, callLogs.sellerCityUuid), isInner: false },
    { table: buyerCities, on: eq(buyerCities.uuid, callLogs.buyerCityUuid), isInner: false },
    { table: reviewers, on: eq(reviewers.id, callLogFeedback.createdBy), isInner: false },
  ],
  search: [callLogs.leadGenerator, callLogs.channel],
  sort: '-called_at',
  readers: 'listed',
  narrow: (_query, actor) => [callLogScope(actor)],
});

/** POST call-logs/post-filtered: pages count from 1 here. */
export const filteredLogs: Verb<CallOf<'callLogs.filtered'>> = async context => {
  const { results_per_page: pageSize = 20, page_no: page = 1, ...asked } = context.body;
  const { exclude_call_log_ids: seen = [], channel, lead_generator: generator } = asked;
  const { results, totalCount } = await callLogRecords.list(
    context,
    { page: page - 1, pageSize, total: 'exact' },
    [
      callLogScope(context.actor),
      seen.length > 0 ? notInArray(callLogs.id, seen) : undefined,
      channel ? eq(callLogs.channel, channel) : undefined,
      generator ? eq(callLogs.leadGenerator, generator) : undefined,
    ],
  );
  return { results, total_count: totalCount };
};

/** POST call-logs/feedback. */
export const giveFeedback: Verb<CallOf<'callLogs.feedback'>> = async context => {
  const { db, actor, audit, body } = context;
  const id = body.call_log_id;
  await db.select({ id: callLogs.id }).from(callLogs).where(eq(callLogs.id, id)).for('update');
  const before = await callLogRecords.readOne(context, id);
  const judged = {
    finalStatus: body.final_status,
    siteVisitIntent: body.site_visit_intent ?? null,
    detailedRemarks: body.detailed_remarks?.trim() || null,
    createdBy: actor.id,
    updatedBy: actor.id,
  };
  await db
    .insert(callLogFeedback)
    .values({ callLogId: id, ...judged })
    .onConflictDoUpdate({
      target: callLogFeedback.callLogId,
      set: { ...judged, version: sql`${callLogFeedback.version} + 1` },
    });
  const after = await callLogRecords.readOne(context, id);
  const kept = ({ final_status, site_visit_intent, detailed_remarks }: CallLog) => ({
    final_status,
    site_visit_intent,
    detailed_remarks,
  });
  await audit.record({
    action: 'feedback',
    entity: 'call-logs',
    entityId: id,
    version: after.version,
    before: kept(before),
    after: kept(after),
  });
  return after;
};

const namesOf =
  (column: typeof callLogs.channel | typeof callLogs.leadGenerator) =>
  async ({ db }: Pick<Context, 'db'>) => {
    const rows = await db
      .selectDistinct({ name: column })
      .from(callLogs)
      .where(and(sql`${column} <> ''`))
      .orderBy(asc(column));
    return { results: rows.map(({ name }) => name) };
  };

/** GET list/channels and list/lead_generators. */
export const channels: Verb<CallOf<'callLogs.channels'>> = namesOf(callLogs.channel);
export const leadGenerators: Verb<CallOf<'callLogs.leadGenerators'>> = namesOf(
  callLogs.leadGenerator,
);
