import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { onboardingReaders, onboardingRoles } from '#contract/domain/mortgage/onboardingActs.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Actor } from '../../calls/Actor.ts';
import { notFound } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { mortgagePartners as partners } from '../../database/schema/index.ts';
import { peopleOf } from '../peopleOf.ts';

/** Whose partners one reaches: an agent those of themselves and of the people below, everyone else who reads them all. */
export const mortgageScope = (actor: Pick<Actor, 'id' | 'roleCodes'>): SQL | undefined => {
  const isAgent = (code: string) => onboardingRoles['sales-agent'].some(role => role === code);
  const seesAll = actor.roleCodes.some(
    code => onboardingReaders.some(role => role === code) && !isAgent(code),
  );
  return seesAll ? undefined : sql`${partners.agentId} = any(${peopleOf(actor, false)})`;
};

/** The same of a column that holds the id of a partner. */
export const ofPartnerInScope = (column: PgColumn, actor: Pick<Actor, 'id' | 'roleCodes'>): SQL => {
  const scope = and(isNull(partners.deletedAt), mortgageScope(actor));
  return sql`${column} in (select ${partners.id} from ${partners} where ${scope})`;
};

/** @throws Refusal NOT_FOUND, also for a partner of someone else */
export const refusePartner = async (
  db: Database,
  actor: Pick<Actor, 'id' | 'roleCodes'>,
  id: number,
): Promise<void> => {
  const [found] = await db
    .select({ id: partners.id })
    .from(partners)
    .where(and(eq(partners.id, id), isNull(partners.deletedAt), mortgageScope(actor)));
  if (!found) throw notFound(notThere.record);
};
