import { sql, type SQL } from 'drizzle-orm';
import type { ErpEntity } from '#contract/domain/erp/entitySearch.ts';
import type { Database } from '../../database/client.ts';

/** A record of ours, and what NetSuite is told of it. Money in paise, and never a phone number or an address of mail. */
export interface Entity {
  readonly id: number;
  readonly name: string;
  readonly data: Record<string, unknown>;
}

const told: Readonly<Record<ErpEntity, SQL>> = {
  package: sql`select id, name, jsonb_build_object('name', name, 'hsnCode', hsn_code,
    'durationDays', duration_days) as data from packages where deleted_at is null`,
  account: sql`select id, name, jsonb_build_object('name', name, 'clientTypeId', client_type_id,
    'pan', pan) as data from accounts where deleted_at is null and merged_into_id is null`,
  legal_entity: sql`select id, legal_name as name, jsonb_build_object('name', legal_name,
    'accountId', account_id, 'pan', pan, 'gstin', gstin, 'tan', tan) as data
    from legal_entities where deleted_at is null`,
  opportunity: sql`select id, name, jsonb_build_object('name', name, 'line', line,
    'accountId', account_id, 'dealValuePaise', deal_value_paise, 'closedAt', closed_at) as data
    from opportunities where deleted_at is null`,
  payment: sql`select id, coalesce(reference_number, 'Payment ' || id) as name,
    jsonb_build_object('accountId', account_id, 'opportunityId', opportunity_id,
    'amountPaise', amount_paise, 'tdsPaise', tds_paise, 'paymentDate', payment_date,
    'clearance', clearance) as data from payments`,
};

/** Records of ours by their ids; those that do not exist are left out. */
export const entitiesOf = async (
  db: Database,
  entityName: ErpEntity,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Entity>> => {
  const answer = await db.execute(sql`select * from (${told[entityName]}) told
    where told.id = any(${`{${ids.join(',')}}`}::bigint[])`);
  const { rows } = answer as { rows: { id: unknown; name: string; data: Entity['data'] }[] };
  return new Map(rows.map(({ id, name, data }) => [Number(id), { id: Number(id), name, data }]));
};
