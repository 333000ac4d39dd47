import { pointer } from '../files/jsonPositions.ts';
import type { Reading } from './Reading.ts';
import { isMembers, type Members } from './SharedFiles.ts';

const isGroup = (name: unknown): name is string => typeof name === 'string' && name.startsWith('@');

/** The roles of a group; a role stands for itself. */
const rolesOf = (reading: Reading, name: string, at: string): readonly unknown[] =>
  (isGroup(name) ? reading.sharedBy('roles', name, at) : undefined) ?? [name];

/** Each role of a group with the grant of the group. */
const grants = (reading: Reading, access: Members): Members => {
  const from = new Map<string, string>();
  const found: Record<string, unknown> = {};
  for (const [name, grant] of Object.entries(access)) {
    const at = `/access${pointer(name)}`;
    for (const role of rolesOf(reading, name, at).map(String)) {
      const earlier = from.get(role);
      if (earlier !== undefined)
        reading.add(
          at,
          `"${role}" has a grant from "${earlier}" too: give each role one, by its name or by one group`,
        );
      from.set(role, name);
      found[role] = grant;
      if (role !== name) reading.move(`/access${pointer(role)}`, at);
    }
  }
  return found;
};

const listed = (reading: Reading, roles: readonly unknown[], at: string): readonly unknown[] => {
  const found = roles.flatMap((role, index) => {
    const place = at + pointer(index);
    const each = typeof role === 'string' ? rolesOf(reading, role, place) : [role];
    return each.map(one => ({ one, place }));
  });
  const places = found.map(({ place }) => reading.placeOf(place));
  for (const [index, place] of places.entries()) reading.move(at + pointer(index), place);
  return found.map(({ one }) => one);
};

const menuKeys = ['offeredTo', 'mainFor'];

/** The lists of roles of a menu entry, with the roles of each group that they name. */
const rolesOfMenu = (reading: Reading, menu: Members): Members =>
  Object.fromEntries(
    menuKeys.flatMap(key => {
      const roles = menu[key];
      return Array.isArray(roles) ? [[key, listed(reading, roles, `/menu/${key}`)] as const] : [];
    }),
  );

/** A screen file with the roles of each group that it names. */
export const readRoles = (reading: Reading, content: unknown): unknown => {
  if (!isMembers(content)) return content;
  const { access, menu } = content;
  return {
    ...content,
    ...(isMembers(access) && { access: grants(reading, access) }),
    ...(isMembers(menu) && { menu: { ...menu, ...rolesOfMenu(reading, menu) } }),
  };
};
