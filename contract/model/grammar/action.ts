import Type, { type Static } from 'typebox';
import { alsoAs, filled, hereAs, keys, listOf, mapOf, may, needed } from './keys.ts';
import { condition, operand, operands } from './condition.ts';
import { messages } from './data.ts';
import { options, reference } from './field.ts';
import { name, pathForm, paths, wordForm } from './names.ts';
import { call, dialog, icon, kind, role } from './registered.ts';
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
    options: may(options, 'The options, or the name of a shared list.'),
    required: may(condition, 'When it is required. Default: never.'),
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
    'Values in the body. Default: the answers of the dialog. A list says what it is made of: `ask` for all answers, `version` for that of the record, and values by name.',
  ),
  succeeds: may(
    condition,
    'A condition on the answer besides its status; its paths are those of the answer.',
  ),
});

const notify = keys(
  {
    roles: may(
      listOf(role, { minItems: 1, uniqueItems: true }),
      'Everybody with one of these roles who may open the record.',
    ),
    people: may(
      paths,
      'Fields that hold a person; whoever stands there is told, if they may open the record.',
    ),
    text: needed(text, 'What they read under the bell; `{field}` is a value of the record.'),
  },
  {
    $id: 'notify',
    description: 'Whom an action tells of it, in the notices of the console.',
  },
);

export const action = keys(
  {
    label: filled(text, 'Text of the button. Default: the name of the action in words.'),
    icon: may(icon),
    tone: may(
      Type.Enum(['neutral', 'danger']),
      '`danger` for actions that cannot be undone. Default: `neutral`.',
    ),
    on: filled(
      listOf(Type.Enum(['toolbar', 'row', 'record', 'bulk']), { minItems: 1, uniqueItems: true }),
      "Where it is offered: above the list without a record, in the row's menu, on the record page, for selected rows (one call each). Default: `row` and `record`.",
    ),
    visible: may(
      condition,
      'The records it is offered for at all. If it is offered but cannot be done now, use `eligible`. Default: all.',
    ),
    eligible: may(condition, 'The records it can be done with. Default: all.'),
    why: may(
      said,
      'Shown when a record is not eligible: one sentence, or several with conditions; the first whose condition is met is shown.',
    ),
    ask: may(listOf(ask, { minItems: 1 }), 'Fields of a dialog before the call.'),
    confirm: may(text, 'Question before the call; `{field}` is a value of the record.'),
    confirmSeveral: may(
      text,
      'Question when several records are selected; `{count}` is their number and `{field}` the sum of an amount. Default: `confirm`, with the number of records in place of each value.',
    ),
    call: may(alsoAs(actionCall, call), 'The call that the action makes; its id alone is enough.'),
    set: may(
      mapOf(operand, { minProperties: 1, propertyNames: { pattern: pathForm } }),
      "In place of `call`: values by field that the server puts into the record; null clears one. The verb of the action is enough: `edit` is not needed, and a read-only field may be set. For records of the console's own store.",
    ),
    notify: may(notify, 'Whom it tells, once `set` has changed the record.'),
    messages: may(messages),
    after: may(
      Type.Enum(['refresh', 'list', 'open', 'job']),
      'After success: only reload what it changed, go to the list, open the record in the answer, or show the progress of the job in the answer. Default: `refresh`.',
    ),
    run: may(
      dialog,
      'Registered dialog (`src/pages/<area>/<Name>Action.tsx`) in place of `ask`, `confirm` and `call`.',
    ),
    once: may(
      name,
      'A value of the answer that its dialog shows this once, with a button to copy it: a secret that nothing shows again.',
    ),
    undo: may(Type.Boolean(), 'Its success message offers Undo.'),
    tab: may(
      name,
      "A tab of the record's page that it opens, in place of `ask`, `confirm` and `call`.",
    ),
    new: may(
      name,
      'A screen whose form of a new record it opens, in place of `ask`, `confirm` and `call`; with `tab` in the dialog of that list on the tab.',
    ),
    preset: may(
      operands,
      'Values of the new record, by field; the other screen has to list the fields in `newWith`. `record` is the record of the action.',
    ),
  },
  { $id: 'action', description: 'An action on one record or several.' },
);

export type ActionFile = Static<typeof action>;

export type ActionCallFile = Static<typeof actionCall>;
