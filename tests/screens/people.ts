import { personas } from '#backend/database/seed/people/personas.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { Screen } from '#contract/model/types.ts';
import { rolesOf } from '#tests/access/mayOpen.ts';

const people = personas.filter(({ isRefused }) => !isRefused);

/** A demo person who may do it on the screen; undefined when nobody may. */
export const whoMay = (screen: Screen, verb: string): string | undefined =>
  people.find(persona => canDo(screen, rolesOf(persona), verb))?.key;

/** The roles of a demo person, by their key. */
export const rolesOfPerson = (key: string): readonly RoleCode[] =>
  people.filter(one => one.key === key).flatMap(rolesOf);
