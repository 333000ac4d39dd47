import { sql } from 'drizzle-orm';
import {
  accounts,
  cities,
  opportunities as o,
  opportunityPackages as p,
  packages,
  paymentLinks,
  users,
} from '../../../database/schema/index.ts';
import type { ReportSource } from '../ReportSource.ts';
import { chosenOpportunities, onDays, within } from './parts.ts';

/** Status 2 (part 1 section 4). */
const isSold = sql`${o.statusId} = 2`;

const around = sql`
  join ${accounts} on ${accounts.id} = ${o.accountId}
  left join ${cities} on ${cities.id} = ${o.cityId}
  left join ${users} on ${users.id} = ${o.agentId}`;

const ofWhom = sql`
  ${o.id} as "opportunityId", ${o.name} as "opportunityName",
  ${accounts.id} as "accountId", ${accounts.name} as "accountName",
  upper(${o.line}) as "clientType", ${cities.name} as "cityName", ${users.name} as "agentName"`;

/** A package that was sold, on the day its opportunity was closed. A price above the rate is not a discount (T39). */
export const sales: ReportSource = setting => sql`
  select ${p.id} as key, ${o.closedAt} as "soldAt", ${ofWhom},
    ${packages.name} as "packageName", ${p.quantity} as "quantity", ${p.startDate} as "startDate",
    ${p.endDate} as "endDate", ${p.ratePaise} as "rate",
    greatest(0, ${p.ratePaise} - ${p.salesPaise}) as "discount", ${p.salesPaise} as "salesPrice"
  from ${p}
  join ${o} on ${o.id} = ${p.opportunityId} ${around}
  join ${packages} on ${packages.id} = ${p.packageId}
  where ${p.deletedAt} is null and ${isSold} and ${within(o.closedAt, setting.asked)}
    and ${chosenOpportunities(setting)}`;

/** An opportunity that was sold, with what of it is collected; more than its value is an excess, not less than nothing (T38). */
export const salesOpportunities: ReportSource = setting => sql`
  select ${o.id} as key, ${o.closedAt} as "soldAt", ${ofWhom},
    (select count(*) from ${p} where ${p.opportunityId} = ${o.id} and ${p.deletedAt} is null) as "packages",
    ${o.dealValuePaise} as "dealValue", ${o.collectedPaise} as "collected",
    ${o.dealValuePaise} - ${o.collectedPaise} as "pending"
  from ${o} ${around}
  where ${isSold} and ${within(o.closedAt, setting.asked)} and ${chosenOpportunities(setting)}`;

/** A sold package that ends in the period. */
export const renewals: ReportSource = setting => sql`
  select ${p.id} as key, ${ofWhom}, ${packages.name} as "packageName", ${p.endDate} as "endDate",
    ${p.endDate} - ${setting.today}::date as "daysLeft", ${p.salesPaise} as "salesPrice",
    exists (select 1 from ${o} later where later.source_opportunity_id = ${p.opportunityId}
      and later.deleted_at is null) as "isRenewed"
  from ${p}
  join ${o} on ${o.id} = ${p.opportunityId} ${around}
  join ${packages} on ${packages.id} = ${p.packageId}
  where ${p.deletedAt} is null and ${isSold} and ${onDays(p.endDate, setting.asked)}
    and ${chosenOpportunities(setting)}`;

/** The last payment by link that did not come: what the client was to pay, and why it failed. */
const failedLink = sql`
  left join lateral (
    select ${paymentLinks.amountPaise} as amount, ${paymentLinks.failureReason} as reason
    from ${paymentLinks}
    where ${paymentLinks.opportunityId} = ${o.id}
      and (${paymentLinks.status} = 'failed' or ${paymentLinks.failureReason} is not null)
    order by ${paymentLinks.id} desc limit 1) as failed on true`;

/** An opportunity whose payment failed, with what failed and why; of those that are named, where some are. */
export const paymentFailed: ReportSource = setting => {
  const { opportunities } = setting.asked.chosen;
  return sql`
  select ${o.id} as key, ${o.paymentFailedAt} as "failedAt", ${ofWhom},
    failed.amount as "amount", failed.reason as "reason",
    ${o.dealValuePaise} as "dealValue", ${o.collectedPaise} as "collected"
  from ${o} ${around} ${failedLink}
  where ${within(o.paymentFailedAt, setting.asked)} and ${chosenOpportunities(setting)}
    ${opportunities === undefined ? sql`` : sql`and ${o.id} = any(${`{${opportunities}}`}::bigint[])`}`;
};
