import { and, eq, inArray } from 'drizzle-orm';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { carriedValues } from '#contract/model/record/carriedValues.ts';
import { resourceNames } from '#contract/model/record/formerNames.ts';
import { rowsFor } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { IdentifiedRecord } from '#contract/requests/recordOf.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import type { Values } from '#contract/rules/withValueAt.ts';
import type { Actor } from '../../calls/Actor.ts';
import type { Services } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import type { ServedCalls } from '../../calls/ServedCall.ts';
import type { Database } from '../../database/client.ts';
import { auditEntries } from '../../database/schema/index.ts';
import { maskPhones } from '../../policies/phones/maskPhones.ts';
import { placesOfScreen } from '../../policies/phones/phonePlaces.ts';
import { fieldsKept, readableAmong } from '../../policies/recordDoor.ts';
import { openSource } from '../../records/source/openSource.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { changeKindOf, eventOfChange, type Change } from './screenEvents.ts';

/** A change as history keeps it. */
export interface KeptChange extends Change {
  readonly id: number;
  readonly at: Date;
  readonly entityId: string;
  readonly version: number | null;
}

/** What a subscription asks to be told of. */
export interface Wish {
  readonly events: readonly string[];
  readonly condition: unknown;
  readonly withPrevious: boolean;
}

/** What a receiver is sent of a change. */
export interface Told {
  readonly type: string;
  readonly at: string;
  readonly resource: string;
  readonly recordId: string;
  readonly version: number | null;
  /** As the owner of the subscription sees it; null once it is removed. */
  readonly record: Values | null;
  readonly previous?: Values;
}

export interface Setting {
  readonly services: Services;
  readonly screens: Screens;
  readonly servedCalls: ServedCalls;
  /** Hears of what could not be read. */
  readonly report?: (error: unknown) => void;
}

interface Asking extends Setting {
  readonly db: Database;
  readonly actor: Actor;
  readonly screen: RecordScreen;
}

const request = {
  id: 'webhooks',
  ip: '',
  userAgent: '',
  surface: 'job',
  idempotencyKey: undefined,
} as const;

/** The records that the owner may see as they are now, by id. */
const readNow = async (asking: Asking, ids: readonly string[]) => {
  const { screen, screens, servedCalls, actor, db, services } = asking;
  const source = openSource({ screen, screens, servedCalls, actor, db, services, request });
  const found = await source.readByIds(ids);
  return new Map(found.map(record => [String(record.id), source.present(record)]));
};

/** Those of the records that were removed after a change of theirs, before anyone was told of it. */
const removedSince = async ({ db, screen }: Asking, ids: readonly string[]) => {
  if (ids.length === 0) return new Set<string>();
  const rows = await db
    .select({ id: auditEntries.entityId })
    .from(auditEntries)
    .where(
      and(
        inArray(auditEntries.entity, [...resourceNames(screen)]),
        inArray(auditEntries.entityId, [...ids]),
        eq(auditEntries.action, 'delete'),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

/** Of records that are gone, those that the owner might have seen. */
const seenOnce = async (
  asking: Asking,
  changes: readonly KeptChange[],
  now: ReadonlyMap<string, unknown>,
) => {
  const { screen, servedCalls, actor, services } = asking;
  const away = changes.filter(({ entityId }) => !now.has(entityId));
  const removed = await removedSince(asking, [...new Set(away.map(({ entityId }) => entityId))]);
  const gone = away.filter(
    change => changeKindOf(change) === 'removed' || removed.has(change.entityId),
  );
  if (gone.length === 0) return new Set<string>();
  const ids = [...new Set(gone.map(({ entityId }) => entityId))];
  const readable = await readableAmong(servedCalls, screen, ids, asking);
  const rows = rowsFor(screen, actor.roleCodes, 'list');
  const today = indiaDay(services.now());
  return new Set(
    gone
      .filter(({ entityId }) => readable.has(entityId))
      .filter(({ before, after, entityId }) =>
        evaluate(rows, {
          record: { ...((after ?? before) as Values), [screen.data.key]: entityId },
          user: actor,
          today,
        }),
      )
      .map(({ entityId }) => entityId),
  );
};

/** A state of history under the names of today, with what the owner may see of it. */
const keptState = async (asking: Asking, id: string, state: unknown): Promise<Values | null> => {
  if (typeof state !== 'object' || state === null) return null;
  const { screen, servedCalls } = asking;
  const isKept = await fieldsKept(servedCalls, screen, id, asking);
  const known = screen.schema.properties ?? {};
  return Object.fromEntries(
    Object.entries(carriedValues(screen, state as Values)).filter(
      ([name]) => Object.hasOwn(known, name) && !isKept(name),
    ),
  );
};

/** What history keeps of both states, or of one: a name that one of them lacks had no value there. */
const without = (values: Values | undefined, kept: Values | null): Values =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter(([name]) => !kept || !Object.hasOwn(kept, name)),
  );

const masked = (asking: Asking, values: Values): Values =>
  maskPhones(
    values,
    asking.actor,
    asking.services.config,
    placesOfScreen(asking.screens, asking.screen),
  );

/**
 * What a subscription is told of changes of one screen, by their ids: as far as its owner sees the records, by their rows, fields
 * and numbers. What its owner does not see, and what it does not ask for, is left out.
 */
export const toldRecords = async (
  asking: Asking,
  { events, condition, withPrevious }: Wish,
  changes: readonly KeptChange[],
): Promise<ReadonlyMap<number, Told>> => {
  const { screen, actor, services } = asking;
  const today = indiaDay(services.now());
  const ids = [...new Set(changes.map(({ entityId }) => entityId))];
  const now = await readNow(asking, ids).catch((error: unknown) => {
    // Whoever may not make the call of the list sees nothing.
    if (error instanceof Refusal) return new Map<string, IdentifiedRecord>();
    throw error;
  });
  const gone = await seenOnce(asking, changes, now);
  const told = new Map<number, Told>();
  for (const change of changes) {
    const { id, entityId, at, version } = change;
    const isRemoved = changeKindOf(change) === 'removed';
    const seen = now.get(entityId) as Values | undefined;
    if (!seen && !gone.has(entityId)) continue;
    const before = await keptState(asking, entityId, change.before);
    // What a later change wrote is in what is read now: what history kept of this one stands over it.
    const kept = isRemoved ? null : await keptState(asking, entityId, change.after);
    // Conditions look at what the owner sees, so that nobody guesses the rest by what is sent.
    const record = isRemoved
      ? null
      : masked(asking, { ...without(seen, before), ...kept, ...(version !== null && { version }) });
    const previous = before && masked(asking, { ...without(record ?? undefined, kept), ...before });
    const scope = {
      record: record ?? previous ?? {},
      ...(previous && { previous }),
      user: actor,
      today,
    };
    if (condition !== null && !evaluate(condition as Condition, scope)) continue;
    const type = eventOfChange(screen, change, events, ({ when }) => evaluate(when, scope));
    if (type === undefined) continue;
    told.set(id, {
      type,
      at: at.toISOString(),
      resource: screen.resource,
      recordId: entityId,
      version,
      record,
      ...(before && (withPrevious || isRemoved) && { previous: masked(asking, before) }),
    });
  }
  return told;
};
