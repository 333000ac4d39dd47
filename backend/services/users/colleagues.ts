import { eq, isNull, sql } from 'drizzle-orm';
import { callOf } from '#contract/calls/index.ts';
import { designations, users } from '../../database/schema/index.ts';
import { readOnly } from '../../tables/readOnly.ts';

/** GET colleagues: everyone, since records name people who have left too. */
export const colleagueList = readOnly(callOf('colleagues.list'), {
  table: users,
  fields: {
    // As an expression: the column itself stands for who changed a record last.
    name: sql<string>`"users"."name"`,
    email: users.email,
    designationName: designations.name,
    isActive: sql<boolean>`("users"."status" = 1)`,
  },
  joins: [{ table: designations, on: eq(designations.id, users.designationId), isInner: false }],
  where: isNull(users.serviceAccountId),
  search: [users.name, users.email],
  sort: 'name',
});
