import Type, { type Static } from 'typebox';
import { keys, listOf, mapOf, may, needed } from './keys.ts';
import { condition, operands } from './condition.ts';
import { options } from './field.ts';
import { sort } from './list.ts';
import { name, path, paths } from './names.ts';
import { askedCall, by, parts } from './parts.ts';
import { icon, kind, panel } from './registered.ts';
import { text } from './text.ts';
import { ownSections } from '../ownSections.ts';

/** Sections that every record has. */
export const ownSection = Type.Enum(ownSections);

const fact = Type.Union(
  [
    path,
    keys({
      field: needed(path, 'The field. Where a call tells the facts, a path in its answer.'),
      label: may(text, 'Other words than those of the field.'),
      as: may(kind, 'Its kind, where a call tells it. Default: `text`.'),
      options: may(
        options,
        'What can be chosen, in order, or the name of a shared list of `contract/model/optionLists.ts`. Default: the values of the schema.',
      ),
      note: may(path, 'Field told in small words after the value, with its unit.'),
      parts: may(parts),
    }),
  ],
  { $id: 'fact', description: 'A fact: a field of the record, or one with what differs from it.' },
);

export type FactFile = Static<typeof fact>;

export const facts = listOf(fact, { $id: 'facts', minItems: 1 });

const listSection = keys(
  {
    list: needed(
      name,
      'A screen whose records are listed here; what the reader may do with them is its own.',
    ),
    by: needed(by, 'Which of its records. A new one that is made here has the field filled in.'),
    preset: may(
      operands,
      'Values that a new one begins with besides, by field; `record` is that of the page.',
    ),
    creatable: may(
      condition,
      'Of which records of the page a new one may be made here. Default: all.',
    ),
    columns: may(paths, 'Columns. Default: those of the screen, without the field in `by`.'),
    sort: may(sort, 'Order. Default: as the screen says.'),
    pageSize: may(Type.Enum([5, 10, 20, 30, 50, 100]), 'Rows on a page. Default: 10.'),
    empty: may(text, 'Said when the record has none. Default: as the screen says.'),
    state: may(
      Type.Enum(['own', 'address']),
      'Where filter, order and page are kept: forgotten with the page, or in the address. Default: `own`.',
    ),
    refresh: may(
      Type.Integer({ minimum: 5, maximum: 3600 }),
      'Seconds after which it is read again while it is seen. Default: it is read once, and after a change on the page.',
    ),
    label: may(text, 'Heading. Default: the words of the screen that it shows.'),
    visible: may(condition, 'When the section is there. Default: always.'),
  },
  { $id: 'listSection', description: 'Records of another screen, as a list inside the page.' },
);

export type ListSectionFile = Static<typeof listSection>;

const timelineSection = keys(
  {
    timeline: needed(name, 'A screen whose records are told one after the other, newest first.'),
    by: needed(by, 'Which of its records.'),
    at: needed(path, 'Field with the moment.'),
    title: needed(path, 'Field that says what happened.'),
    lines: may(paths, 'Fields told below it, as far as they have a value.'),
    icons: may(mapOf(icon), 'Icon by the value of the title.'),
    refresh: may(
      Type.Integer({ minimum: 5, maximum: 3600 }),
      'Seconds after which it is read again while it is seen. Default: it is read once, and after a change on the page.',
    ),
    label: may(text, 'Heading. Default: the words of the screen that it shows.'),
    visible: may(condition, 'When the section is there. Default: always.'),
  },
  { $id: 'timelineSection', description: 'Records of another screen, one after the other.' },
);

export type TimelineSectionFile = Static<typeof timelineSection>;

const panelSection = keys(
  {
    panel: needed(panel, 'A panel made by hand (`src/pages/<area>/<Name>Panel.tsx`).'),
    label: may(text, 'Heading. Default: the words of the screen that it shows.'),
    visible: may(condition, 'When the section is there. Default: always.'),
  },
  { $id: 'panelSection', description: 'A panel made by hand.' },
);

export type PanelSectionFile = Static<typeof panelSection>;

const factsSection = keys(
  {
    facts: needed(facts, 'The facts, one below the other.'),
    from: may(
      askedCall,
      'The call that tells them. Default: the record tells them, and nothing is asked.',
    ),
    refresh: may(
      Type.Integer({ minimum: 5, maximum: 3600 }),
      'Seconds after which it is read again while it is seen. Default: it is read once, and after a change on the page.',
    ),
    label: may(text, 'Heading. Default: the words of the screen that it shows.'),
    visible: may(condition, 'When the section is there. Default: always.'),
  },
  { $id: 'factsSection', description: 'Facts of the record or of a call.' },
);

export type FactsSectionFile = Static<typeof factsSection>;

const section = Type.Union([ownSection, listSection, timelineSection, panelSection, factsSection], {
  $id: 'section',
  description:
    "A part of a record's page, read when it is seen; one that cannot be read offers to try again, and the others stand. `details` are the fields to read or change, `history` tells who changed what.",
});

export type SectionFile = Static<typeof section>;

/** The sections that a file says by their keys. */
export const sectionForms = [listSection, timelineSection, panelSection, factsSection] as const;

export const sections = listOf(section, { $id: 'sections', minItems: 1 });
