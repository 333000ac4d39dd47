import Type, { type Static } from 'typebox';
import { alsoAs, filled, keys, listOf, may, needed } from './keys.ts';
import { condition, scalar } from './condition.ts';
import { name, names, path, paths } from './names.ts';
import { facts, ownSection, sections, sectionForms } from './sections.ts';
import { text, tone } from './text.ts';

const tabHead = {
  name: needed(name, 'What the address and actions call it.'),
  label: filled(text, 'Words on the tab. Default: `name` in words.'),
  count: may(path, 'Field with the number that stands beside the words.'),
  visible: may(condition, 'When the tab is there. Default: always.'),
};

const wholeTab = Type.Union(
  [ownSection, keys({ ...tabHead, of: needed(sections, 'Its sections, one below the other.') })],
  {
    $id: 'tab',
    description:
      'A side of a record. `details` and `history` are tabs with that section alone; a tab with one other section may say what that says beside its own keys.',
  },
);

const tab = alsoAs(
  wholeTab,
  ...sectionForms.map(({ properties }) => keys({ ...properties, ...tabHead })),
);

export type TabFile = Static<typeof tab>;

const stage = keys(
  {
    label: needed(text, 'What it is called.'),
    values: needed(listOf(scalar, { minItems: 1 }), 'Values of the field that mean it.'),
    at: may(path, 'Field that tells when it was reached.'),
    tone: may(
      Type.Enum(['info', 'success', 'warning', 'danger']),
      'For an end that is no step of the way: it is shown only where the record is in it.',
    ),
  },
  { $id: 'stage', description: 'A stage, or an end that is no step of the way.' },
);

export type StageFile = Static<typeof stage>;

const stages = keys(
  {
    field: needed(path, 'Field that tells the stage.'),
    of: needed(listOf(stage, { minItems: 2 }), 'The stages, in order.'),
  },
  { $id: 'stages', description: 'The stages of a record as a visible way, below its head.' },
);

const pageNote = keys({
  note: needed(text, 'The words.'),
  tone: may(tone, 'Their weight. Default: `info`.'),
  visible: may(condition, 'Which records they are said of. Default: all.'),
});

export const recordPage = keys(
  {
    notes: may(
      listOf(pageNote, { minItems: 1 }),
      'Words below the head, on whatever tab, of the records that they are said of.',
    ),
    context: may(paths, 'Fields told in one line below the title.'),
    facts: may(
      facts,
      'What decides about a record, at the top. Default: the first columns of the list.',
    ),
    stages: may(stages),
    buttons: may(
      names,
      "Actions that are buttons instead of standing in the menu; the first that can be done is the page's main one.",
    ),
    tabs: may(
      listOf(tab, { minItems: 1 }),
      'Its sides; the first opens. Default: `details` and `history`.',
    ),
    side: may(sections, 'Sections beside the tabs, below them where there is no room.'),
    refresh: may(
      Type.Integer({ minimum: 5, maximum: 3600 }),
      'Seconds after which the record is read again while it is seen. Default: it is read once, and after a change.',
    ),
  },
  {
    $id: 'recordPage',
    description: 'The page of one record. Default: its fields and its history.',
  },
);

export type RecordPageFile = Static<typeof recordPage>;

/** Words across the page of the records that they are said of. */
export type PageNoteFile = Static<typeof pageNote>;
