import { kinds } from '../../kinds/index.ts';
import { maximumUploadBytes } from '../../domain/checks/uploads.ts';
import { isRef } from '../../rules/condition.ts';
import { pointer } from '../files/jsonPositions.ts';
import { isOptionListName, optionLists } from '../optionLists.ts';
import { isThemeWidget, themeWidgets } from '../complete/themeWidgets.ts';
import { allowedValues, pathsIn, schemaAt, typeOf } from '../schemaAt.ts';
import type { Field } from '../screen.ts';
import type { FieldFile } from '../files/screenFile.ts';
import {
  checkCondition,
  checkOperandRefs,
  recordScope,
  valueFault,
  type ConditionScope,
} from './checkCondition.ts';
import { checkCalc } from './fields/checkCalc.ts';
import { checkResult } from './parts/checkResult.ts';
import { checkFigure } from './parts/checkRecordPage.ts';
import { fieldsOfScreen, isKnown, type CheckContext, type FieldsByPath } from './context.ts';

type Described = Pick<FieldFile, 'options' | 'reference'>;

/** Kinds that offer options; any other shows and filters the bare value. */
const withOptions: readonly (Field['kind'] | undefined)[] = ['choice', 'choices', 'boolean'];

const checkOptions = (
  { add, schema }: CheckContext,
  { options }: Described,
  kind: Field['kind'] | undefined,
  path: string | undefined,
  at: string,
): void => {
  if (options === undefined) return;
  if (!withOptions.includes(kind)) add(at, '"options" needs "as": "choice" or "choices"');
  const inner = path === undefined ? undefined : schemaAt(schema, path);
  const allowed = inner ? allowedValues(inner.items ?? inner).map(({ value }) => value) : [];
  const isShared = typeof options === 'string';
  const rows = isShared ? (isOptionListName(options) ? optionLists[options] : undefined) : options;
  if (!rows || allowed.length === 0) return;
  const values: readonly unknown[] = rows.map(({ value }) => value);
  const missing = allowed.filter(value => !values.includes(value));
  if (missing.length > 0)
    add(
      at,
      `No option for ${missing.map(value => JSON.stringify(value)).join(', ')}, which the schema allows: add it`,
    );
  for (const [index, value] of values.entries())
    if (!isShared && !(allowed as unknown[]).includes(value))
      add(
        at + pointer(index, 'value'),
        `The schema does not allow ${JSON.stringify(value)}: remove it, or add it to the schema`,
      );
};

/** Checks what an id refers to; also used for the fields that an action asks for. */
export const checkReference = (
  { add, known }: CheckContext,
  { reference }: Described,
  kind: Field['kind'] | undefined,
  at: string,
  scope: ConditionScope,
): void => {
  const isReference = kind === 'reference' || kind === 'references';
  if (isReference && !reference) add(at, `A ${kind} needs "reference"`);
  if (!reference) return;
  const inner = at + pointer('reference');
  if (!isReference) add(inner, '"reference" needs "as": "reference" or "references"');
  const target = fieldsOfScreen(known, reference.to);
  if (!target) {
    isKnown(
      add,
      inner + pointer('to'),
      'screen of records',
      reference.to,
      Object.keys(known.records),
    );
    return;
  }
  const names = Object.keys(target);
  if (reference.title !== undefined)
    isKnown(add, inner + pointer('title'), 'field', reference.title, names);
  else if (!names.includes('name') && !Object.hasOwn(known.titles ?? {}, reference.to))
    add(inner, `"${reference.to}" has no field "name": name the field to show in "title"`);
  checkCondition(
    reference.where,
    { fields: target, refs: scope.refs },
    inner + pointer('where'),
    add,
  );
};

/** Checks options and reference of a field of the record or of a dialog. */
export const checkDescription = (
  context: CheckContext,
  file: Described,
  kind: Field['kind'] | undefined,
  at: string,
  scope: ConditionScope,
  path?: string,
): void => {
  checkOptions(context, file, kind, path, at + pointer('options'));
  checkReference(context, file, kind, at, scope);
};

const checkConditions = (
  context: CheckContext,
  file: FieldFile,
  field: Field,
  scope: ConditionScope,
  at: string,
): void => {
  const { add } = context;
  for (const rule of ['visible', 'required', 'readonly'] as const)
    checkCondition(file[rule], scope, at + pointer(rule), add);
  if (file.compute !== undefined) {
    checkCalc(file.compute, scope, at + pointer('compute'), add);
    checkResult(field, scope, at + pointer('compute'), add);
    if (file.readonly !== undefined || file.default !== undefined)
      add(
        at + pointer('compute'),
        'A computed field is read-only and has no default: remove "readonly" and "default"',
      );
  }
  for (const [index, { when }] of (file.missing ?? []).entries())
    checkCondition(when, scope, at + pointer('missing', index, 'when'), add);
  if (file.whenHidden && file.visible === undefined)
    add(
      at + pointer('whenHidden'),
      '"whenHidden" has no effect without "visible": add "visible", or remove "whenHidden"',
    );
  if (file.default === undefined) return;
  checkOperandRefs(file.default, scope, at + pointer('default'), add);
  const fault =
    isRef(file.default) || Array.isArray(file.default)
      ? undefined
      : valueFault(field, file.default);
  if (fault) add(at + pointer('default'), fault);
};

/** What an upload may be, and only where something is uploaded. */
const checkUpload = (
  { add }: CheckContext,
  { upload }: FieldFile,
  field: Field,
  at: string,
): void => {
  const isUploaded = field.kind === 'file' || field.kind === 'image';
  if (isUploaded && !upload) return add(at, `A field of kind ${field.kind} needs "upload"`);
  if (!upload) return;
  const inner = at + pointer('upload');
  if (!isUploaded) add(inner, '"upload" needs "as": "file" or "image"');
  for (const [index, type] of upload.accept.entries())
    if (field.kind === 'image' && !type.startsWith('image/'))
      add(inner + pointer('accept', index), `${type} is not an image type`);
  if (upload.maxBytes > maximumUploadBytes)
    add(inner + pointer('maxBytes'), `At most ${maximumUploadBytes} bytes can be uploaded`);
};

/** A widget of rjsf's theme takes values of some kinds alone. */
const checkWidget = (
  { add }: CheckContext,
  { entry }: FieldFile,
  field: Field,
  at: string,
): void => {
  if (!isThemeWidget(entry)) return;
  const fitting: readonly Field['kind'][] = themeWidgets[entry];
  if (!fitting.includes(field.kind))
    add(
      at + pointer('entry'),
      `${entry} is for ${fitting.join(' or ')}, but this field is ${field.kind}: choose another entry`,
    );
};

/** Earlier names that would hide a field of today. */
const checkEarlierNames = (
  { add, fields }: CheckContext,
  file: FieldFile,
  { at, own }: { readonly at: string; readonly own: string },
): void => {
  for (const [index, name] of (file.was ?? []).entries())
    if (Object.hasOwn(fields, name)) {
      const whose = name === own ? 'the name that the field has now' : 'the name of another field';
      add(at + pointer('was', index), `"${name}" is ${whose}: remove it here`);
    }
};

const checkField = (context: CheckContext, path: string, file: FieldFile): void => {
  const { add, schema, fields } = context;
  const at = pointer('fields', path);
  const inner = schemaAt(schema, path);
  if (!inner) {
    isKnown(add, at, 'field', path, pathsIn(schema));
    return;
  }
  const found = fieldAt(fields, path);
  if (!found)
    return add(
      at,
      `"${path}" is a group of fields: describe the fields themselves, such as "${path}.…"`,
    );
  const type = typeOf(inner);
  const { jsonTypes } = kinds[found.field.kind];
  if (file.as && type && !jsonTypes.includes(type))
    add(
      at + pointer('as'),
      `${file.as} does not fit "${path}", which is ${type} in the schema: choose another kind`,
    );
  const scope = recordScope(found.siblings, found.parent);
  checkDescription(context, file, found.field.kind, at, scope, path);
  checkConditions(context, file, found.field, scope, at);
  checkUpload(context, file, found.field, at);
  checkWidget(context, file, found.field, at);
  if (file.parts) checkFigure(context, file.parts, at + pointer('parts'));
  checkEarlierNames(context, file, { at, own: path });
  if (Array.isArray(file.options))
    for (const [index, option] of file.options.entries())
      checkCondition(option.when, scope, at + pointer('options', index, 'when'), add);
};

interface Found {
  readonly field: Field;
  /** Fields of the same record or item. */
  readonly siblings: FieldsByPath;
  /** Fields of the record around the item. */
  readonly parent?: FieldsByPath;
}

const byPath = (fields: readonly Field[]): FieldsByPath =>
  Object.fromEntries(fields.map(field => [field.path, field]));

/** The field that a path of `fields` means, inside lists too. */
const fieldAt = (fields: FieldsByPath, path: string, parent?: FieldsByPath): Found | undefined => {
  const own = Object.hasOwn(fields, path) ? fields[path] : undefined;
  if (own) return { field: own, siblings: fields, ...(parent && { parent }) };
  const list = Object.values(fields).find(field => path.startsWith(`${field.path}.`));
  return list && fieldAt(byPath(list.children), path.slice(list.path.length + 1), fields);
};

/** Checks every entry of `fields`. */
export const checkFields = (context: CheckContext): void => {
  for (const [path, field] of Object.entries(context.file.fields ?? {}))
    checkField(context, path, field);
};
