import { sql } from 'drizzle-orm';
import type { ReportOption } from '#contract/domain/reports/Report.ts';
import { optionLists } from '#contract/model/optionLists.ts';
import {
  caseReasons,
  caseStatuses,
  opportunities as o,
  opportunityMovements as m,
  opportunityStages,
  users,
} from '../../../database/schema/index.ts';
import type { ReportSource } from '../ReportSource.ts';
import { chosenOpportunities, within } from './parts.ts';

type Value = typeof m.fromValue | typeof m.toValue;

const words: Readonly<Record<string, readonly ReportOption[]>> = {
  status: optionLists['opportunity-statuses'],
  brokerStage: optionLists['broker-stages'],
};

/** Statuses and stages by the words that every screen has for them; one without stays as it is kept. */
const inWords = (column: Value) =>
  sql.join(
    Object.entries(words).flatMap(([field, list]) =>
      list.map(
        ({ value, label }) =>
          sql`when ${m.field} = ${field} and ${column} = ${String(value)} then ${label.en}`,
      ),
    ),
    sql` `,
  );

/** A value of a movement in words: statuses of cases and stages by their tables. */
const named = (column: Value) => sql`coalesce(
  case
    ${inWords(column)}
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
