import Type from 'typebox';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { figuresSchema } from './performance.ts';

const { closed, dealValue, ...callFigures } = figuresSchema;

const group = {
  /** Of whom; null where days are grouped. */
  agentId: Type.Union([rowId, Type.Null()]),
  agentName: Type.Union([Type.String(), Type.Null()]),
  /** The day in India; null where agents are grouped. */
  day: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
};

const query = strictObject({
  /**
   * JSON: `{ agentIds?, from, until, groupBy?: "agentId" | "day", paging?: { start?, rows? } }`, days of India, both included.
   * Rows are at most 1000 for a team, grouped by agent, else 100 (part 2 section 7).
   */
  selector: Type.String({ maxLength: 4000 }),
});

/** What agents did with accounts and opportunities, of those whom one sees (part 2 section 7). */
export const getActionsCalls = [
  defineCall({
    id: 'sac.getActions',
    calledBy: 'older-client',
    method: 'GET',
    path: '/mystique/v1/sac/get-actions',
    kind: 'read',
    access: 'signed-in',
    summary: 'Calling stats by agent or day',
    source: 'part 2 §3, §7, decision record 0123',
    query,
    answer: Type.Object({
      totalCount: Type.Integer(),
      results: Type.Array(Type.Object({ ...group, ...callFigures })),
    }),
  }),
  defineCall({
    id: 'soc.getActions',
    calledBy: 'older-client',
    method: 'GET',
    path: '/mystique/v1/soc/get-actions',
    kind: 'read',
    access: 'signed-in',
    summary: 'Deals closed and their value by agent or day',
    source: 'part 2 §7, decision record 0123',
    query,
    answer: Type.Object({
      totalCount: Type.Integer(),
      results: Type.Array(Type.Object({ ...group, closed, dealValue })),
    }),
  }),
] as const;
