import Type, { type Static } from 'typebox';
import { alsoAs, keys, listOf, mapOf, may, needed } from './keys.ts';
import { calc } from './calc.ts';
import { condition, operand, plainValue } from './condition.ts';
import { group, name, path, paths } from './names.ts';
import { parts } from './parts.ts';
import { cell, entry, kind, optionList, uploadType } from './registered.ts';
import { missing } from './said.ts';
import { fieldLabel, text, tone } from './text.ts';

const wholeOption = keys(
  {
    value: needed(plainValue, 'As it is stored.'),
    label: may(text, 'As it is shown. Default: the value.'),
    tone: may(tone, 'Draws the value as a status chip of that tone. Default: `neutral`.'),
    when: may(condition, 'When it is offered and accepted. Default: always.'),
  },
  {
    $id: 'option',
    description:
      'One value that can be chosen. A text is short for a value that is shown as it is, `{ "1": "New" }` for the value 1 shown as `New`; digits alone are a number.',
  },
);

/** A value and its words alone. */
export const pairOfValue = mapOf(text, {
  minProperties: 1,
  maxProperties: 1,
  propertyNames: { pattern: '^(?!value$)' },
});

export const option = alsoAs(wholeOption, Type.String({ minLength: 1 }), pairOfValue);

export type OptionFile = Static<typeof option>;

/** What can be chosen, or the name of a list that several screens share. */
export const options = alsoAs(
  Type.Union([listOf(option, { minItems: 1 }), optionList], {
    $id: 'options',
    description:
      'What can be chosen, in order; or a list that several screens share: one of `contract/model/optionLists.ts`, or `"@name"` of `resources/options.json`.',
  }),
  group,
);

const wholeReference = keys(
  {
    to: needed(name, '`resource` of another screen file.'),
    title: may(path, 'Field of the other record that is shown. Default: `name`.'),
    where: may(
      condition,
      "Which records are offered; paths are the other record's, `record.*` is this one.",
    ),
    none: may(
      text,
      'Said when no record can be chosen at all, whatever is typed. Default: that there is nothing to choose from.',
    ),
  },
  {
    $id: 'reference',
    description:
      'The record that an id stands for. The name of a screen alone is short for `{ "to": name }`.',
  },
);

export const reference = alsoAs(wholeReference, name);

export type ReferenceFile = Static<typeof reference>;

const follows = keys(
  {
    reference: needed(path, 'Field of this record, of the kind `reference`.'),
    field: needed(path, 'Field of the other record.'),
  },
  {
    $id: 'follows',
    description:
      'It tells a field of the record that another field names, so it is known before this record is saved. The schema marks it `readOnly`. The generic store keeps it as it was when the record named the other.',
  },
);

/** A field of this record that names another, and the field of that one. */
export type Follows = Static<typeof follows>;

const range = keys(
  {
    min: may(Type.Integer({ minimum: 1 }), 'At least.'),
    max: may(Type.Integer({ minimum: 1 }), 'At most.'),
  },
  { $id: 'range', description: 'Bounds of a number.', minProperties: 1 },
);

const upload = keys(
  {
    accept: needed(
      listOf(uploadType, { minItems: 1, uniqueItems: true }),
      'Media types, told by content and not by name.',
    ),
    maxBytes: needed(Type.Integer({ minimum: 1 }), 'Size in bytes.'),
    width: may(range, 'Width of an image in pixels.'),
    height: may(range, 'Height of an image in pixels.'),
  },
  { $id: 'upload', description: 'What may be uploaded, for the kinds `file` and `image`.' },
);

/** What a file or image may be. Sizes in bytes and pixels. */
export type UploadFile = Static<typeof upload>;

export const field = keys(
  {
    label: may(fieldLabel),
    help: may(text, 'One line under the label.'),
    as: may(
      kind,
      'Kind of the field. Default: `reference` beside the key `reference`, else from the format in the schema, then from its type.',
    ),
    unit: may(text, 'Shown behind the value.'),
    reference: may(reference),
    options: may(
      options,
      'What can be chosen, in order, or the name of a shared list of `contract/model/optionLists.ts`. Default: the values of the schema.',
    ),
    missing: may(
      listOf(missing, { minItems: 1 }),
      'What stands in the place of no value, by the first condition that holds. Default: `-`, or `--` for counts and amounts.',
    ),
    negative: may(text, 'Word before an amount below zero, which is then told without its sign.'),
    exact: may(
      Type.Literal(true),
      'An amount that is told to the paisa wherever it stands; others are rounded to lakh and crore in the head of a page.',
    ),
    visible: may(condition, 'When the field is there. Default: always.'),
    required: may(condition, 'When it must have a value, besides what the schema requires.'),
    readonly: may(condition, "When it cannot be changed, besides the schema's `readOnly`."),
    whenHidden: may(
      Type.Enum(['keep', 'clear']),
      'What becomes of its value while it is not visible. Default: `keep`.',
    ),
    default: may(operand, "Value in a new record. Default: the schema's."),
    compute: may(
      calc,
      'Worked out from other fields; such a field is read-only and the server computes it again before it is saved. On documented calls lists and records show what the call answers.',
    ),
    follows: may(follows),
    upload: may(upload),
    was: may(
      paths,
      'Earlier names of the field, which saved views, links and import files may still use.',
    ),
    cell: may(cell, "Registered cell (`src/fields/cells`) in place of the kind's own."),
    entry: may(
      entry,
      "Registered entry (`src/fields/entries`) or widget of rjsf's theme (`contract/model/themeWidgets.ts`) in place of the kind's own.",
    ),
    parts: may(parts),
  },
  { $id: 'field', description: 'What a screen adds to one field of the schema.', minProperties: 1 },
);

export type FieldFile = Static<typeof field>;
