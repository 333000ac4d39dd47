import { pointer } from '../../files/jsonPositions.ts';
import type { JsonSchema } from '../../jsonSchema.ts';
import { typeOf } from '../../schemaAt.ts';
import { objectParts } from '../../schema/objectParts.ts';
import { readRecordSchema, type SchemaFiles } from '../../schema/readRecordSchema.ts';
import { whyOwnName } from '../../schema/ownNames.ts';
import type { Add, Note } from '../fault.ts';
import { checkSchema } from './checkSchema.ts';
import { checkReferredPatterns } from './uncheckedPatterns.ts';

/** Whether every value of a schema holds one of `target` inside, which holds one again. */
const mustHold = (schema: JsonSchema, target: string): boolean => {
  if (schema.$ref !== undefined) return schema.$ref === target;
  const { properties = {}, required = [], items, minItems = 0, prefixItems = [] } = schema;
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches && branches.length > 0) return branches.every(one => mustHold(one, target));
  if (typeOf(schema) === 'array')
    return (
      (minItems > prefixItems.length && items !== undefined && mustHold(items, target)) ||
      prefixItems.slice(0, minItems).some(one => mustHold(one, target))
    );
  return required.some(name => {
    const inner = properties[name];
    return inner !== undefined && mustHold(inner, target);
  });
};

const placeOf = (content: unknown, name: string): string => {
  const found = ['$defs', 'definitions'].find(key =>
    Object.hasOwn((content as Record<string, object>)[key] ?? {}, name),
  );
  return found === undefined ? '' : pointer(found, name);
};

/** Checks what a schema says once its references are in their place. */
export const checkReading = (
  name: string,
  schemas: SchemaFiles,
  add: Add,
  note: Note = () => undefined,
): void => {
  const told = new Set<string>();
  const schema = readRecordSchema(
    name,
    schemas,
    {
      fault: (at, message) => add(at, message),
      fetched: (at, { address, file, at: inside, schema: part }) =>
        checkSchema(part, '', (below, message) =>
          add(at, `${address ?? file}#${inside}${below}: ${message}`),
        ),
    },
    (property, field) =>
      told.add(`The field of "${property}" is called "${field}", because ${whyOwnName(property)}`),
  );
  checkReferredPatterns(name, schemas, add);
  for (const message of told) note('', message);
  for (const [defined, inner] of Object.entries(schema.$defs ?? {}))
    if (mustHold(inner, `#/$defs/${defined}`))
      add(
        placeOf(schemas[name], defined),
        `"${defined}" requires another "${defined}" inside itself without end: make it optional somewhere`,
      );
  const { unsaid } = objectParts(schema);
  if (unsaid !== null)
    add(
      schema.if ? pointer('if') : '',
      `The form cannot follow ${unsaid} inside "if": use "const", "enum", "required", a limit or "contains" with a value, or move this part into an object of its own`,
    );
};
