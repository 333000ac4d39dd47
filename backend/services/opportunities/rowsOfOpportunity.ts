import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../../calls/Actor.ts';
import { ofOpportunityInScope } from '../../policies/scopes/opportunityScope.ts';

type Query = Readonly<Record<string, unknown>>;

/** Rows of an opportunity that the person may open; without one, rows of the opportunities in their lists. */
export const rowsOfOpportunity =
  (column: PgColumn) =>
  ({ opportunityId }: Query, actor: Actor): readonly (SQL | undefined)[] => [
    ofOpportunityInScope(column, actor, typeof opportunityId === 'number' ? 'read' : 'list'),
    typeof opportunityId === 'number' ? eq(column, opportunityId) : undefined,
  ];
