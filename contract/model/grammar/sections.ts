import Type, { type Static } from 'typebox';
import { keys, listOf, mapOf, may, needed } from './keys.ts';
import { condition, operands } from './condition.ts';
import { options } from './field.ts';
import { sort } from './list.ts';
import { name, path, paths } from './names.ts';
import { askedCall, by, parts } from './parts.ts';
import { icon, kind, panel } from './registered.ts';
import { text } from './text.ts';
import { ownSections } from '../complete/ownSections.ts';

/** Sections that every record has. */
export const ownSection = Type.Enum(ownSections);

const fact = Type.Union(
  [
    path,
    keys({
      field: needed(path, 'The field. If a call provides the facts, a path in its answer.'),
      label: may(text, 'Label in place of that of the field.'),
      as: may(kind, 'Its kind, if a call provides it. Default: `text`.'),
      options: may(
        options,
        'The options in order, or the name of a shared list of `contract/model/optionLists.ts`. Default: the values of the schema.',
      ),
      note: may(path, 'Field shown in small text after the value, with its unit.'),
      parts: may(parts),
    }),
  ],
  { $id: 'fact', description: 'A fact: a field of the record, or a field with its own settings.' },
);

export type FactFile = Static<typeof fact>;

export const facts = listOf(fact, { $id: 'facts', minItems: 1 });

const listSection = keys(
  {
    list: needed(name, 'The screen whose records are listed here; its own rights apply to them.'),
    by: needed(by, 'The records to show. A new record created here has the field filled in.'),
    preset: may(
      operands,
      'Other values of a new record, by field; `record` is the record of the page.',
    ),
    creatable: may(
      condition,
      'The records of the page for which a new one can be created here. Default: all.',
    ),
    columns: may(paths, 'Columns. Default: those of the screen, without the field in `by`.'),
    sort: may(sort, 'Order. Default: as the screen says.'),
    pageSize: may(Type.Enum([5, 10, 20, 30, 50, 100]), 'Rows on a page. Default: 5.'),
    empty: may(text, 'Shown when the record has none. Default: as the screen says.'),
    refresh: may(
      Type.Integer({ minimum: 5, maximum: 3600 }),
      'Seconds after which it is loaded again while it is shown. Default: it is loaded once, and after a change on the page.',
    ),
    label: may(text, 'Heading. Default: the name of the screen that it shows.'),
    visible: may(condition, 'When the section is shown. Default: always.'),
  },
  { $id: 'listSection', description: 'Records of another screen, as a list inside the page.' },
);

export type ListSectionFile = Static<typeof listSection>;

const timelineSection = keys(
  {
    timeline: needed(name, 'A screen whose records are shown one after the other, newest first.'),
    by: needed(by, 'The records to show.'),
    at: needed(path, 'Field with the date or time.'),
    title: needed(path, 'Field that says what happened.'),
    lines: may(paths, 'Fields shown below it, if they have a value.'),
    icons: may(mapOf(icon), 'Icon by the value of the title.'),
    refresh: may(
      Type.Integer({ minimum: 5, maximum: 3600 }),
      'Seconds after which it is loaded again while it is shown. Default: it is loaded once, and after a change on the page.',
    ),
    label: may(text, 'Heading. Default: the name of the screen that it shows.'),
    visible: may(condition, 'When the section is shown. Default: always.'),
  },
  { $id: 'timelineSection', description: 'Records of another screen, one after the other.' },
);

export type TimelineSectionFile = Static<typeof timelineSection>;

const panelSection = keys(
  {
    panel: needed(panel, 'A panel made by hand (`src/pages/<area>/<Name>Panel.tsx`).'),
    label: may(text, 'Heading. Default: the name of the screen that it shows.'),
    visible: may(condition, 'When the section is shown. Default: always.'),
  },
  { $id: 'panelSection', description: 'A panel made by hand.' },
);

export type PanelSectionFile = Static<typeof panelSection>;

const factsSection = keys(
  {
    facts: needed(facts, 'The facts, one below the other.'),
    from: may(
      askedCall,
      'The call that provides them. Default: they are fields of the record, without a call.',
    ),
    refresh: may(
      Type.Integer({ minimum: 5, maximum: 3600 }),
      'Seconds after which it is loaded again while it is shown. Default: it is loaded once, and after a change on the page.',
    ),
    label: may(text, 'Heading. Default: the name of the screen that it shows.'),
    visible: may(condition, 'When the section is shown. Default: always.'),
  },
  { $id: 'factsSection', description: 'Facts of the record or of a call.' },
);

export type FactsSectionFile = Static<typeof factsSection>;

const section = Type.Union([ownSection, listSection, timelineSection, panelSection, factsSection], {
  $id: 'section',
  description:
    "A part of a record's page, loaded when it is shown. If it cannot be loaded it offers to try again, and the others are not affected. `details` are the fields to view or change, `history` shows who changed what.",
});

export type SectionFile = Static<typeof section>;

/** The sections that a file says by their keys. */
export const sectionForms = [listSection, timelineSection, panelSection, factsSection] as const;

export const sections = listOf(section, { $id: 'sections', minItems: 1 });
