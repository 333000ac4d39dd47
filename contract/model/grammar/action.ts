import Type, { type Static } from 'typebox';
import { alsoAs, filled, hereAs, keys, listOf, may, needed } from './keys.ts';
import { condition, operand, operands } from './condition.ts';
import { messages } from './data.ts';
import { options, reference } from './field.ts';
import { name, wordForm } from './names.ts';
import { call, dialog, icon, kind } from './registered.ts';
import { said } from './said.ts';
import { text } from './text.ts';

const ask = keys(
  {
    name: needed(Type.String({ pattern: wordForm }), 'What `{ "$": "ask.<name>" }` refers to.'),
    label: filled(text, 'Name of the field. Default: `name` in words.'),
    help: may(text, 'One line under the label.'),
    as: filled(
      kind,
      'Kind of the field. Default: `reference` beside the key `reference`, else `text`.',
    ),
    reference: may(reference),
    options: may(options, 'What can be chosen, or the name of a shared list.'),
    required: may(condition, 'When it must have a value. Default: never.'),
    default: may(operand, 'Value when the dialog opens.'),
  },
  { $id: 'ask', description: "One field of an action's dialog." },
);

/** A field that an action asks for in its dialog. */
export type AskFile = Static<typeof ask>;

const bodyParts = listOf(Type.Union([Type.Enum(['ask', 'version']), operands]), { minItems: 1 });

const actionCall = keys({
  call: needed(call, 'Id of the call.'),
  path: may(operands, "Values in the path. Default: `id` is the record's."),
  query: may(operands, 'Values in the query.'),
  body: may(
    hereAs(operands, bodyParts),
    'Values in the body. Default: what was asked. A list says what it is made of: `ask` for all that was asked, `version` for that of the record, and values by name.',
  ),
  succeeds: may(condition, "What the answer must meet besides its status; paths are the answer's."),
});

export const action = keys(
  {
    label: filled(text, 'Words on the button. Default: the name of the action in words.'),
    icon: may(icon),
    tone: may(
      Type.Enum(['neutral', 'danger']),
      '`danger` for what cannot be undone. Default: `neutral`.',
    ),
    on: filled(
      listOf(Type.Enum(['toolbar', 'row', 'record', 'bulk']), { minItems: 1, uniqueItems: true }),
      "Where it is offered: above the list without a record, in the row's menu, on the record page, for selected rows (one call each). Default: `row` and `record`.",
    ),
    visible: may(
      condition,
      'Which records it is offered for at all; for one that is offered and cannot be done now, use `eligible`. Default: all.',
    ),
    eligible: may(condition, 'Which records it is for. Default: all.'),
    why: may(
      said,
      'Said where a record is not eligible: one sentence, or several with conditions, of which the first that holds is said.',
    ),
    ask: may(listOf(ask, { minItems: 1 }), 'Fields of a dialog before the call.'),
    confirm: may(text, 'Question before the call; `{field}` is a value of the record.'),
    confirmSeveral: may(
      text,
      'Question where several records are chosen; `{count}` is their number and `{field}` the sum of an amount. Default: `confirm` with their number in the place of each value.',
    ),
    call: may(alsoAs(actionCall, call), 'The call that does it; its id alone is enough.'),
    messages: may(messages),
    after: may(
      Type.Enum(['refresh', 'list', 'open', 'job']),
      'After success: nothing more than that what it changed is read again, go to the list, open the record that was answered, show how the job that was answered goes on. Default: `refresh`.',
    ),
    run: may(
      dialog,
      'Registered dialog (`src/pages/<area>/<Name>Action.tsx`) in place of `ask`, `confirm` and `call`.',
    ),
    undo: may(
      Type.Boolean(),
      'What it changed can be taken back from the message that tells of it.',
    ),
    tab: may(
      name,
      "A tab of the record's page that it opens, in place of `ask`, `confirm` and `call`.",
    ),
    new: may(
      name,
      'A screen whose form of a new record it opens, in place of `ask`, `confirm` and `call`.',
    ),
    preset: may(
      operands,
      'Values that this new record begins with, by field: such as the other screen names in `newWith`. `record` is the one of the action.',
    ),
  },
  { $id: 'action', description: 'Something done with one record or several.' },
);

export type ActionFile = Static<typeof action>;

export type ActionCallFile = Static<typeof actionCall>;
