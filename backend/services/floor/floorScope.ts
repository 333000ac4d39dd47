import { and, ne, sql, type SQL } from 'drizzle-orm';
import { seesWholeHierarchy } from '#contract/domain/calling/hierarchy.ts';
import type { Actor } from '../../calls/Actor.ts';
import { users } from '../../database/schema/index.ts';
import { peopleOf } from '../../policies/peopleOf.ts';

/** Whose live status someone sees: their own and those below them, or everyone's (part 1 section 6, T18). */
export const floorScope = (actor: Actor): SQL | undefined =>
  seesWholeHierarchy(actor.roleCodes)
    ? undefined
    : sql`${users.id} = any(${peopleOf(actor, false)})`;

/** Whose calls someone may step into: those of the people below them, whatever their roles (decision record 0122). */
export const belowOnly = (actor: Actor): SQL | undefined =>
  and(sql`${users.id} = any(${peopleOf(actor, false)})`, ne(users.id, actor.id));
