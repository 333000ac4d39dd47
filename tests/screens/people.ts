import { automaticRole, personas, type Persona } from '#backend/database/seed/personas.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import { canDo } from '#contract/model/screenAccess.ts';
import type { Screen } from '#contract/model/types.ts';

const rolesOf = (persona: Persona): readonly RoleCode[] => {
  const automatic = automaticRole(persona);
  return automatic ? [...persona.roles, automatic] : persona.roles;
};

const people = personas.filter(({ isRefused }) => !isRefused);

/** A demo person who may do it on the screen; undefined when nobody may. */
export const whoMay = (screen: Screen, verb: string): string | undefined =>
  people.find(persona => canDo(screen, rolesOf(persona), verb))?.key;

/** A demo person who may not open the screen; undefined when everybody may. */
export const whoMayNot = (screen: Screen): string | undefined =>
  people.find(persona => !canDo(screen, rolesOf(persona), 'list'))?.key;
