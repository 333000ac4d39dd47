import Type, { type Static } from 'typebox';
import { condition } from './condition.ts';
import { keys, listOf, mapOf, may, needed } from './keys.ts';
import { nameForm, path, paths } from './names.ts';
import { panel } from './registered.ts';
import { facts } from './sections.ts';
import { text, tone } from './text.ts';

/* What waits for somebody's decision: changes of a record, and lists that are worked through one by one. */

export const approval = keys(
  {
    fields: needed(
      paths,
      'Fields that need approval to change; a change to other fields only is saved at once.',
    ),
  },
  {
    $id: 'approval',
    description:
      'A change needs someone else’s approval and takes effect on its day. Without approval it is refused everywhere.',
  },
);

/** A change waits for someone else: who has the verb `approve` in `access`, and did not propose it. */
export type Approval = Static<typeof approval>;

const flag = keys(
  {
    when: needed(condition, 'The records it warns of.'),
    text: needed(text, 'The warning; `{field}` is a value of the record.'),
    tone: may(tone, 'Its tone. Default: `warning`.'),
  },
  { $id: 'flag', description: 'A warning about a record that somebody decides on.' },
);

export type FlagFile = Static<typeof flag>;

export const triage = keys(
  {
    facts: needed(
      facts,
      'What decides: shown beside the list for the record in turn; the first of them also tell the records in the list apart.',
    ),
    since: may(
      path,
      'Field with the day or time since when a record waits; the list tells how long.',
    ),
    acts: needed(
      mapOf(Type.String({ pattern: '^[A-Z]$' }), {
        propertyNames: { pattern: nameForm },
        minProperties: 1,
      }),
      'Actions that decide, each with the letter that starts it. They are `on` `row`, and what they ask stands beside the facts.',
    ),
    panel: may(panel, 'A panel made by hand below the facts (`src/pages/<area>/<Name>Panel.tsx`).'),
    flags: may(
      listOf(flag, { minItems: 1 }),
      'What speaks against a record, shown above its facts.',
    ),
  },
  {
    $id: 'triage',
    description:
      'A list that waits for decisions can be worked through one by one: the list at the left, the record in turn at the right, keys for its actions, and the next record after each.',
  },
);

export type TriageFile = Static<typeof triage>;
