import { sql, type SQL } from 'drizzle-orm';
import {
  hasTextId,
  subjectKey,
  type ClientKind,
  type ClientSubject,
} from '#contract/requests/clientSubjects.ts';
import type { Database } from '../database/client.ts';

const ofTable = (table: string): SQL =>
  sql.raw(`select one.opportunity_id, null::bigint as account_id from ${table} one where one.id`);
const ofAccount = (table: string): SQL =>
  sql.raw(`select null::bigint as opportunity_id, one.account_id from ${table} one where one.id`);
const through = (table: string, key: string, parent: string): SQL =>
  sql.raw(`select above.opportunity_id, null::bigint as account_id
    from ${table} one join ${parent} above on above.id = one.${key} where one.id`);

/** Deal and account of records of each kind, up to the key that they are found by. */
const sources: Readonly<Record<ClientKind, SQL>> = {
  account: sql`select null::bigint as opportunity_id, one.id as account_id from accounts one where one.id`,
  opportunity: sql`select one.id as opportunity_id, null::bigint as account_id from opportunities one where one.id`,
  orderedPackage: ofTable('opportunity_packages'),
  orderedProduct: through('opportunity_products', 'opportunity_package_id', 'opportunity_packages'),
  milestone: ofTable('milestones'),
  linkedProject: ofTable('opportunity_projects'),
  termsheet: ofTable('termsheets'),
  rcmCase: through('rcm_cases', 'termsheet_id', 'termsheets'),
  activation: sql.raw(`select above.opportunity_id, null::bigint as account_id
    from product_activations one
    join opportunity_products sold on sold.id = one.opportunity_product_id
    join opportunity_packages above on above.id = sold.opportunity_package_id where one.id`),
  payment: ofTable('payments'),
  refund: through('refunds', 'payment_id', 'payments'),
  paymentLink: ofTable('payment_links'),
  invoice: sql`select part.opportunity_id, one.account_id from invoices one
    left join milestones part on part.id = one.milestone_id where one.id`,
  // Without a seller and a deal it is a slot of the builder whom it promotes.
  slot: sql`select one.opportunity_id, coalesce(one.account_id, promoted.account_id) as account_id
    from slots one left join builders promoted on promoted.id = one.builder_id where one.id`,
  complimentaryProduct: ofTable('complimentary_products'),
  approvalTask: sql`select asked.opportunity_id, null::bigint as account_id
    from approval_tasks one join approval_requests asked on asked.id = one.approval_request_id
    where one.task_key`,
  contact: ofAccount('contacts'),
  legalEntity: ofAccount('legal_entities'),
  address: sql`select null::bigint as opportunity_id, above.account_id from addresses one
    join legal_entities above on above.id = one.legal_entity_id where one.id`,
  accountMapping: ofAccount('account_mappings'),
  seller: sql`select null::bigint as opportunity_id, one.id as account_id from accounts one where one.uuid`,
  project: sql`select null::bigint as opportunity_id, above.account_id from projects one
    join builders above on above.id = one.builder_id where one.id`,
  builder: ofAccount('builders'),
};

export interface ClientIds {
  readonly opportunityIds: readonly number[];
  readonly accountIds: readonly number[];
}

const among = ({ kind, id }: ClientSubject): SQL => {
  if (!hasTextId(kind)) return sql`= ${id}::bigint`;
  return kind === 'seller' ? sql`= ${id}::uuid` : sql`= ${String(id)}`;
};

const inOrder = (ids: readonly (string | number | null)[]): readonly number[] =>
  [...new Set(ids.flatMap(id => (id === null ? [] : [Number(id)])))].sort((a, b) => a - b);

/** The deals and accounts that records belong to, in the order of their ids; what does not exist has none. */
export const clientsOf = async (
  db: Database,
  subjects: readonly ClientSubject[],
): Promise<ClientIds> => {
  const direct = subjects.every(({ kind }) => kind === 'opportunity' || kind === 'account');
  const of = (kind: ClientKind) =>
    subjects.filter(subject => subject.kind === kind).map(({ id }) => id);
  if (direct)
    return { opportunityIds: inOrder(of('opportunity')), accountIds: inOrder(of('account')) };
  const parts = subjects.map(subject => sql`(${sources[subject.kind]} ${among(subject)})`);
  const { rows } = (await db.execute(sql.join(parts, sql` union all `))) as {
    rows: { opportunity_id: string | null; account_id: string | null }[];
  };
  return {
    opportunityIds: inOrder(rows.map(row => row.opportunity_id)),
    accountIds: inOrder(rows.map(row => row.account_id)),
  };
};

/** The type of the request that a task of an approval belongs to. */
export const approvalTypeOf = async (
  db: Database,
  subjects: readonly ClientSubject[],
): Promise<string | undefined> => {
  const task = subjects.find(({ kind }) => kind === 'approvalTask');
  if (!task) return undefined;
  const { rows } = (await db.execute(sql`
    select asked.approval_type from approval_tasks one
    join approval_requests asked on asked.id = one.approval_request_id
    where one.task_key = ${String(task.id)}`)) as { rows: { approval_type: string }[] };
  return rows[0]?.approval_type;
};

/** Deal and account of each of some records, as rows `of` (the record as one word), `opportunity_id` and `account_id`. */
export const clientRows = (subjects: readonly ClientSubject[]): SQL =>
  sql.join(
    subjects.map(
      subject =>
        sql`(select ${subjectKey(subject)}::text as "of", found.opportunity_id, found.account_id
          from (${sources[subject.kind]} ${among(subject)}) found)`,
    ),
    sql` union all `,
  );
