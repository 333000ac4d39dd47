import Type, { type Static } from 'typebox';
import { condition } from './condition.ts';
import { alsoAs, keys, listOf, may, needed, typed, within } from './keys.ts';
import { path } from './names.ts';
import { text, tone } from './text.ts';

const groupKeys = {
  in: needed(
    Type.Enum(['section', 'tab', 'step', 'row']),
    '`section`: a card with a heading; `tab`: one of several tabs, `step`: one page of a wizard, both only at the top level; `row`: fields side by side.',
  ),
  label: may(text, 'Heading of a section or text of a tab.'),
  visible: may(condition, 'When the group is shown. Default: always.'),
};

const groupHead = keys(groupKeys);

/** A group, which holds fields and other groups. */
interface LayoutGroupFile extends Static<typeof groupHead> {
  readonly of: readonly LayoutItemFile[];
}

const layoutNote = keys({
  note: needed(text, 'A line of text between the fields.'),
  tone: may(tone, 'Its tone. Default: `info`.'),
  visible: may(condition, 'When the note is shown. Default: always.'),
});

export type LayoutItemFile = string | LayoutGroupFile | Static<typeof layoutNote>;

/** The layout within a group. */
const inner = within<readonly LayoutItemFile[]>('layout');

export const layout = typed<readonly LayoutItemFile[]>()(
  listOf(
    alsoAs(
      Type.Union([path, keys({ ...groupKeys, of: needed(inner) }), layoutNote]),
      inner,
      keys({
        section: needed(text, 'Heading of a section that is always there.'),
        of: needed(inner, 'What it holds.'),
      }),
    ),
    {
      $id: 'layout',
      description:
        'Fields in order, alone or in groups. A list within the list is short for a `row`, `{ "section": heading, "of": … }` for a section.',
      minItems: 1,
    },
  ),
);
