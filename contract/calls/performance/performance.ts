import Type from 'typebox';
import callSchema from '#form-schemas/agent-call.schema.json' with { type: 'json' };
import saleSchema from '#form-schemas/agent-sale.schema.json' with { type: 'json' };
import {
  performanceLevels,
  performanceMetrics,
} from '../../domain/performance/performanceLevels.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { pageOf } from '../paging.ts';
import { longestDeadline } from '../callDeadlines.ts';
import { recordCalls } from '../recordCalls.ts';
import type { AgentCall, AgentSale } from '../recordTypes.ts';

const day = Type.String({ format: 'date' });
const month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' });

/** Which of the people: pages from 0, without a size as many as one answer tells (decision 0244). */
const peoplePage = {
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
};
const level = Type.Enum([...performanceLevels]);
const orNull = <Value extends Parameters<typeof Type.Union>[0][number]>(value: Value) =>
  Type.Union([value, Type.Null()]);

/** Counts, seconds and paise. */
export const figuresSchema = {
  attempted: Type.Integer(),
  connected: Type.Integer(),
  callTime: Type.Integer(),
  talkTime: Type.Integer(),
  callTimeInHours: Type.Number(),
  talkTimeInHours: Type.Number(),
  closed: Type.Integer(),
  dealValue: Type.Integer(),
};

/** The calls behind a figure. */
export const agentCallCalls = recordCalls<AgentCall, object>()({
  area: 'agentCalls',
  schema: callSchema,
  called: ['call', 'calls'],
  access: 'signed-in',
  source: 'part 2 §3, decision record 0123',
  list: { at: 'GET /console/v1/agent-calls', orders: ['id', 'startedAt'] },
});

/** The deals behind a figure. */
export const agentSaleCalls = recordCalls<AgentSale, object>()({
  area: 'agentSales',
  schema: saleSchema,
  called: ['deal', 'deals'],
  access: 'signed-in',
  source: 'part 2 §3, decision record 0123',
  list: { at: 'GET /console/v1/agent-sales', orders: ['id', 'name', 'dealValue', 'closedAt'] },
});

/** Performance by individual, team and comparison (part 2 section 2); the paths are ours (P2-X-021). */
export const performanceCalls = [
  ...agentCallCalls.calls,
  ...agentSaleCalls.calls,
  defineCall({
    id: 'performance.read',
    method: 'POST',
    path: '/console/v1/performance',
    kind: 'read',
    deadline: longestDeadline,
    access: 'signed-in',
    summary: 'Calls and sales of people: everyone at a level, or some people by day or month',
    source: 'part 2 §2, §6, §7, decision record 0123',
    cache: { for: 'end-of-day', store: 'memory' },
    body: strictObject({
      from: month,
      until: month,
      level: Type.Optional(level),
      /** Narrows to these of the people one sees. */
      personIds: Type.Optional(Type.Array(rowId, { minItems: 1, maxItems: 5 })),
      /** Instead of a level: everyone at and below this leader whom one sees, each with their own figures. */
      under: Type.Optional(rowId),
      by: Type.Enum(['person', 'day', 'month']),
      ...peoplePage,
    }),
    answer: Type.Object({
      /** Those that one may choose from; none for who is shown no figures. */
      levels: Type.Array(level),
      level: orNull(level),
      people: Type.Array(
        Type.Object({
          id: rowId,
          name: Type.String(),
          level,
          isLeader: Type.Boolean(),
          /** Below the caller, or the caller themselves: some see the people of others, too. */
          isOwn: Type.Boolean(),
        }),
      ),
      rows: Type.Array(
        Type.Object({
          personId: rowId,
          /** `2026-11` or `2026-11-23`; null where the whole time is one row. */
          period: orNull(Type.String()),
          ...figuresSchema,
        }),
      ),
      /** Of the people; `rows` are those of the people told here. */
      totalCount: Type.Integer({ minimum: 0 }),
      totalPages: Type.Integer({ minimum: 0 }),
      hasNextPage: Type.Boolean(),
    }),
  }),
  defineCall({
    id: 'performance.standings',
    method: 'GET',
    path: '/console/v1/standings',
    kind: 'read',
    deadline: longestDeadline,
    access: 'signed-in',
    summary:
      'Targets of the people below a leader, what is achieved of them until now, and what explains it',
    source: 'part 2 §2, §6, decision record 0123',
    query: strictObject({
      /** Instead of the highest level there is below the leader. */
      level: Type.Optional(level),
      /** Another leader than the caller. */
      under: Type.Optional(rowId),
    }),
    answer: Type.Object({
      /** Those of the people below the leader. */
      levels: Type.Array(level),
      level: orNull(level),
      today: day,
      people: Type.Array(
        Type.Object({
          id: rowId,
          name: Type.String(),
          level,
          isLeader: Type.Boolean(),
          /** The days that count for the target. */
          from: day,
          until: day,
          people: Type.Integer(),
          /** Paise without GST. */
          target: Type.Integer(),
          achieved: Type.Integer(),
          /** Paise with GST of payments in progress. */
          pending: Type.Integer(),
          approvals: Type.Integer(),
          attempted: Type.Integer(),
          connected: Type.Integer(),
          closed: Type.Integer(),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'performance.leaderboard',
    method: 'POST',
    path: '/console/v1/leaderboard',
    kind: 'read',
    deadline: longestDeadline,
    access: 'signed-in',
    summary:
      'Agents ranked by a figure of a month: those whom the caller may see, and the caller’s own team',
    source: 'part 2 §2, §7, decision record 0123',
    cache: { for: 'end-of-day', store: 'memory' },
    body: strictObject({ month, metric: Type.Enum([...performanceMetrics]), ...peoplePage }),
    answer: pageOf(
      Type.Object({
        /** Who has the same has the same rank. */
        rank: Type.Integer(),
        personId: rowId,
        name: Type.String(),
        value: Type.Integer(),
        isMe: Type.Boolean(),
      }),
    ),
  }),
] as const;
