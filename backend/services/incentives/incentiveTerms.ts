import { and, eq, isNotNull, isNull, max, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type {
  IncentiveRule,
  IncentiveRuleFields,
  IncentiveSlab,
  IncentiveSlabFields,
} from '#contract/calls/recordTypes.ts';
import {
  incentiveRuleCalls,
  incentiveSlabCalls,
} from '#contract/calls/incentives/incentiveTerms.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { incentiveRefusals } from '#contract/domain/incentives/incentiveMessages.ts';
import { overlapOf, type SlabRange } from '#contract/domain/incentives/slabs.ts';
import type { FieldFault } from '#contract/domain/messages/fieldFaults.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { invalidField } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { lockByName } from '../../database/lockByName.ts';
import {
  departments,
  designations,
  incentiveCycles,
  incentiveParticipantCategories as categories,
  incentiveRules as rules,
  incentiveSlabs as slabs,
} from '../../database/schema/index.ts';
import type { Join, Proposed } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { elsewhere, percent, reference } from '../../tables/fields.ts';
import { categoryName, withCategory } from './participantCategories.ts';

/** The first day of the newest cycle that is closed: what takes effect until then has counted. */
export const closedUntil = async (db: Database): Promise<Day | null> => {
  const [row] = await db
    .select({ day: max(incentiveCycles.startDate) })
    .from(incentiveCycles)
    .where(isNotNull(incentiveCycles.closedAt));
  return row?.day ?? null;
};

type Terms = { readonly effectiveDate: Day; readonly participantCategoryId?: number };

/** A version that counted for a closed cycle stays, and no other is put before it: figures of then stay as they are. */
const refusePast = async (
  db: Database,
  { record, before }: Proposed<Terms, Terms>,
): Promise<void> => {
  const until = await closedUntil(db);
  if (until === null) return;
  if (before && before.effectiveDate <= until)
    throw invalidField('/effectiveDate', 'locked', incentiveRefusals.locked(until));
  if (record.effectiveDate <= until)
    throw invalidField('/effectiveDate', 'locked', incentiveRefusals.tooEarly(until));
};

const lockCategories = async (db: Database, records: readonly Terms[]): Promise<void> => {
  const ids = [...new Set(records.map(record => record.participantCategoryId ?? 0))];
  for (const id of ids.toSorted((a, b) => a - b)) await lockByName(db, 'incentive-terms', id);
};

/** Category, standing and lock of a version, which rules and slabs have alike. */
const ofVersion = (
  table: 'incentive_rules' | 'incentive_slabs',
  category: PgColumn,
  today: Day,
) => {
  const own = (column: string): SQL => sql.raw(`"${table}"."${column}"`);
  const newest = sql`(select max(version.effective_date) from ${sql.raw(table)} version
    where version.participant_category_id = ${own('participant_category_id')}
      and version.deleted_at is null and version.effective_date <= ${today}::date)`;
  return {
    participantCategoryId: reference(category, categories),
    participantCategoryName: categoryName(own('participant_category_id')),
    participantCategoryDto: elsewhere(sql`json_build_object(
      'designationId', ${categories.designationId}, 'departmentId', ${categories.departmentId},
      'clientTypeId', ${categories.clientTypeId})`),
    standing: sql<string>`(case
      when ${own('effective_date')} > ${today}::date then 'Counts later'
      when ${own('effective_date')} = ${newest} then 'Counts now'
      else 'Counted before' end)`,
    isLocked: sql<boolean>`coalesce(${own('effective_date')} <= (
      select max(cycle.start_date) from incentive_cycles cycle where cycle.closed_at is not null), false)`,
  };
};

const named: readonly Join[] = [
  { table: designations, on: eq(designations.id, categories.designationId), isInner: true },
  { table: departments, on: eq(departments.id, categories.departmentId), isInner: true },
];

const ofCategory =
  (column: PgColumn) =>
  ({ participantCategoryId: id }: Readonly<Record<string, unknown>>) => [
    typeof id === 'number' ? eq(column, id) : undefined,
  ];

const fault = (field: string, words: (typeof incentiveRefusals)['order']): FieldFault => ({
  field,
  code: 'order',
  ...words,
});

/** The targets of a category: a change of what counts is a version with a later day. */
export const incentiveRuleRecords = declareRecords<IncentiveRule, IncentiveRuleFields>(
  incentiveRuleCalls,
  {
    resource: 'incentive-rules',
    table: rules,
    removal: 'soft',
    notThere: notThere.incentiveRule,
    joins: named,
    fields: today => ({
      ...ofVersion('incentive_rules', rules.participantCategoryId, today),
      allowedMinTarget: rules.allowedMinTargetPaise,
      allowedMaxTarget: rules.allowedMaxTargetPaise,
      frequency: rules.frequency,
      incentiveCap: rules.incentiveCapPaise,
      effectiveDate: rules.effectiveDate,
      participantAllowedIncentiveTypes: rules.participantAllowedIncentiveTypes,
    }),
    search: [designations.name, departments.name],
    sort: '-effectiveDate',
    readers: 'granted',
    narrow: ofCategory(rules.participantCategoryId),
    unique: [
      {
        index: 'incentive_rules_unique',
        field: 'effectiveDate',
        taken: () => incentiveRefusals.ruleTaken,
      },
    ],
    prepare: async (context, body, before) =>
      (await withCategory(context, body, before === undefined)) as typeof body,
    faults: ({ record }) =>
      record.allowedMinTarget > record.allowedMaxTarget
        ? [fault('allowedMaxTarget', incentiveRefusals.targetOrder)]
        : [],
    inLine: lockCategories,
    refuse: ({ db }, proposed) => refusePast(db, proposed),
    history: ({ participantCategoryDto: _parts, standing: _now, isLocked: _lock, ...rule }) => rule,
  },
);

const bp = (percentage: number | null | undefined): number | null =>
  percentage === null || percentage === undefined ? null : Math.round(percentage * 100);

const rangeOf = (slab: IncentiveSlabFields): SlabRange => ({
  targetMin: bp(slab.targetMinPercentage) ?? 0,
  targetMax: bp(slab.targetMaxPercentage),
  accountsMin: slab.accountsClosedMin ?? 0,
  accountsMax: slab.accountsClosedMax ?? null,
});

/** Slabs of one version cover no ground twice; gaps are allowed while a version is built, and told on the page. */
const refuseOverlap = async (
  db: Database,
  { record, before }: Proposed<IncentiveSlab, IncentiveSlabFields>,
): Promise<void> => {
  const others = await db
    .select({
      targetMin: slabs.targetMinBp,
      targetMax: slabs.targetMaxBp,
      accountsMin: slabs.accountsClosedMin,
      accountsMax: slabs.accountsClosedMax,
    })
    .from(slabs)
    .where(
      and(
        isNull(slabs.deletedAt),
        eq(slabs.participantCategoryId, record.participantCategoryId ?? 0),
        eq(slabs.effectiveDate, record.effectiveDate),
        before && ne(slabs.id, before.id),
      ),
    )
    .orderBy(slabs.targetMinBp, slabs.accountsClosedMin);
  const other = overlapOf(rangeOf(record), others);
  if (other)
    throw invalidField('/targetMinPercentage', 'overlap', incentiveRefusals.overlap(other));
};

const slabFaults = (slab: IncentiveSlabFields): FieldFault[] => {
  const { targetMin, targetMax, accountsMin, accountsMax } = rangeOf(slab);
  return [
    ...(targetMax !== null && targetMax <= targetMin
      ? [fault('targetMaxPercentage', incentiveRefusals.order)]
      : []),
    ...(accountsMax !== null && accountsMax <= accountsMin
      ? [fault('accountsClosedMax', incentiveRefusals.order)]
      : []),
  ];
};

/** What a category earns: all slabs with one effective date are a version. */
export const incentiveSlabRecords = declareRecords<IncentiveSlab, IncentiveSlabFields>(
  incentiveSlabCalls,
  {
    resource: 'incentive-slabs',
    table: slabs,
    removal: 'soft',
    notThere: notThere.incentiveSlab,
    joins: named,
    fields: today => ({
      ...ofVersion('incentive_slabs', slabs.participantCategoryId, today),
      targetMinPercentage: percent(slabs.targetMinBp),
      targetMaxPercentage: percent(slabs.targetMaxBp),
      accountsClosedMin: slabs.accountsClosedMin,
      accountsClosedMax: slabs.accountsClosedMax,
      incentivePercentage: percent(slabs.incentiveBp),
      effectiveDate: slabs.effectiveDate,
    }),
    search: [designations.name, departments.name],
    sort: '-effectiveDate,accountsClosedMin',
    readers: 'granted',
    narrow: ofCategory(slabs.participantCategoryId),
    prepare: async (context, body, before) =>
      (await withCategory(context, body, before === undefined)) as typeof body,
    faults: ({ record }) => slabFaults(record),
    inLine: lockCategories,
    refuse: async ({ db }, proposed) => {
      await refusePast(db, proposed);
      await refuseOverlap(db, proposed);
    },
    history: ({ participantCategoryDto: _parts, standing: _now, isLocked: _lock, ...slab }) => slab,
  },
);
