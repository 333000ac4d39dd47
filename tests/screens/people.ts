import { personas } from '#backend/database/seed/personas.ts';
import { canDo } from '#contract/model/screenAccess.ts';
import type { Screen } from '#contract/model/types.ts';
import { rolesOf } from '#tests/access/mayOpen.ts';

const people = personas.filter(({ isRefused }) => !isRefused);

/** A demo person who may do it on the screen; undefined when nobody may. */
export const whoMay = (screen: Screen, verb: string): string | undefined =>
  people.find(persona => canDo(screen, rolesOf(persona), verb))?.key;
