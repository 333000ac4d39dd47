import Type, { type Static } from 'typebox';
import { alsoAs, filled, keys, listOf, may, needed } from './keys.ts';
import { condition, scalar } from './condition.ts';
import { name, names, path, paths } from './names.ts';
import { facts, ownSection, sections, sectionForms } from './sections.ts';
import { text, tone } from './text.ts';

const tabHead = {
  name: needed(name, 'Its name in the address and in actions.'),
  label: filled(text, 'Text of the tab. Default: `name` in words.'),
  count: may(path, 'Field with the number that is shown beside the text.'),
  visible: may(condition, 'When the tab is shown. Default: always.'),
};

const wholeTab = Type.Union(
  [ownSection, keys({ ...tabHead, of: needed(sections, 'Its sections, one below the other.') })],
  {
    $id: 'tab',
    description:
      'A tab of a record. `details` and `history` are tabs with only that section; a tab with one other section may say what that says beside its own keys.',
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
    values: needed(listOf(scalar, { minItems: 1 }), 'Values of the field that mean this stage.'),
    at: may(path, 'Field with the time when it was reached.'),
    tone: may(
      Type.Enum(['info', 'success', 'warning', 'danger']),
      'For an end outside the usual way: it is shown only when the record is in it.',
    ),
  },
  { $id: 'stage', description: 'A stage, or an end outside the usual way.' },
);

export type StageFile = Static<typeof stage>;

const stages = keys(
  {
    field: needed(path, 'Field with the stage.'),
    of: needed(listOf(stage, { minItems: 2 }), 'The stages, in order.'),
  },
  { $id: 'stages', description: 'The stages of a record, shown as steps below its heading.' },
);

const nextStep = keys(
  {
    values: needed(listOf(scalar, { minItems: 1 }), 'Values of the field that mean it.'),
    note: may(text, 'What is missing, and who does it; `{field}` stands for a value.'),
    action: may(name, 'Action that does it; its button stands in the line.'),
  },
  { $id: 'nextStep', description: 'What can come next on a record.' },
);

export type NextStepFile = Static<typeof nextStep>;

const next = keys(
  {
    field: needed(path, 'Field that tells what comes next; its options name it.'),
    since: may(path, 'Field that tells since when it has waited.'),
    of: needed(
      listOf(nextStep, { minItems: 1 }),
      'What can come next. Nothing is said of values that stand in none of them.',
    ),
  },
  {
    $id: 'next',
    description: 'The line below the head of a record that says what comes next and does it.',
  },
);

const pageNote = keys({
  note: needed(text, 'The text; `{field}` is a value of the record.'),
  tone: may(tone, 'Their tone. Default: `info`.'),
  visible: may(condition, 'The records they are shown for. Default: all.'),
});

export const recordPage = keys(
  {
    notes: may(
      listOf(pageNote, { minItems: 1 }),
      'Notes below the heading on every tab, for the records that they apply to.',
    ),
    context: may(paths, 'Fields in one line below the title.'),
    facts: may(
      facts,
      'The most important facts of a record, at the top. Default: the first columns of the list.',
    ),
    next: may(next),
    stages: may(stages),
    buttons: may(
      names,
      "Actions shown as buttons and not in the menu; the first that can be done is the page's main button.",
    ),
    tabs: may(
      listOf(tab, { minItems: 1 }),
      'Its tabs; the first one opens. Default: `details` and `history`.',
    ),
    side: may(sections, 'Sections beside the tabs, or below them where there is no room.'),
    refresh: may(
      Type.Integer({ minimum: 5, maximum: 3600 }),
      'Seconds after which the record is loaded again while it is shown. Default: it is loaded once, and after a change.',
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
