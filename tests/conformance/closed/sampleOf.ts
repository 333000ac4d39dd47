import { sql } from 'drizzle-orm';
import type { DatabaseClient } from '#backend/database/client.ts';
import { hasTextId, type ClientKind } from '#contract/requests/clientSubjects.ts';

/** Where a record of each kind with a client is found in the demo data. */
const tables: Readonly<Record<ClientKind, string>> = {
  account: 'accounts',
  opportunity: 'opportunities',
  orderedPackage: 'opportunity_packages',
  orderedProduct: 'opportunity_products',
  milestone: 'milestones',
  linkedProject: 'opportunity_projects',
  termsheet: 'termsheets',
  rcmCase: 'rcm_cases',
  activation: 'product_activations',
  payment: 'payments',
  refund: 'refunds',
  paymentLink: 'payment_links',
  invoice: 'invoices',
  slot: 'slots where opportunity_id is not null',
  complimentaryProduct: 'complimentary_products where opportunity_id is not null',
  approvalTask: `approval_tasks where approval_request_id in
    (select id from approval_requests where opportunity_id is not null)`,
  contact: 'contacts',
  legalEntity: 'legal_entities',
  address: 'addresses',
  accountMapping: 'account_mappings',
  seller: 'accounts',
  project: 'projects where builder_id in (select id from builders where account_id is not null)',
  builder: 'builders where account_id is not null',
};

/** What the ids of kinds with a text are called. */
const keys: Partial<Record<ClientKind, string>> = { approvalTask: 'task_key', seller: 'uuid' };

/** The first record of a kind that has a client. */
export const sampleOf = async (
  db: DatabaseClient['db'],
  kind: ClientKind,
): Promise<number | string> => {
  const key = keys[kind] ?? 'id';
  const { rows } = (await db.execute(
    sql.raw(`select ${key} as id from ${tables[kind]} order by id limit 1`),
  )) as { rows: { id: string }[] };
  const [row] = rows;
  if (!row) throw new Error(`The demo data have no ${kind}`);
  return hasTextId(kind) ? row.id : Number(row.id);
};
