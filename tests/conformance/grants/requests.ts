import { bookedKinds } from '#contract/domain/slots/slotProducts.ts';
import { callOf, type CallId } from '#contract/calls/index.ts';
import { fillPath } from '#contract/domain/fillProduct.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Row } from './limitedScreens.ts';

/** The address of a call; its part names the record, whatever the call calls it. */
export const pathOf = (call: string, { id }: Row = {}): string =>
  fillPath(callOf(call as CallId).path, { slug: 'nivaas' }).replaceAll(/\{\w+\}/g, () =>
    String(id),
  );

export const storeOf = ({ resource }: RecordScreen) => `/console/v1/records/${resource}`;

/** A filter, an order and a search by the field, as the calls or the store take them. */
export const askedBy = ({ data }: RecordScreen, path: string): readonly Row[] =>
  data.calls
    ? [
        { filters: `${path}=empty=false` },
        { sort: `-${path}` },
        ...(data.calls.list.param[path] ? [{ [data.calls.list.param[path]]: '1' }] : []),
      ]
    : [
        { filter: JSON.stringify({ where: { [path]: { empty: false } } }) },
        { sort: JSON.stringify([path, 'ASC']) },
      ];

export const keyOf = ({ data }: RecordScreen, row: Row) => String(row[data.key] ?? row['id']);

/** The values of a row for a record beside it: of another name and number, and in days when the row does not hold. */
export const asAnother = (
  { title, fields }: RecordScreen,
  row: Row,
  paths: readonly string[],
): Row =>
  Object.fromEntries(
    paths
      .map(path => path.split('.')[0] ?? path)
      .map(name => {
        const value = row[name];
        if (name === title && typeof value === 'string') return [name, `${value} again`];
        // Numbers are shown masked, and a new record has one of its own.
        if (fields[name]?.kind === 'phone') return [name, '9845012345'];
        const isDay = fields[name]?.kind === 'date' && typeof value === 'string';
        return [name, isDay ? value.replace(/^\d{4}/, year => String(Number(year) + 15)) : value];
      }),
  );

/**
 * A record beside another one is refused for that first: pictures belong to one slot, a price holds without an end, a
 * closed opportunity takes nothing more, a new user begins in one department, each line has its one way of calling, an
 * agent and a duration one mapping, a listing one tour at a time, a payee one account, and no payment is dated in the
 * future.
 */
export const refusedBefore = [
  ...bookedKinds.map(({ resource }): string => resource),
  'video-tours',
  'package-prices',
  'milestones',
  'opportunity-packages',
  'users',
  'owner-sales-config',
  'agent-branch-mappings',
  'digilite-video-tour-mappings',
  'payees',
  'payments',
];

/**
 * Calls that want a tile or a termsheet besides, without which nobody has rows; screens of admins alone, beside whom nobody
 * sees all of them; rows of the people below oneself, which an admin does not have;
 * slabs, whose gaps are told before what is locked; schedules, which are one's own; proposals, of which everyone sees those of some screens. Their
 * grants hide nothing.
 */
export const leftOut = [
  'tile-rows',
  'termsheet-products',
  'owner-cases',
  'campaigns',
  'campaign-records',
  'incentive-participant-categories',
  'incentive-rules',
  'incentive-slabs',
  'agent-calls',
  'export-schedules',
  'agent-sales',
  'approval-delegations',
  'supervisions',
  'proposals',
  'record-migrations',
  'webhooks',
  'webhook-deliveries',
  'screen-drafts',
  'screen-versions',
];
