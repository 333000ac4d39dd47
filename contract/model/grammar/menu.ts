import Type, { type Static } from 'typebox';
import { keys, listOf, writtenAs, may, needed } from './keys.ts';
import { group } from './names.ts';
import { icon, menuGroup, role } from './registered.ts';
import { text } from './text.ts';

export const menu = keys({
  group: needed(menuGroup),
  offeredTo: may(
    writtenAs(listOf(role, { minItems: 1 }), listOf(Type.Union([role, group]), { minItems: 1 })),
    'Roles, or groups of them (`"@name"` of `resources/roles.json`), that see the entry in menu, palette and home, if not everyone who can open the address works with it. Default: everyone who can open it.',
  ),
  label: may(text, "The specification's own menu label where it differs from `label.other`."),
  icon: needed(icon),
  order: needed(Type.Integer({ minimum: 0 }), 'Position within the group, smallest first.'),
  line: may(text, 'What the page is for, in a few words; shown under its name on Home.'),
});

export type MenuFile = Static<typeof menu>;
