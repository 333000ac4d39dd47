import type { Operand } from '../../../rules/condition.ts';
import { isRef } from '../../../rules/condition.ts';
import { pathsOf } from '../../../rules/fieldsOf.ts';
import { pointer } from '../../files/jsonPositions.ts';
import { propertiesOf } from '../../schemaAt.ts';
import type { JsonSchema } from '../../jsonSchema.ts';
import type { Field } from '../../screen.ts';
import type { FieldFile } from '../../files/screenFile.ts';
import { storeNames } from '../../storeNames.ts';
import { grantsIn } from '../checkAccess.ts';
import { valueFault } from '../checkCondition.ts';
import type { CheckContext } from '../context.ts';
import { schemaRefuses } from './schemaRefuses.ts';

interface Place {
  readonly field: Field;
  readonly file: FieldFile;
  /** As `fields` names it. */
  readonly key: string;
  /** Where the screen file describes it. */
  readonly at: string;
  /** Where the schema does. */
  readonly inSchema: string;
}

/** The pointer of a dotted path in a schema, list items included. */
const schemaPointer = (schema: JsonSchema, path: string): string => {
  let [found, at]: [JsonSchema | undefined, string] = [schema, ''];
  for (const step of path.split('.')) {
    const isInItems = found?.properties === undefined;
    at += isInItems ? pointer('items', 'properties', step) : pointer('properties', step);
    found = propertiesOf(found)[step];
  }
  return at;
};

const placesOf = (
  { file, schema }: CheckContext,
  fields: readonly Field[],
  around = '',
): readonly Place[] =>
  fields.flatMap(field => {
    const key = around + field.path;
    const own: Place = {
      field,
      file: file.fields?.[key] ?? {},
      key,
      at: pointer('fields', key),
      inSchema: schemaPointer(schema, key),
    };
    return [own, ...placesOf({ file, schema } as CheckContext, field.children, `${key}.`)];
  });

const isReadonly = ({ field, file }: Place): boolean =>
  field.compute === null && (field.schema.readOnly === true || file.readonly === true);

const hasDefault = ({ field, file }: Place): boolean =>
  (file.default ?? field.schema.default ?? null) !== null;

/** A default that nobody gets, or that the schema then refuses. */
const checkDefault = (context: CheckContext, place: Place): void => {
  const { field, file, key, at, inSchema } = place;
  const isOfSchema = file.default === undefined;
  const where = isOfSchema ? `${inSchema}/default` : `${at}/default`;
  const add = isOfSchema ? context.addInSchema : context.add;
  if (hasDefault(place) && isReadonly(place) && !storeNames.includes(key))
    return add(
      where,
      `"${key}" is read-only, so its default is never used: remove the default, or make the field writable and "lock" it in "access"`,
    );
  const value: Operand | undefined = file.default ?? (field.schema.default as Operand | undefined);
  const isLiteral = value !== undefined && value !== null && !isRef(value);
  if (!isLiteral || (Array.isArray(value) && value.some(entry => isRef(entry)))) return;
  if (file.default !== undefined && valueFault(field, value) !== undefined) return;
  const why = schemaRefuses(field.schema, value);
  // A schema of others is used as it is; the form shows what is wrong with the value.
  const tell = isOfSchema ? context.noteInSchema : context.add;
  if (why) tell(where, `The schema refuses this default of "${key}": ${why}`);
};

/** What is asked for must be writable and shown, or a record can never be saved. */
const checkRequired = (context: CheckContext, place: Place): void => {
  const { add, addInSchema, file: screen } = context;
  const { field, file, key, at, inSchema } = place;
  if (field.required !== true || field.compute !== null || !screen.form) return;
  const isOfSchema = file.required !== true;
  const isStored = screen.data?.calls === undefined;
  if (isReadonly(place) && !storeNames.includes(key)) {
    if (file.readonly === true)
      add(
        `${at}/readonly`,
        `"${key}" is required and read-only, so nobody could enter it: remove one of the two`,
      );
    else if (!isOfSchema)
      add(
        `${at}/required`,
        `"${key}" is read-only in the schema and required here, so nobody could enter it: remove one of the two`,
      );
    else if (isStored)
      addInSchema(
        `${inSchema}/readOnly`,
        `"${key}" is required and read-only, so nobody could enter it: remove it from "required", or remove "readOnly"`,
      );
    return;
  }
  const isGiven = hasDefault(place) && file.whenHidden !== 'clear';
  const isHidden = file.visible !== undefined && file.visible !== true;
  if (isHidden && isOfSchema && !isGiven)
    add(
      `${at}/visible`,
      `The schema requires "${key}", so a record that hides it cannot be saved: remove it from "required" there, and add "required" with this condition here`,
    );
  else if (file.visible === false && !isGiven)
    add(
      `${at}/visible`,
      `"${key}" is required but never shown: show it, give it a "default", or make it optional`,
    );
  if (hasDefault(place)) return;
  for (const { grantee, grant, at: granted } of grantsIn(screen))
    for (const part of ['hide', 'lock'] as const)
      if (grant.do.includes('create') && grant[part]?.includes(key))
        add(
          granted + pointer(part, grant[part].indexOf(key)),
          `"${key}" is required, so ${grantee} could not create a record: give it a "default", or remove "create"`,
        );
};

/** A field that shows itself only once it has a value never gets one. */
const checkShown = ({ add }: CheckContext, place: Place): void => {
  const { field, file, key, at } = place;
  if (file.visible === undefined || field.compute !== null || isReadonly(place)) return;
  if (pathsOf(file.visible).includes(`record.${field.path}`) && !hasDefault(place))
    add(
      `${at}/visible`,
      `"${key}" is shown depending on its own value, which nobody can enter while it is hidden: use another field in the condition`,
    );
};

/** Finds what lets a screen be drawn and its records never be saved. */
export const checkSavable = (context: CheckContext): void => {
  for (const place of placesOf(context, Object.values(context.fields))) {
    checkDefault(context, place);
    checkRequired(context, place);
    checkShown(context, place);
  }
};
