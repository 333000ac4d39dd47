import { sql, type SQL } from 'drizzle-orm';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import {
  contacts,
  didNumbers,
  opportunities,
  walletPayments,
} from '../../database/schema/index.ts';

/** A column of the account that a row is about. A statement on one table would otherwise leave the table's name out. */
export const ofAccount = (column: 'id' | 'agent_id' | 'parent_id' | 'merged_into_id'): SQL =>
  sql.raw(`"accounts"."${column}"`);

const { open, closed, lost } = opportunityBuckets;

const among = (ids: readonly number[]): SQL =>
  sql`(${sql.join(
    ids.map(id => sql.raw(String(id))),
    sql`, `,
  )})`;

const deals = sql`${opportunities} deal where deal.account_id = ${ofAccount('id')} and deal.deleted_at is null`;

const money = (of: SQL, more: SQL = sql``): SQL<number> =>
  sql<number>`(select coalesce(sum(${of}), 0) from ${deals} ${more})`.mapWith(Number);

const counted = (statuses: readonly number[]): SQL<number> =>
  sql<number>`(select count(*) from ${deals} and deal.status_id in ${among(statuses)})`.mapWith(
    Number,
  );

/** What the opportunities of an account come to, in paise (part 1 section 3, T37, T38). */
export const accountFigures = {
  dealValue: money(sql`deal.deal_value_paise`),
  collectedAmount: money(sql`deal.collected_paise`),
  // Nobody collects anything of a deal that was lost.
  pendingCollectionAmount: money(
    sql`deal.deal_value_paise - deal.collected_paise`,
    sql`and deal.status_id not in ${among(lost)}`,
  ),
  totalAccountValue: money(
    sql`deal.deal_value_paise`,
    sql`and deal.status_id in ${among([...open, ...closed])}`,
  ),
  closedOpportunities: counted(closed),
  activeOpportunities: counted(open),
  opportunityCount: sql<number>`(select count(*) from ${deals})`.mapWith(Number),
  accountWalletAmount: sql<number>`(
    select coalesce(sum(paid.remaining_paise), 0) from ${walletPayments} paid
    where paid.account_id = ${ofAccount('id')})`.mapWith(Number),
};

/** Contacts that show: those of a child account once they are verified (part 1 section 3, T122). */
const shownContacts = sql`${contacts} person
  where person.account_id = ${ofAccount('id')} and person.deleted_at is null and person.is_active
    and (person.is_verified or ${ofAccount('parent_id')} is null)`;

/** What an account's contacts, cities and numbers say of it. */
export const accountFacts = {
  pocContactNumbers: sql<string[]>`(
    select coalesce(json_agg(person.phone order by person.id), '[]') from ${shownContacts})`,
  contactCount: sql<number>`(select count(*) from ${shownContacts})`.mapWith(Number),
  agentName: sql<string>`(select agent.name from users agent where agent.id = ${ofAccount('agent_id')})`,
  cityIds: sql<number[]>`(
    select coalesce(json_agg(place.city_id order by place.id), '[]') from account_cities place
    where place.account_id = ${ofAccount('id')})`,
  cityId: sql<number>`(
    select place.city_id from account_cities place
    where place.account_id = ${ofAccount('id')} order by place.id limit 1)`.mapWith(Number),
  cityName: sql<string>`(
    select string_agg(city.name, ', ' order by place.id)
    from account_cities place join cities city on city.id = place.city_id
    where place.account_id = ${ofAccount('id')})`,
  parentName: sql<string>`(select above.name from accounts above where above.id = ${ofAccount('parent_id')})`,
  mergedIntoName: sql<string>`(
    select survivor.name from accounts survivor where survivor.id = ${ofAccount('merged_into_id')})`,
  didNumber: sql<string>`(
    select did.number from ${didNumbers} did
    where did.account_id = ${ofAccount('id')} and did.is_active)`,
};
