import { sql } from 'drizzle-orm';
import { connectedOutcomeId } from '#contract/domain/calling/callConstants.ts';
import {
  accounts,
  callLogs,
  calls as c,
  caseReasons,
  cities,
  opportunities as o,
  users,
} from '../../../database/schema/index.ts';
import type { ReportSource } from '../ReportSource.ts';
import { chosenOpportunities, within } from './parts.ts';

/** Whole seconds between connection and end. */
const talk = sql`greatest(0, coalesce(extract(epoch from ${c.endedAt} - ${c.connectedAt}), 0)::integer)`;
/** The same from dialling. */
const whole = sql`greatest(0, coalesce(extract(epoch from ${c.endedAt} - ${c.startedAt}), 0)::integer)`;
const isConnected = sql`${c.outcomeId} = ${connectedOutcomeId}`;

/** A call with what came of it; where it was recorded, the address of the recording. */
export const calls: ReportSource = setting => sql`
  select ${c.id} as key, ${c.startedAt} as "calledAt", ${users.name} as "agentName", upper(${c.line}) as "clientType",
    ${o.id} as "opportunityId", ${o.name} as "opportunityName", ${accounts.name} as "accountName",
    ${c.receiverNumber} as "receiverNumber", ${c.outcomeId} as "outcome", ${caseReasons.name} as "disposition",
    ${talk} as "talkSeconds",
    coalesce(${c.recordingUrl}, (select ${callLogs.recordingUrl} from ${callLogs} where ${callLogs.callId} = ${c.id}
      order by ${callLogs.id} limit 1)) as "recording"
  from ${c}
  join ${users} on ${users.id} = ${c.agentId}
  join ${o} on ${o.id} = ${c.opportunityId}
  join ${accounts} on ${accounts.id} = ${o.accountId}
  left join ${caseReasons} on ${caseReasons.id} = ${c.dispositionReasonId}
  where ${within(c.startedAt, setting.asked)} and ${chosenOpportunities(setting)}`;

/** An agent with their calls and sales; one who did neither is left out. */
export const agentPerformance: ReportSource = setting => sql`
  select ${users.id} as key, ${users.name} as "agentName", ${users.employeeCode} as "employeeCode",
    (select m.name from ${users} m where m.id = ${users.parentId}) as "managerName",
    coalesce(called.attempted, 0) as "attempted", coalesce(called.connected, 0) as "connected",
    coalesce(called.call_seconds, 0) as "callSeconds", coalesce(called.talk_seconds, 0) as "talkSeconds",
    coalesce(sold.deals, 0) as "deals", coalesce(sold.sales, 0) as "sales",
    coalesce(sold.collected, 0) as "collected"
  from ${users}
  left join (
    select ${c.agentId} as agent_id, count(*) as attempted, count(*) filter (where ${isConnected}) as connected,
      sum(${whole}) as call_seconds, sum(${talk}) as talk_seconds
    from ${c} join ${o} on ${o.id} = ${c.opportunityId}
    where ${within(c.startedAt, setting.asked)} and ${chosenOpportunities(setting)} group by 1
  ) called on called.agent_id = ${users.id}
  left join (
    select ${o.agentId} as agent_id, count(*) as deals, sum(${o.dealValuePaise}) as sales,
      sum(${o.collectedPaise}) as collected
    from ${o} where ${o.statusId} = 2 and ${within(o.closedAt, setting.asked)} and ${chosenOpportunities(setting)}
    group by 1
  ) sold on sold.agent_id = ${users.id}
  where called.agent_id is not null or sold.agent_id is not null`;

/** An opportunity whose client was reached by phone in the period; of one person, where one is named. */
export const salesConnect: ReportSource = setting => {
  const { person } = setting.asked.chosen;
  return sql`
    select ${o.id} as key, ${o.id} as "opportunityId", ${o.name} as "opportunityName",
      ${accounts.id} as "accountId", ${accounts.name} as "accountName", upper(${o.line}) as "clientType",
      ${cities.name} as "cityName", ${users.name} as "agentName", count(*) as "connects",
      sum(${talk}) as "talkSeconds", max(${c.startedAt}) as "lastConnectedAt", ${o.dealValuePaise} as "dealValue"
    from ${c}
    join ${o} on ${o.id} = ${c.opportunityId}
    join ${accounts} on ${accounts.id} = ${o.accountId}
    left join ${cities} on ${cities.id} = ${o.cityId}
    left join ${users} on ${users.id} = ${o.agentId}
    where ${isConnected} and ${within(c.startedAt, setting.asked)} and ${chosenOpportunities(setting)}
      ${person ? sql`and ${c.agentId} = ${Number(person)}` : sql``}
    group by ${o.id}, ${accounts.id}, ${cities.id}, ${users.id}`;
};
