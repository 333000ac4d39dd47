import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOverdueAtWork, isWorkingTime } from '#contract/domain/days/workingHours.ts';
import type { Text } from '#contract/model/types.ts';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import type { Condition } from '#contract/rules/condition.ts';
import type { Services } from '../../calls/Context.ts';
import type { Database } from '../../database/client.ts';
import { followUpLevels, type FollowUpLevel } from '../../database/schema/calling/followUps.ts';
import { followUpEscalations as told, opportunities, users } from '../../database/schema/index.ts';
import { transactionWithEffects } from '../../database/transactionWithEffects.ts';
import { readDaysOff, type DaysOff } from '../../policies/daysOff.ts';
import { notify } from '../notifications/notify.ts';
import { configOf, type CallingConfig } from './configOf.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** What was missed longer ago is nobody's news. */
const oldest = 7 * day;

/** Follow-ups that are looked at in a round, the oldest first. */
const most = 500;

const agents = alias(users, 'agent');
const leads = alias(users, 'lead');

const personOf = {
  agent: agents.id,
  lead: agents.parentId,
  manager: leads.parentId,
} as const;

const hoursOf = (config: CallingConfig, level: FollowUpLevel): number =>
  config[`${level}AfterHours`];

/** Missed follow-ups of open deals of which nobody on the level was told. */
const missed = (db: Database, level: FollowUpLevel, now: Date) =>
  db
    .select({
      opportunityId: opportunities.id,
      name: opportunities.name,
      line: opportunities.line,
      cityId: opportunities.cityId,
      fupTime: sql<Date>`${opportunities.fupTime}`.mapWith(opportunities.fupTime),
      agentId: agents.id,
      agentName: agents.name,
      personId: sql<number>`${personOf[level]}`.mapWith(Number),
    })
    .from(opportunities)
    .innerJoin(agents, eq(agents.id, opportunities.agentId))
    .leftJoin(leads, eq(leads.id, agents.parentId))
    .where(
      and(
        isNull(opportunities.deletedAt),
        isNotNull(personOf[level]),
        sql`${opportunities.statusId} in (${sql.raw(opportunityBuckets.open.join(', '))})`,
        sql`${opportunities.fupTime} between ${new Date(now.getTime() - oldest)} and ${new Date(now.getTime() - hour)}`,
        sql`not exists (select from follow_up_escalations before
          where before.opportunity_id = ${opportunities.id}
            and before.fup_time = ${opportunities.fupTime} and before.level = ${level}::text)`,
      ),
    )
    .orderBy(asc(opportunities.fupTime), asc(opportunities.id))
    .limit(most);

type Missed = Awaited<ReturnType<typeof missed>>[number];

const overdueOf = async (
  { db }: Pick<Services, 'db'>,
  level: FollowUpLevel,
  now: Date,
  daysOff: DaysOff,
): Promise<readonly Missed[]> => {
  const overdue: Missed[] = [];
  const configs = new Map<Missed['line'], CallingConfig>();
  for (const one of await missed(db, level, now)) {
    const config = configs.get(one.line) ?? (await configOf(db, one.line));
    configs.set(one.line, config);
    if (isOverdueAtWork(one.fupTime, now, hoursOf(config, level), daysOff.of(one.cityId)))
      overdue.push(one);
  }
  return overdue;
};

/** The deal itself, or those of the agent whose follow-up is over. */
const linkOf = (missedOnes: readonly Missed[], now: Date): string => {
  const [first] = missedOnes;
  if (!first || missedOnes.length === 1) return `/opportunity/${first?.opportunityId ?? ''}`;
  const where: Condition = {
    all: [
      { bucket: { eq: 'open' } },
      { agentId: { eq: first.agentId } },
      { fupTime: { lte: now.toISOString() } },
    ],
  };
  return `/my-opportunities?filter=${encodeURIComponent(JSON.stringify({ where }))}`;
};

const titleOf = (level: FollowUpLevel, missedOnes: readonly Missed[]): Text => {
  const { length } = missedOnes;
  const [en, hi] =
    length === 1
      ? ['A follow-up was missed', 'एक फ़ॉलो-अप छूट गया']
      : [`${length} follow-ups were missed`, `${length} फ़ॉलो-अप छूट गए`];
  const name = missedOnes[0]?.agentName;
  return level === 'agent'
    ? { en, hi }
    : { en: `${name}: ${en.toLowerCase()}`, hi: `${name}: ${hi}` };
};

const namesOf = (missedOnes: readonly Missed[]): Text | string => {
  const names = missedOnes.slice(0, 3).map(({ name }) => name);
  const more = missedOnes.length - names.length;
  const named = names.join(', ');
  return more > 0 ? { en: `${named} and ${more} more`, hi: `${named} और ${more} अन्य` } : named;
};

/** Tells one person of what one agent missed. That they were told is kept in the same breath, so nobody is told twice. */
const tell = (
  services: Services,
  level: FollowUpLevel,
  missedOnes: readonly Missed[],
): Promise<void> =>
  transactionWithEffects(services.db, async db => {
    const now = services.now();
    const kept = await db
      .insert(told)
      .values(
        missedOnes.map(({ opportunityId, fupTime, personId }) => ({
          opportunityId,
          fupTime,
          level,
          userId: personId,
          createdAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ opportunityId: told.opportunityId });
    const ids = new Set(kept.map(({ opportunityId }) => opportunityId));
    const fresh = missedOnes.filter(({ opportunityId }) => ids.has(opportunityId));
    const [first] = fresh;
    if (!first) return;
    await notify({ db, services }, [first.personId], {
      kind: 'follow-up',
      tone: 'warning',
      title: titleOf(level, fresh),
      body: namesOf(fresh),
      link: linkOf(fresh, now),
      entity: 'opportunities',
      entityId: first.opportunityId,
    });
  });

/**
 * Missed follow-ups climb from the agent to their lead and to the lead's manager, after the working hours that
 * `/owner-sales-config` says for the line; Sundays and public holidays of the deal's State do not count (record 0115). One
 * notice a person and agent in a round.
 */
export const escalateFollowUps = async (services: Services): Promise<void> => {
  const now = services.now();
  if (!isWorkingTime(now)) return;
  const daysOff = await readDaysOff(services.db);
  for (const level of followUpLevels) {
    const groups = new Map<string, Missed[]>();
    for (const one of await overdueOf(services, level, now, daysOff)) {
      const key = `${one.personId} ${one.agentId}`;
      groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    for (const missedOnes of groups.values()) await tell(services, level, missedOnes);
  }
};
