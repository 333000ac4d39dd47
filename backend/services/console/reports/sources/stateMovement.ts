import { inArray, sql } from 'drizzle-orm';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import {
  caseReasons,
  caseStatuses,
  opportunities as o,
  opportunityMovements as m,
  opportunityStages,
  users,
} from '../../../../database/schema/index.ts';
import type { ReportSource } from '../ReportSource.ts';
import { chosenOpportunities, within } from './parts.ts';

/** Statuses of opportunities have no names of their own (part 1 section 4): "3 (open)" says which bucket it is. */
const withBucket = (column: typeof m.fromValue | typeof m.toValue) =>
  sql.join(
    Object.entries(opportunityBuckets).map(
      ([bucket, ids]) =>
        sql`when ${m.field} = 'status' and ${inArray(column, ids.map(String))} then ${column} || ${` (${bucket})`}`,
    ),
    sql` `,
  );

/** A value of a movement in words: statuses of cases and stages by their tables, broker stages as they are kept. */
const named = (column: typeof m.fromValue | typeof m.toValue) => sql`coalesce(
  case
    ${withBucket(column)}
    when ${m.field} = 'caseStatus' then (select ${caseStatuses.name} from ${caseStatuses} where ${caseStatuses.id}::text = ${column})
    when ${m.field} = 'stage' then (select ${opportunityStages.name} from ${opportunityStages} where ${opportunityStages.id}::text = ${column})
  end, ${column})`;

/** Each move between statuses or stages. */
export const stateMovement: ReportSource = setting => sql`
  select ${m.id} as key, ${m.createdAt} as "movedAt", ${o.id} as "opportunityId", ${o.name} as "opportunityName",
    upper(${o.line}) as "clientType", ${m.field} as "field", ${named(m.fromValue)} as "fromState",
    ${named(m.toValue)} as "toState", ${caseReasons.name} as "reason", ${users.name} as "movedBy"
  from ${m}
  join ${o} on ${o.id} = ${m.opportunityId}
  left join ${caseReasons} on ${caseReasons.id} = ${m.caseReasonId}
  left join ${users} on ${users.id} = ${m.createdBy}
  where ${within(m.createdAt, setting.asked)} and ${chosenOpportunities(setting)}`;
