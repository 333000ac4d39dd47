import { and, desc, eq, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Opportunity } from '#contract/calls/recordTypes.ts';
import type { leadSchema } from '#contract/calls/calling/deskAnswer.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { notFound } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import {
  accountActivities,
  accounts,
  calls,
  caseReasons,
  comments,
  users,
} from '../../../database/schema/index.ts';
import { missedCall } from '../incoming/missLine.ts';
import { opportunityRecords } from '../../opportunities/opportunityRecords.ts';
import type { Calling } from '../Calling.ts';
import { numbersOf } from '../floor/numbersOf.ts';
import { wallOf } from '../floor/wallOf.ts';
import { wasDialled } from '../attempts.ts';

type Lead = Static<typeof leadSchema>;
type Past = Lead['history'][number];

/** How many of the last happenings someone reads before they call. */
const remembered = 10;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const pastCalls = async (db: Database, opportunityId: number): Promise<Past[]> => {
  const rows = await db
    .select({
      at: calls.startedAt,
      agentName: users.name,
      outcomeId: calls.outcomeId,
      seconds: sql<
        number | null
      >`extract(epoch from (${calls.endedAt} - coalesce(${calls.connectedAt}, ${calls.startedAt})))::int`,
      reasonName: caseReasons.name,
      notes: calls.notes,
    })
    .from(calls)
    .innerJoin(users, eq(users.id, calls.agentId))
    .leftJoin(caseReasons, eq(caseReasons.id, calls.dispositionReasonId))
    .where(sql`${calls.opportunityId} = ${opportunityId} and ${calls.state} = 'ended'`)
    .orderBy(desc(calls.startedAt))
    .limit(remembered);
  return rows.map(row => ({
    ...row,
    kind: 'call' as const,
    at: row.at.toISOString(),
    activityType: 'Call',
    fupTime: null,
  }));
};

const pastActivities = async (db: Database, opportunityId: number): Promise<Past[]> => {
  const rows = await db
    .select({
      at: accountActivities.performedAt,
      agentName: users.name,
      activityType: accountActivities.activityType,
      reasonName: accountActivities.reasonName,
      notes: accountActivities.notes,
      fupTime: accountActivities.fupTime,
    })
    .from(accountActivities)
    .leftJoin(users, eq(users.id, accountActivities.agentId))
    .where(
      sql`${accountActivities.opportunityId} = ${opportunityId} and (${accountActivities.activityType} <> 'Call' or ${accountActivities.reasonName} = ${missedCall})
        and not (${accountActivities.activityType} = 'Note' and exists (select 1 from ${comments} said
          where said.entity = 'opportunity' and said.entity_id = ${opportunityId} and said.text = ${accountActivities.notes}))`,
    )
    .orderBy(desc(accountActivities.performedAt))
    .limit(remembered);
  return rows.map(row => ({
    ...row,
    kind: 'activity' as const,
    at: row.at.toISOString(),
    outcomeId: null,
    seconds: null,
    fupTime: iso(row.fupTime),
  }));
};

/** What was written about a case. What a call or a status says without words of anybody is in its history. */
const commentsOf = async (db: Database, opportunityId: number): Promise<Lead['comments']> => {
  const rows = await db
    .select({ at: comments.createdAt, authorName: users.name, text: comments.text })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.authorId))
    .leftJoin(caseReasons, eq(caseReasons.id, comments.caseReasonId))
    .where(
      sql`${comments.entity} = 'opportunity' and ${comments.entityId} = ${opportunityId}
        and ${comments.text} is distinct from ${caseReasons.name}
        and not exists (select 1 from ${accountActivities} done
          where done.opportunity_id = ${opportunityId} and done.activity_type = 'Call'
            and done.notes = ${comments.text} and done.agent_id = ${comments.authorId})`,
    )
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(remembered);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
};

const attemptsOf = async (db: Database, opportunityId: number) => {
  const [row] = await db
    .select({
      attempts: sql<number>`count(*)`.mapWith(Number),
      connectedAttempts:
        sql<number>`count(*) filter (where ${calls.connectedAt} is not null)`.mapWith(Number),
    })
    .from(calls)
    .where(and(eq(calls.opportunityId, opportunityId), wasDialled));
  return row ?? { attempts: 0, connectedAttempts: 0 };
};

const clientOf = async (db: Database, accountId: number) => {
  const [row] = await db
    .select({ profileUuid: accounts.uuid, clientStatusId: accounts.clientStatusId })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!row) throw notFound(notThere.account);
  return row;
};

const linkOf = ({ paymentLink }: Opportunity): Lead['paymentLink'] =>
  paymentLink?.state && paymentLink.at ? { state: paymentLink.state, at: paymentLink.at } : null;

/** What an agent reads of an opportunity before and while they call; whose it is was asked before. */
export const leadOf = async (
  { db, services }: Pick<Calling, 'db' | 'services'>,
  opportunityId: number,
): Promise<Lead> => {
  const row = await opportunityRecords.readOne({ db, services }, opportunityId);
  const people = await numbersOf(db, { id: opportunityId, accountId: row.accountId });
  const happened = [
    ...(await pastCalls(db, opportunityId)),
    ...(await pastActivities(db, opportunityId)),
  ];
  return {
    opportunityId,
    name: row.name ?? '',
    line: row.line ?? 'owner',
    accountId: row.accountId,
    accountName: row.accountName ?? '',
    ...(await clientOf(db, row.accountId)),
    cityId: row.cityId ?? null,
    cityName: row.cityName ?? null,
    statusId: row.statusId ?? 1,
    caseStatusId: row.caseStatusId ?? null,
    caseStatusName: row.caseStatusName ?? null,
    stageName: row.stageName ?? null,
    fupTime: row.fupTime ?? null,
    lastReasonName: row.lastReasonName ?? null,
    paymentLink: linkOf(row),
    renewalTag: row.renewalTag ?? null,
    renewalAlertTag: row.renewalAlertTag ?? null,
    isRenewal: typeof row.sourceOpportunityId === 'number' || typeof row.renewalTag === 'string',
    isEditable: row.isEditable === true,
    dealValue: row.dealValue ?? 0,
    packageCount: row.packageCount ?? 0,
    people: people.map(one => ({ ...one })),
    ...(await attemptsOf(db, opportunityId)),
    wall: await wallOf(
      db,
      services,
      { accountId: row.accountId, line: row.line ?? 'owner' },
      people,
    ),
    comments: await commentsOf(db, opportunityId),
    history: happened.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, remembered),
  };
};
