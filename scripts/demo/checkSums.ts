import type { Database } from '#backend/database/client.ts';
import { GrowthError } from './Growth.ts';
import { readNumber } from './readRows.ts';

/** What never holds in the product, as a count of the rows of which it is true. */
const neverTrue: readonly (readonly [what: string, count: string])[] = [
  [
    'opportunities that collected another sum than their ledger has',
    `select count(*) from opportunities o left join (
       select opportunity_id, sum(amount_paise) as sum from ledger_entries group by 1) l on l.opportunity_id = o.id
     where o.collected_paise <> coalesce(l.sum, 0)`,
  ],
  [
    'wallets that hold another sum than their entries',
    `select count(*) from wallet_payments w left join (
       select wallet_payment_id, sum(amount_paise) as sum from wallet_entries group by 1) e on e.wallet_payment_id = w.id
     where w.remaining_paise <> coalesce(e.sum, 0)`,
  ],
  [
    'milestones that were paid more than they ask',
    `select count(*) from milestones m join (
       select milestone_id, sum(amount_paise) as sum from ledger_entries group by 1) l on l.milestone_id = m.id
     where m.deleted_at is null and l.sum > m.amount_paise + m.gst_paise`,
  ],
  [
    'opportunities whose milestones ask more than they are worth',
    `select count(*) from opportunities o join (
       select opportunity_id, sum(amount_paise + gst_paise) as sum from milestones where deleted_at is null group by 1) m
     on m.opportunity_id = o.id where m.sum > o.deal_value_paise`,
  ],
  [
    'termsheets whose packages come to another sum',
    `select count(*) from termsheets t join (
       select termsheet_id, sum(sales_paise) as sales, sum(gst_paise) as gst from termsheet_packages group by 1) p
     on p.termsheet_id = t.id where p.sales <> t.value_paise or p.gst <> t.gst_paise`,
  ],
  [
    'payments of another account than their opportunity',
    `select count(*) from payments p join opportunities o on o.id = p.opportunity_id where o.account_id <> p.account_id`,
  ],
  [
    'requests for approval that wait while what they are about does not',
    `select count(*) from approval_requests a join opportunity_packages p on p.id = a.entity_id
     where a.entity = 'opportunity_packages' and a.approval_type = 'Discount' and a.status = 'PendingApproval'
       and p.discount_status <> 'PendingApproval' and a.id > (select max(id) from grow_approval_requests)`,
  ],
];

/** @throws GrowthError when a sum does not agree; the transaction is then left and nothing stays written. */
export const checkSums = async (db: Database): Promise<void> => {
  for (const [what, count] of neverTrue) {
    const found = await readNumber(db, count);
    if (found > 0) throw new GrowthError(`The copies would have ${found} ${what}.`);
  }
};
