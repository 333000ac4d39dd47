import { and, inArray, isNull, or, eq, sql, type SQL } from 'drizzle-orm';
import { isNoValue } from '#contract/domain/noValue.ts';
import { ofItsDeal } from '#contract/domain/slots/bookingRefusals.ts';
import type { Actor } from '../calls/Actor.ts';
import { Refusal } from '../calls/Refusal.ts';
import type { RecordSecrets } from '../calls/ServedCall.ts';
import type { Database } from '../database/client.ts';
import { slots } from '../database/schema/index.ts';
import { ofAccountInScope } from './scopes/accountScope.ts';
import { ofOpportunityInScope } from './scopes/opportunityScope.ts';

/** What of a slot is its deal's business, by the names under which the kinds have it. */
const secretFields: readonly string[] = [
  'amount',
  'notes',
  'remarks',
  'poc_details',
  'product_details.omni_channel_amount',
];

/**
 * The slots of which someone sees what they cost and what was noted: those of deals that they may open, of clients that
 * they may open where there is no deal yet, and their own. Undefined when it is all of them (decision record 0229).
 */
export const slotSecretScope = (actor: Pick<Actor, 'id' | 'grants'>): SQL | undefined => {
  const ofDeal = ofOpportunityInScope(slots.opportunityId, actor, 'read');
  if (!ofDeal) return undefined;
  const ofClient = ofAccountInScope(slots.accountId, actor, 'read');
  return or(ofDeal, and(isNull(slots.opportunityId), ofClient), eq(slots.createdBy, actor.id));
};

/** A column that lists filter and sort by: without a value where the person does not see it. */
export const unlessSecret = (
  column: SQL.Aliased | SQL | typeof slots.amountPaise,
  actor: Actor,
) => {
  const scope = slotSecretScope(actor);
  return scope ? sql`(case when ${scope} then ${column} end)` : sql`${column}`;
};

/** Those among slots of which the person sees all. */
const toldAmong = async (db: Database, actor: Actor, ids: readonly number[]) => {
  const scope = slotSecretScope(actor);
  if (!scope) return new Set(ids);
  if (ids.length === 0) return new Set<number>();
  const rows = await db
    .select({ id: slots.id })
    .from(slots)
    .where(and(inArray(slots.id, [...ids]), scope));
  return new Set(rows.map(({ id }) => id));
};

/** What history and all else that tells of slots by their ids leaves out. */
export const slotSecrets: RecordSecrets = {
  fields: secretFields,
  toldAmong: async ({ actor, db }, keys) => {
    const told = await toldAmong(db, actor, keys.map(Number));
    return new Set([...told].map(String));
  },
};

type Told = Readonly<Record<string, unknown>>;

const isSlot = (value: unknown): value is Told & { readonly slot_id: number } =>
  typeof value === 'object' && value !== null && 'slot_id' in value && 'version' in value;

/** A slot without its secrets, which says so; a group of fields that is always there is empty. */
const withoutSecrets = <Slot extends Told>(slot: Slot): Slot => {
  const { amount: _amount, notes: _notes, remarks: _remarks, ...rest } = slot;
  const details = rest['product_details'] as Told | undefined;
  const { omni_channel_amount: _omni, ...shown } = details ?? {};
  return {
    ...rest,
    ...(details && { product_details: shown }),
    ...('poc_details' in rest && { poc_details: {} }),
    is_deal_hidden: true,
  } as unknown as Slot;
};

/** An answer of slots, alone, in a page or in a list, as the person may see it; everything else as it is. */
export const tellSlots = async <Answer>(
  { db, actor }: { readonly db: Database; readonly actor: Actor },
  answer: Answer,
): Promise<Answer> => {
  const { results } = (answer ?? {}) as { results?: unknown };
  const rows: readonly unknown[] = Array.isArray(results) ? results : [answer];
  const found = rows.filter(isSlot);
  if (found.length === 0) return answer;
  const told = await toldAmong(
    db,
    actor,
    found.map(slot => slot.slot_id),
  );
  const shown = rows.map(row =>
    isSlot(row) && !told.has(row.slot_id) ? withoutSecrets(row) : row,
  );
  return (Array.isArray(results) ? { ...answer, results: shown } : shown[0]) as Answer;
};

/** What moves a slot to another deal or client: with it would go what the new one's people are told. */
const belongsTo: readonly string[] = ['opportunity_id', 'supply_user_uuid', 'profile_uuid'];

/** The fields of the deal's business that someone sent, and those that would give the slot to another. */
const dealsFields = (stored: Told, sent: Told): readonly string[] => [
  ...['amount', 'notes', 'remarks'].filter(name => sent[name] !== undefined),
  ...belongsTo.filter(
    name => !isNoValue(stored[name]) && sent[name] !== undefined && sent[name] !== stored[name],
  ),
];

/**
 * What someone sent of a slot. Groups of fields are replaced whole, so what of them they were not shown stays as it is.
 * @throws Refusal VALIDATION_FAILED on each field that is the deal's business and was not shown to them
 */
export const withUnseen = async <Sent extends object>(
  { db, actor }: { readonly db: Database; readonly actor: Actor },
  stored: Told & { readonly id: number },
  sent: Sent,
): Promise<Sent> => {
  const isTold = async () => (await toldAmong(db, actor, [stored.id])).has(stored.id);
  const given = sent as Told;
  const ofDeal = dealsFields(stored, given);
  const details = given['product_details'] as Told | undefined;
  const storedOmni = (stored['product_details'] as Told | undefined)?.['omni_channel_amount'];
  const omni = details?.['omni_channel_amount'] ?? undefined;
  const isGroup = details !== undefined && storedOmni !== undefined;
  if ((ofDeal.length === 0 && omni === undefined && !isGroup) || (await isTold())) return sent;
  const refused = [
    ...ofDeal,
    ...(omni === undefined ? [] : ['product_details/omni_channel_amount']),
  ];
  if (refused.length > 0)
    throw new Refusal('VALIDATION_FAILED', ofItsDeal, {
      errors: refused.map(field => ({
        in: 'body',
        field: `/${field}`,
        code: 'locked',
        ...ofItsDeal,
      })),
    });
  return { ...sent, product_details: { ...details, omni_channel_amount: storedOmni } };
};
