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
    value: needed(plainValue, 'The value as it is stored.'),
    label: may(text, 'The text that is shown. Default: the value.'),
    tone: may(tone, 'Shows the value as a status chip in this tone. Default: `neutral`.'),
    when: may(condition, 'When it can be chosen. Default: always.'),
  },
  {
    $id: 'option',
    description:
      'One option. A text is short for a value that is shown as it is, `{ "1": "New" }` for the value 1 shown as `New`; digits alone are a number.',
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
    title: may(path, 'Field of the other record that is shown. Default: the title of that screen.'),
    where: may(
      condition,
      'The records that can be chosen; paths are those of the other record, `record.*` is this one.',
    ),
    none: may(
      text,
      'Shown when there is no record to choose at all. Default: that there is nothing to choose from.',
    ),
  },
  {
    $id: 'reference',
    description:
      'The record that an id refers to. The name of a screen alone is short for `{ "to": name }`.',
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
      'It shows a field of the record that another field refers to, so it is known before this record is saved. The schema marks it `readOnly`. The generic store keeps the value of the time when the record was chosen.',
  },
);

const proposes = keys(
  {
    reference: may(
      path,
      'Field of this record, of the kind `reference`. Without it `field` is one of this record, such as the street of the billing address for that of the shipping address.',
    ),
    field: needed(path, 'Field of the other record, or of this one, of the same kind of value.'),
  },
  {
    $id: 'proposes',
    description:
      'A new record begins with this field of the record that another field refers to, such as what is left to pay of the milestone that is chosen, or with another field of its own. It stands until somebody types, and changes with the choice until then; 0 and no value propose nothing.',
  },
);

/** A field of this record that names another, and the field of that one. */
export type Follows = Static<typeof follows>;

/** What a new record begins with: a field of the record that `reference` names, else one of its own. */
export type Proposes = Static<typeof proposes>;

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
      'Media types, checked by content and not by name.',
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
    unit: may(text, 'Shown after the value.'),
    reference: may(reference),
    options: may(
      options,
      'The options in order, or the name of a shared list of `contract/model/optionLists.ts`. Default: the values of the schema.',
    ),
    missing: may(
      listOf(missing, { minItems: 1 }),
      'Shown when there is no value; the first text whose condition is met. Default: `-`, or `--` for counts and amounts.',
    ),
    negative: may(text, 'Word before an amount below zero, which is then shown without its sign.'),
    exact: may(
      Type.Literal(true),
      'An amount that is shown to the paisa everywhere; others are rounded to lakh and crore at the top of a page.',
    ),
    visible: may(
      condition,
      'When the field is shown; rows of a list say nothing where it is not, and `totals` leave them out. Default: always.',
    ),
    required: may(condition, 'When it is required, in addition to the schema.'),
    readonly: may(condition, "When it cannot be changed, in addition to the schema's `readOnly`."),
    whenHidden: may(
      Type.Enum(['keep', 'clear']),
      'What happens to its value while it is not visible. Default: `keep`.',
    ),
    default: may(operand, "Value in a new record. Default: the schema's."),
    compute: may(
      calc,
      'Calculated from other fields; the field is read-only, and the server calculates it again before saving. With documented calls, lists and records show the value that the call answers.',
    ),
    follows: may(follows),
    proposes: may(proposes),
    upload: may(upload),
    was: may(
      paths,
      'Earlier names of the field, which saved views, links and import files may still use.',
    ),
    cell: may(cell, "Registered cell (`src/fields/cells`) in place of the kind's own."),
    entry: may(
      entry,
      "Registered entry (`src/fields/entries`) or widget of rjsf's theme (`contract/model/complete/themeWidgets.ts`) in place of the kind's own.",
    ),
    parts: may(parts),
  },
  {
    $id: 'field',
    description: 'Settings that a screen adds to one field of the schema.',
    minProperties: 1,
  },
);

export type FieldFile = Static<typeof field>;
