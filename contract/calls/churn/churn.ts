import Type, { type TSchema } from 'typebox';
import schema from '#form-schemas/churn-schedule.schema.json' with { type: 'json' };
import {
  churnStatuses,
  mostBulkSchedules,
  mostChurnProjects,
} from '../../domain/churn/churnCriteria.ts';
import type { RoleCode } from '../../domain/roles.ts';
import { idParams, rowId, strictObject } from '../bodies.ts';
import { manyResults } from '../manyResults.ts';
import { defineCall } from '../call.ts';
import { longestDeadline } from '../callDeadlines.ts';
import { jobRecordCalls } from '../jobs/jobs.ts';
import { listQuery, pageOf } from '../paging.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf, createBodyOf } from '../recordSchemas.ts';
import type { ChurnSchedule, ChurnScheduleFields } from '../recordTypes.ts';

const source = 'part 2 §3, §4, §7, decision record 0153';
/** The menu gives the churn scheduler to owner agents (part 1 section 2). */
export const churnAccess: readonly RoleCode[] = ['owner-agent'];
const access = churnAccess;
const count = Type.Integer({ minimum: 0 });

/** Leads of others given to a seller once more. */
export const churnScheduleCalls = recordCalls<ChurnSchedule, ChurnScheduleFields>()({
  area: 'churnSchedules',
  schema,
  called: ['churn schedule', 'churn schedules'],
  access,
  source,
  list: { at: 'GET /console/v1/churn-schedules' },
  get: { at: 'GET /console/v1/churn-schedules/{id}' },
  create: { at: 'POST /leads/create-manual-churn-schedule' },
});

const record = answerOf(churnScheduleCalls.schema);
const fields = createBodyOf(churnScheduleCalls.schema);

/** A schedule for each of several projects; `entity_id` of the schedule itself is left out. */
const forProjects = (most: number) => {
  const { properties, required = [] } = fields as TSchema & {
    properties: Record<string, TSchema>;
    required?: string[];
  };
  const entityIds = Type.Array(rowId, { minItems: 1, maxItems: most, uniqueItems: true });
  const { entity_id: _one, ...others } = properties;
  return Type.Unsafe<Omit<ChurnScheduleFields, 'entity_id'> & { entity_ids: number[] }>({
    ...fields,
    properties: { ...others, entity_ids: entityIds },
    required: [...required, 'entity_ids'],
  });
};

const simulated = {
  /** Leads that the criteria find; absent or null where a message says why none could be counted. */
  eligible_count: Type.Optional(Type.Union([count, Type.Null()])),
  /** Those of them within the inner radius, which are given first. */
  inner_eligible_count: Type.Optional(count),
  message: Type.Optional(Type.String()),
  /** The message in Hindi. */
  hi: Type.Optional(Type.String()),
};

const profile = Type.Object({
  id: rowId,
  profileUuid: Type.String(),
  name: Type.String(),
  /** With its type, so that lists can be filtered by it. */
  entityType: Type.Unsafe<'BUILDER' | 'BROKER'>({ type: 'string', enum: ['BUILDER', 'BROKER'] }),
  /** Leads that running deliveries still owe. */
  owedLeads: count,
  projectCount: count,
});

export const churnCalls = [
  ...churnScheduleCalls.calls,
  defineCall({
    id: 'churnSchedules.createInBulk',
    method: 'POST',
    path: '/leads/create-manual-churn-schedules-in-bulk',
    kind: 'change',
    deadline: longestDeadline,
    access,
    summary: 'Create one schedule for each of several projects; all of them or none',
    source,
    body: forProjects(mostBulkSchedules),
    answer: Type.Object({ batch_id: Type.String(), manual_churns: Type.Array(record) }),
  }),
  defineCall({
    id: 'churnSchedules.simulate',
    method: 'POST',
    path: '/leads/simulate-manual-churn-schedule',
    kind: 'read',
    deadline: longestDeadline,
    access,
    summary: 'Dry run: how many leads match the criteria of a schedule',
    source,
    body: Type.Unsafe<ChurnScheduleFields>(fields),
    answer: Type.Object(simulated),
  }),
  defineCall({
    id: 'churnSchedules.documentedList',
    calledBy: 'older-client',
    method: 'GET',
    path: '/leads/manual-churn-schedules',
    kind: 'read',
    access,
    summary: 'Churn schedules; page counts from 0',
    source,
    query: strictObject({
      status: Type.Optional(Type.Enum([...churnStatuses])),
      profile_uuid: Type.Optional(Type.String({ format: 'uuid' })),
      entity_id: Type.Optional(rowId),
      created_by: Type.Optional(rowId),
      page: Type.Optional(Type.Integer({ minimum: 0, default: 0 })),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
      sort_order: Type.Optional(Type.Enum(['asc', 'desc'], { default: 'desc' })),
      sort_key: Type.Optional(
        Type.Enum(['createdAt', 'churn_start_date', 'churn_end_date', 'total_leads', 'status'], {
          default: 'createdAt',
        }),
      ),
    }),
    answer: Type.Object({ manual_churns: Type.Array(record), total_count: count }),
  }),
  defineCall({
    id: 'churnSchedules.stop',
    method: 'POST',
    path: '/leads/stop-manual-churn-schedule',
    kind: 'change',
    access,
    summary: 'Stop schedules; those that have already ended or stopped do not change',
    source,
    body: strictObject({
      ids: Type.Array(rowId, { minItems: 1, maxItems: 1000, uniqueItems: true }),
    }),
    answer: Type.Object({
      results: manyResults('stopped', 'ended'),
    }),
  }),
  defineCall({
    id: 'churnPocs.list',
    method: 'GET',
    path: '/leads/manual-churn-pocs',
    kind: 'read',
    access,
    summary: 'People who created churn schedules',
    source,
    query: strictObject(listQuery),
    answer: pageOf(Type.Object({ id: rowId, name: Type.String(), schedules: count })),
  }),
  defineCall({
    id: 'churnProfiles.list',
    method: 'GET',
    path: '/console/v1/churn-profiles',
    kind: 'read',
    access,
    summary: 'Builders and brokers by name; one of them with filters=profileUuid==…',
    source,
    query: strictObject(listQuery),
    answer: pageOf(profile),
  }),
  defineCall({
    id: 'churnProjects.list',
    method: 'GET',
    path: '/console/v1/churn-projects',
    kind: 'read',
    access,
    summary: 'Projects; those of a builder with filters=profileUuid==…',
    source,
    query: strictObject(listQuery),
    answer: pageOf(
      Type.Object({
        id: rowId,
        name: Type.String(),
        cityName: Type.String(),
        builderName: Type.String(),
        profileUuid: Type.String(),
      }),
    ),
  }),
  defineCall({
    id: 'churnPropertyTypes.list',
    calledBy: 'older-client',
    method: 'GET',
    path: '/console/v1/churn-property-types',
    kind: 'read',
    access,
    summary: 'Property types by category, with their listings',
    source,
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          property_category_id: Type.Integer(),
          property_type: Type.String(),
          listings: count,
        }),
      ),
    }),
  }),
  defineCall({
    id: 'churnApartmentTypes.list',
    calledBy: 'older-client',
    method: 'GET',
    path: '/console/v1/churn-apartment-types',
    kind: 'read',
    access,
    summary: 'Apartment types, with their listings',
    source,
    answer: Type.Object({
      results: Type.Array(Type.Object({ bhk_type: Type.String(), listings: count })),
    }),
  }),
  defineCall({
    id: 'churnDryRuns.start',
    method: 'POST',
    path: '/console/v1/churn-dry-runs',
    kind: 'change',
    access,
    summary: 'Dry run for several projects, as a job that takes five of them at a time',
    source,
    body: forProjects(mostChurnProjects),
    answer: jobRecordCalls.byVerb.get.answer,
  }),
  defineCall({
    id: 'churnDryRuns.get',
    method: 'GET',
    path: '/console/v1/churn-dry-runs/{id}',
    kind: 'read',
    access,
    summary: 'What a dry run for several projects has found so far; by the id of its job',
    source,
    params: idParams,
    answer: Type.Object({
      results: Type.Array(
        Type.Object({ entity_id: rowId, entity_name: Type.String(), ...simulated }),
      ),
    }),
  }),
] as const;
