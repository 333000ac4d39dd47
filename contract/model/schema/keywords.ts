/*
 * What becomes of each keyword of JSON Schema, for `check` and for `docs/reference/schema-keywords.md`. A keyword that is
 * in none of the lists is a note, unless it begins with `x-`, and has no effect.
 */

/** Keywords that are read, with what they do to form, list and store. */
export const readKeywords: Readonly<Record<string, string>> = {
  $ref: 'Put in its place when the file is read: a part of the same file (`#/$defs/x`, `#/properties/x`, `#`), another file of `form-schemas` by its name, an `$anchor`, or a schema bundled with its `$id`. Keywords beside it add to it. Of another address, its copy in the project, which `npm run screens -- fetch` writes: nothing is fetched while a schema is read. The schema of schemas (`http://json-schema.org/…`) is any object. A schema that refers to itself is drawn one level at a time, and so is a heavy part of a large schema: it is opened when somebody needs it.',
  $dynamicRef:
    'As `$ref`: to the part of that name in the file itself where it has one, else to that of the file that is referred to.',
  $dynamicAnchor: 'A name for `$dynamicRef` and `$ref`.',
  $recursiveRef: 'As `$dynamicRef`, in 2019-09.',
  $recursiveAnchor: 'Says of a file that `$recursiveRef` means the outermost one.',
  $defs: 'Holds what `$ref` refers to.',
  definitions: 'The same as `$defs`.',
  $anchor: 'A name for `$ref`.',
  $id: 'A name for `$ref`.',
  id: 'The same as `$id`, in draft 4.',
  $schema: 'Any draft from 4 on; older words are read as those of 2020-12.',
  title: 'The English name of the field; of a file, the name of one record.',
  description: 'Shown below the field.',
  default:
    'What a new record begins with; in an object that may be missing and asks for more, once it is there. One that its own schema refuses is a note.',
  examples: 'Shown in a refusal.',
  readOnly: 'Shown and never sent.',
  type: '`string`, `number`, `integer`, `boolean`, `array`, `object`, `null` or several: with `null` the field may be empty, other pairs become alternatives. Where it is missing it follows from the other keywords.',
  enum: 'A list to choose from. Values that are lists or objects are chosen too; those that the type beside them does not allow are left out.',
  enumNames: 'Names of the values of `enum`, in its order.',
  const: 'A list of one; in alternatives, what tells them apart.',
  format:
    'Picks the field: `date`, `date-time`, `time` (a zone may follow), `email`, `phone` (masked for whom numbers are masked, and found by the whole number alone), `work-phone` (of our own people, told whole). Checked as well: `uri`, `uuid`, `hostname`, `ipv4`, `ipv6`, `duration`, `regex`, `color`, `data-url` and the others of ajv-formats. A format that nobody knows is a note of `check`.',
  minLength: 'Checked.',
  maxLength: 'Checked.',
  pattern:
    'Checked. One that may take for ever on a short text is not, which is a note; inside `not`, `if`, `oneOf`, `anyOf`, `contains` and `propertyNames`, where it decides what else holds, it is a fault. One in the older way (`\\_`, `\\-`) is read in that of Unicode.',
  minimum: 'Checked.',
  maximum: 'Checked.',
  exclusiveMinimum: 'Checked, as a number or as draft 4 writes it.',
  exclusiveMaximum: 'Checked, as a number or as draft 4 writes it.',
  multipleOf: 'Checked; 0.3 is a multiple of 0.1.',
  items:
    'Objects are cards, words a list of words, options several choices; everything else is drawn entry by entry, lists in lists too. A list of schemas is a tuple.',
  prefixItems: 'A tuple: each place has its own field.',
  additionalItems: 'What follows the places of a tuple.',
  unevaluatedItems: 'Checked.',
  minItems: 'Checked.',
  maxItems: 'Checked; no more can be added.',
  uniqueItems: 'Checked.',
  contains: 'Checked.',
  minContains: 'Checked.',
  maxContains: 'Checked.',
  properties:
    'Fields. Those of an object in the record are a section of the form; columns, filters and conditions name them with dots. A dot in a name becomes `_`, and a name that the store keeps itself (`id`, `version`, `createdAt` …) and that is not `readOnly` becomes `ownVersion`, as do words of conditions (`record`, `not` …); people read the name in the schema.',
  required: 'Must be filled in; inside an object that may be missing, only once it is there.',
  additionalProperties:
    '`false` or nothing: what is described nowhere is refused. A schema: people name the entries themselves; at the top of a file they stand in the field `more`.',
  patternProperties: 'Entries that people name themselves; what a name allows is checked.',
  propertyNames: 'Checked.',
  unevaluatedProperties: 'Checked.',
  minProperties: 'Checked.',
  maxProperties: 'Checked.',
  dependencies: 'Read as `dependentRequired` and `dependentSchemas`.',
  dependentRequired: 'A field is required once another has a value.',
  dependentSchemas: 'Fields appear once another has a value.',
  'if / then / else':
    'Fields of `then` and `else` appear, are required and offer their values while it holds or does not. At the top of a file it may ask for `const`, `enum`, `required`, limits, `contains` a value, `not`, `allOf`, `anyOf`; inside lists, maps and alternatives for anything.',
  allOf: 'Merged when the file is read; two that nothing can fit are a fault.',
  oneOf:
    'Of `const` with titles: a list to choose from. Of objects of a field: a choice, and below it the fields of what is chosen. At the top of a file: a field that tells them apart decides; without one, what is filled in decides.',
  anyOf:
    'As `oneOf`; with `null` alone the field may be empty. Alternatives of which a property has the same value are told apart by the rest.',
  not: 'Checked. `false` for a property: it is not there.',
  nullable: 'The same as `null` among the types (OpenAPI).',
  discriminator: 'Not needed: the property with a `const` in each alternative is found (OpenAPI).',
  $comment: 'For readers of the file.',
  writeOnly: 'For tools: the field is shown as every other.',
  deprecated: 'For tools.',
  example: 'For tools (OpenAPI).',
  $vocabulary: 'For tools.',
  contentEncoding: 'For tools.',
  contentMediaType: 'For tools.',
  contentSchema: 'For tools.',
};

/** Keywords that mean a schema elsewhere. */
export const referenceKeywords = ['$ref', '$dynamicRef', '$recursiveRef'] as const;

/** Keywords that are refused, with the way to say what they say. */
export const refusedKeywords: Readonly<Record<string, string>> = {
  divisibleBy: 'Write "multipleOf"',
  disallow: 'Write "not" with "type"',
  extends: 'Write "allOf" with "$ref"',
};

/** What becomes of each keyword that is read. What is none, such as a word of an editor, is left out when a schema is read. */
export const keywordMeanings: ReadonlyMap<string, string> = new Map(
  Object.entries(readKeywords).flatMap(([names, words]) =>
    names.split(' / ').map((name): [string, string] => [name, words]),
  ),
);

export const knownFormats: readonly string[] = [
  'date',
  'date-time',
  'time',
  'iso-time',
  'iso-date-time',
  'duration',
  'email',
  'uri',
  'uri-reference',
  'uri-template',
  'url',
  'hostname',
  'ipv4',
  'ipv6',
  'uuid',
  'regex',
  'json-pointer',
  'relative-json-pointer',
  'byte',
  'int32',
  'int64',
  'float',
  'double',
  'password',
  'binary',
  'color',
  'data-url',
  'phone',
  'work-phone',
];
