import { eq, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { TileKey } from '#contract/domain/dashboards/tiles.ts';
import {
  termsheetStatusWords,
  type TermsheetStatusId,
} from '#contract/domain/termsheets/termsheetStatus.ts';
import {
  accounts,
  cities,
  opportunities,
  termsheets,
  users,
} from '../../../database/schema/index.ts';
import {
  ofListedOpportunity,
  ofWorkedOpportunity,
} from '../../../policies/scopes/opportunityScope.ts';
import { opportunityWords } from '../../../policies/opportunityWords.ts';
import { none, valueOf, wordsOf, type TileSource } from '../TileSource.ts';

const statuses: Partial<Record<TileKey, TermsheetStatusId>> = {
  termsheetapprovalpending: 2,
  termsheetsentback: 7,
  termsheetnew: 1,
};

/** Tiles that count termsheets by their status; they belong to anyone who has their opportunity. */
export const termsheetTiles: TileSource = {
  columns: {
    id: valueOf(termsheets.id),
    name: valueOf(opportunities.name),
    statusLabel: wordsOf(termsheets.statusId, termsheetStatusWords),
    since: sql`coalesce(${termsheets.sentToRcmAt}, ${termsheets.createdAt})`.mapWith(
      termsheets.createdAt,
    ),
    fupTime: none.moment,
    accountId: valueOf(termsheets.accountId),
    accountName: valueOf(accounts.name),
    line: valueOf(opportunities.line),
    cityId: valueOf(opportunities.cityId),
    cityName: valueOf(cities.name),
    agentId: valueOf(opportunities.agentId),
    agentName: valueOf(users.name),
    amountPaise: valueOf(termsheets.totalPaise),
    reason: none.text,
    createdAt: valueOf(termsheets.createdAt),
    assignedAt: none.moment,
    updatedAt: valueOf(termsheets.updatedAt),
    opportunityId: valueOf(termsheets.opportunityId),
  },
  key: termsheets.id,
  opens: '/termsheet',
  search: [opportunityWords],
  from: (db, fields) =>
    db
      .select(fields)
      .from(termsheets)
      .innerJoin(opportunities, eq(opportunities.id, termsheets.opportunityId))
      .innerJoin(accounts, eq(accounts.id, termsheets.accountId))
      .leftJoin(cities, eq(cities.id, opportunities.cityId))
      .leftJoin(users, eq(users.id, opportunities.agentId))
      .$dynamic() as PgSelect,
  counted: (db, fields) => db.select(fields).from(termsheets).$dynamic() as PgSelect,
  scope: ({ actor, line }) => ofListedOpportunity(termsheets.opportunityId, actor, line),
  conditionOf: key => {
    const status = statuses[key];
    return { where: status === undefined ? sql`false` : eq(termsheets.statusId, status) };
  },
  workedBy: (isTheirs, { actor }) => ofWorkedOpportunity(termsheets.opportunityId, actor, isTheirs),
};
