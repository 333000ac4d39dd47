import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { clientReach } from '#contract/domain/clients/clientReach.ts';
import type { TileKey } from '#contract/domain/dashboards/tiles.ts';
import { onboardingSubStatusWords } from '#contract/domain/mortgage/onboarding.ts';
import { cities, mortgagePartners as m, users } from '../../../database/schema/index.ts';
import { peopleOf } from '../../../policies/peopleOf.ts';
import { none, valueOf, wordsOf, type TileCondition, type TileSource } from '../TileSource.ts';

const conditions: Partial<Record<TileKey, TileCondition>> = {
  mortgageonboarding: { where: inArray(m.onBoardingStatusId, [1, 2]) },
  mortgagerefill: { where: eq(m.onBoardingStatusId, 3) },
  mortgagebankupdate: {
    where: and(eq(m.onBoardingStatusId, 5), eq(m.onBoardingSubStatusId, 14)),
  },
};

/** Tiles that count mortgage partners; they have an agent and no client, so the reach of clients gives the people. */
export const mortgageTiles: TileSource = {
  columns: {
    id: valueOf(m.id),
    name: valueOf(m.name),
    statusLabel: wordsOf(m.onBoardingSubStatusId, onboardingSubStatusWords),
    since: valueOf(m.createdAt),
    fupTime: none.moment,
    accountId: valueOf(m.accountId),
    accountName: valueOf(m.firmName),
    line: none.text,
    cityId: valueOf(m.cityId),
    cityName: valueOf(cities.name),
    agentId: valueOf(m.agentId),
    agentName: valueOf(users.name),
    amountPaise: none.number,
    reason: none.text,
    createdAt: valueOf(m.createdAt),
    assignedAt: none.moment,
    updatedAt: valueOf(m.updatedAt),
    opportunityId: none.number,
  },
  key: m.id,
  search: [m.name, m.firmName],
  from: (db, fields) =>
    db
      .select(fields)
      .from(m)
      .leftJoin(cities, eq(cities.id, m.cityId))
      .leftJoin(users, eq(users.id, m.agentId))
      .$dynamic() as PgSelect,
  counted: (db, fields) => db.select(fields).from(m).$dynamic() as PgSelect,
  scope: ({ actor, line }) => {
    if (line) return sql`false`;
    const { everybody } = clientReach(actor.grants, 'list');
    return and(
      isNull(m.deletedAt),
      everybody ? undefined : sql`${m.agentId} = any(${peopleOf(actor, false)})`,
    );
  },
  conditionOf: key => conditions[key] ?? { where: sql`false` },
  workedBy: isTheirs => isTheirs(m.agentId),
};
