import Type, { type Static } from 'typebox';
import { keys, listOf, writtenAs, may, needed } from './keys.ts';
import { group } from './names.ts';
import { icon, menuGroup, role } from './registered.ts';
import { text } from './text.ts';

const rolesOrGroups = writtenAs(
  listOf(role, { minItems: 1 }),
  listOf(Type.Union([role, group]), { minItems: 1 }),
);

export const menu = keys({
  group: needed(menuGroup),
  offeredTo: may(
    rolesOrGroups,
    'Roles, or groups of them (`"@name"` of `resources/roles.json`), that see the entry in menu, palette and home, if not everyone who can open the address works with it. Default: everyone who can open it.',
  ),
  mainFor: may(
    rolesOrGroups,
    'Roles, or groups of them, among whose at most twelve main entries this one is, if they call all day (`callsAllDay`). Their other entries are under More; everyone else has all entries in their groups. Default: nobody.',
  ),
  label: may(text, "The specification's own menu label where it differs from `label.other`."),
  icon: needed(icon),
  order: needed(Type.Integer({ minimum: 0 }), 'Position within the group, smallest first.'),
  line: may(text, 'What the page is for, in a few words; shown under its name on Home.'),
});

export type MenuFile = Static<typeof menu>;
