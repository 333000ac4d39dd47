import Type from 'typebox';
import { lines } from '#contract/domain/lines.ts';
import { clearable, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { tileKey } from './dashboard.ts';

const moment = clearable(Type.String({ format: 'date-time' }));

/** A row behind a tile, the same for whatever the tile counts. */
export const tileRow = Type.Object({
  id: rowId,
  keyName: tileKey,
  name: Type.String(),
  statusLabel: Type.String(),
  /** Since when it waits: when a termsheet was sent, an approval asked for, money paid. Cases have a time to act instead. */
  since: moment,
  /** When it is due: the follow-up time of a case, or the last day on which a payment is in time. */
  fupTime: moment,
  /** Null where rows of the tile cannot be overdue. */
  isOverdue: clearable(Type.Boolean()),
  /** Whether it is the person's own or their team's to work, and not only a row of their clients. */
  isOwn: Type.Boolean(),
  accountId: clearable(rowId),
  accountName: clearable(Type.String()),
  line: clearable(Type.Enum(lines.map(({ id }) => id))),
  cityId: clearable(rowId),
  cityName: clearable(Type.String()),
  agentId: clearable(rowId),
  agentName: clearable(Type.String()),
  amountPaise: clearable(Type.Integer()),
  /** Why it stands there, where the tile tells it: what the gateway said of a payment that failed. */
  reason: clearable(Type.String()),
  createdAt: Type.String({ format: 'date-time' }),
  assignedAt: moment,
  updatedAt: Type.String({ format: 'date-time' }),
  /** Where the row leads; null where it has no page. */
  route: clearable(Type.String()),
});

export const tileListCalls = [
  defineCall({
    id: 'tileLists.list',
    method: 'GET',
    path: '/console/v1/tile-lists',
    kind: 'read',
    access: 'signed-in',
    summary: 'The rows that a tile counts',
    source: 'part 1 §2 (list/{keyName}), T128, decision record 0081',
    query: strictObject({ keyName: tileKey, ...listQuery }),
    answer: pageOf(tileRow),
  }),
] as const;
