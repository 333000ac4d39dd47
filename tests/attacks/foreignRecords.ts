import { sql } from 'drizzle-orm';
import { clientsOf } from '#backend/policies/clientOf.ts';
import type { Call } from '#contract/calls/call.ts';
import { clientFields, clientKinds, type ClientKind } from '#contract/requests/clientSubjects.ts';
import type { TestApp } from '#tests/support/server/startTestApp.ts';

/** Kinds of records that belong to a person, or to a client by something in between. */
const moreKinds = [
  'ticket',
  'document',
  'approval',
  'slotSwap',
  'exclusivityRequest',
  'call',
  'job',
  'view',
  'bulkEdit',
  'proposal',
  'delegation',
  'incentive',
  'notice',
  'user',
  'accountUuid',
] as const;
export type ForeignKind = ClientKind | (typeof moreKinds)[number];

/** Where a record of each kind is found, oldest first. */
const places: Readonly<Record<ForeignKind, string>> = {
  account: 'id from accounts',
  opportunity: 'id from opportunities',
  orderedPackage: 'id from opportunity_packages',
  orderedProduct: 'id from opportunity_products',
  milestone: 'id from milestones',
  linkedProject: 'id from opportunity_projects',
  termsheet: 'id from termsheets',
  rcmCase: 'id from rcm_cases',
  activation: 'id from product_activations',
  payment: 'id from payments',
  refund: 'id from refunds',
  paymentLink: 'id from payment_links',
  invoice: 'id from invoices',
  slot: `id from slots where kind = 'np-slot' and opportunity_id is not null`,
  complimentaryProduct: 'id from complimentary_products where opportunity_id is not null',
  approvalTask: `task_key as id from approval_tasks where approval_request_id in
    (select id from approval_requests where opportunity_id is not null)`,
  contact: 'id from contacts',
  legalEntity: 'id from legal_entities',
  address: 'id from addresses',
  accountMapping: 'id from account_mappings',
  seller: 'uuid as id from accounts',
  project: 'id from projects',
  builder: 'id from builders',
  ticket: 'id from tickets where account_id is not null',
  document: 'id from documents',
  approval: 'id from approval_requests where opportunity_id is not null',
  slotSwap: 'id from slot_swaps',
  exclusivityRequest: 'id from builder_exclusivity_requests',
  call: 'id from calls',
  job: 'id from jobs',
  view: 'id from saved_views',
  bulkEdit: 'id from bulk_edits',
  proposal: `id from records where resource = 'proposals'`,
  delegation: 'id from approval_delegations',
  incentive: 'id from user_incentives',
  notice: 'id from notifications',
  user: 'agent_id as id from accounts where agent_id is not null',
  accountUuid: 'uuid as id from accounts',
};

/** The tables of all of them. */
export const foreignTables: readonly string[] = [
  ...new Set(Object.values(places).map(place => / from (\w+)/.exec(place)?.[1] ?? '')),
];

/** Fields that name such a record in any call, beside those that `clientFields` knows. */
const byField: Readonly<Record<string, ForeignKind>> = {
  contactId: 'contact',
  mappedAccountId: 'account',
  accountLegalEntityId: 'legalEntity',
  sourceOpportunityId: 'opportunity',
  forSlotId: 'slot',
  callId: 'call',
  notificationIds: 'notice',
  incentiveId: 'incentive',
  under: 'user',
  userId: 'user',
  userIds: 'user',
  personIds: 'user',
  agentIds: 'user',
  profileUuid: 'accountUuid',
  profile_uuid: 'accountUuid',
  profile_uuids: 'accountUuid',
};

/** What `id` and `ids` name in the calls of an area. */
const byArea: Readonly<Record<string, ForeignKind>> = {
  tickets: 'ticket',
  documents: 'document',
  approvals: 'approval',
  slotSwaps: 'slotSwap',
  builderExclusivity: 'exclusivityRequest',
  calls: 'call',
  supervisions: 'call',
  jobs: 'job',
  views: 'view',
  bulkEdits: 'bulkEdit',
  proposals: 'proposal',
  approvalDelegations: 'delegation',
  incentives: 'incentive',
};

/** The same where one call's ids are another's than its area's; null: of records of any screen. */
const byCall: Readonly<Record<string, ForeignKind | null>> = {
  'bulkEdits.preview': null,
  'payments.ofMilestone': 'milestone',
  'payments.milestoneDetails': 'milestone',
  'cases.callOpportunity': 'opportunity',
};

export interface ForeignField {
  readonly in: 'params' | 'query' | 'body';
  readonly field: string;
  readonly kind: ForeignKind;
}

export const fieldsIn = (schema: unknown): readonly string[] =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});

/** The fields of a call that name a record of a client or of a person. */
export const foreignFields = (call: Call): readonly ForeignField[] => {
  const area = call.id.slice(0, call.id.indexOf('.'));
  const known = clientFields(call);
  return (['params', 'query', 'body'] as const).flatMap(part =>
    fieldsIn(call[part]).flatMap((field): ForeignField[] => {
      const isOwn = field === 'id' || field === 'ids';
      const own = byCall[call.id] === undefined ? byArea[area] : byCall[call.id];
      const kind =
        (isOwn ? own : undefined) ??
        known.find(one => one.in === part && one.field === field)?.kind ??
        byField[field];
      return kind ? [{ in: part, field, kind }] : [];
    }),
  );
};

const isClientKind = (kind: ForeignKind): kind is ClientKind =>
  (clientKinds as readonly string[]).includes(kind);

/** One record of each kind, those of one client as far as there are any. */
export const foreignIds = async (
  test: TestApp,
): Promise<Readonly<Record<ForeignKind, number | string>>> => {
  const { db } = test.client;
  const idsOf = async (kind: ForeignKind): Promise<readonly (number | string)[]> => {
    const { rows } = (await db.execute(sql.raw(`select ${places[kind]} order by id limit 60`))) as {
      rows: { id: string | number }[];
    };
    if (rows.length === 0) throw new Error(`There is no ${kind}`);
    return rows.map(({ id }) => (/^\d+$/.test(String(id)) ? Number(id) : id));
  };
  const [refund = 0] = await idsOf('refund');
  const of = await clientsOf(db, [{ kind: 'refund', id: refund }]);
  const { opportunityIds } = of;
  const {
    rows: [deal],
  } = (await db.execute(
    sql`select account_id as id from opportunities where id = ${opportunityIds[0] ?? 0}`,
  )) as { rows: { id: string }[] };
  const sameClient = async (kind: ForeignKind): Promise<number | string> => {
    const ids = await idsOf(kind);
    if (isClientKind(kind))
      for (const id of ids) {
        const clients = await clientsOf(db, [{ kind, id }]);
        if (
          clients.opportunityIds.some(one => opportunityIds.includes(one)) ||
          clients.accountIds.includes(Number(deal?.id))
        )
          return id;
      }
    return ids[0] ?? 0;
  };
  const found: [string, number | string][] = [];
  for (const kind of Object.keys(places) as ForeignKind[])
    found.push([kind, await sameClient(kind)]);
  return Object.fromEntries(found) as Record<ForeignKind, number | string>;
};

/** A word that is in every client's records and nowhere else. */
export const canary = 'zzcanary';

/** Columns that carry the names and words of clients. */
const worded: readonly (readonly [table: string, column: string])[] = [
  ['accounts', 'name'],
  ['accounts', 'poc_name'],
  ['contacts', 'name'],
  ['legal_entities', 'legal_name'],
  ['opportunities', 'name'],
  ['comments', 'text'],
  ['account_activities', 'notes'],
  ['tickets', 'summary'],
  ['calls', 'notes'],
  ['documents', 'display_name'],
];

/** What the demo data lack, and the word in the names of all clients. */
export const plantRecords = async ({ client }: TestApp): Promise<void> => {
  const { db } = client;
  await db.execute(sql`insert into account_mappings (account_id, mapped_account_id)
    select min(id), max(id) from accounts`);
  await db.execute(sql`insert into complimentary_products (opportunity_id, product_id)
    select (select min(id) from opportunities), (select min(id) from products)`);
  const keeper = sql`(select min(id) from users where email = 'admin@example.com')`;
  await db.execute(sql`insert into jobs (kind, state, created_by)
    values ('report', 'done', ${keeper})`);
  await db.execute(sql`insert into saved_views (user_id, resource, name, state)
    values (${keeper}, 'accounts', ${canary}, '{}')`);
  await db.execute(sql`insert into bulk_edits (resource, changes, fingerprint, created_by)
    values ('accounts', ${JSON.stringify({ pocName: canary })}::jsonb, ${canary.repeat(3)}, ${keeper})`);
  await db.execute(sql`insert into records (resource, data, created_by)
    values ('proposals', ${JSON.stringify({ resource: 'owner-sales-config', recordId: '1', note: canary })}::jsonb, ${keeper})`);
  await db.execute(sql`insert into approval_delegations (user_id, delegate_id, starts_at, ends_at, reason)
    select min(id), max(id), '2026-01-01', '2027-01-01', ${canary} from users`);
  await db.execute(sql`insert into documents
      (object_type, object_id, name, media_type, display_name, size, sha256)
    select 'account', min(id), ${canary}, 'application/pdf', ${canary}, 1, 'x' from accounts`);
  for (const [table, column] of worded)
    await db.execute(
      sql.raw(`update ${table} set ${column} = '${canary} ' || id where ${column} is not null`),
    );
};
