import { completeFields } from './complete/completeField.ts';
import { defaultColumns, defaultForm, defaultTitle } from './complete/defaultParts.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { titledReferences, type TitleOf } from './complete/titledReferences.ts';
import { titleIn } from './record/recordTitle.ts';
import { readRecordSchema, type SchemaFiles } from './schema/readRecordSchema.ts';
import { screenFileOf } from './files/screenFileOf.ts';
import type { ScreenFile } from './files/screenFile.ts';
import { nameFields } from './written/nameFields.ts';
import { resolveScreen } from './written/resolveScreen.ts';
import { schemaInHindi } from './written/schemaInHindi.ts';
import { noShared, type Shared } from './written/SharedFiles.ts';

/** A screen as its files say it, with what they leave out. */
export interface ReadScreen {
  readonly file: ScreenFile;
  /** Undefined for a page made by hand. */
  readonly schema: JsonSchema | undefined;
}

/** The store gives each record these two; a schema need not say so. */
const keptByStore: Readonly<Record<string, JsonSchema>> = {
  id: { title: 'ID', type: 'integer', readOnly: true },
  version: { title: 'Version', type: 'integer', readOnly: true },
};

/** The schema of a record as it is kept: where no calls are documented, with what the store adds. */
export const keptSchema = (schema: JsonSchema, { data }: Pick<ScreenFile, 'data'>): JsonSchema => {
  const isWhole = Object.keys(keptByStore).every(name => schema.properties?.[name]);
  return data?.calls || isWhole
    ? schema
    : { ...schema, properties: { ...keptByStore, ...schema.properties } };
};

/** A screen file with list, form and title, where it has no list. */
export const withDefaults = (file: ScreenFile, schema: JsonSchema): ScreenFile => {
  if (file.list !== undefined) return file;
  const fields = completeFields(schema, file.fields);
  const title = file.title ?? defaultTitle(fields);
  return {
    ...file,
    ...(title !== undefined && { title }),
    list: defaultColumns(fields),
    form: file.form ?? defaultForm(schema, fields),
  };
};

/** A screen by itself: what its references show is told by the screens that they lead to. */
const readAlone = (content: unknown, schemas: SchemaFiles, shared: Shared): ReadScreen => {
  const file = screenFileOf(resolveScreen(content, shared).content);
  if (file.schema === undefined || !Object.hasOwn(schemas, file.schema))
    return { file, schema: undefined };
  const schema = schemaInHindi(
    keptSchema(readRecordSchema(file.schema, schemas), file),
    shared.words,
  );
  const named = nameFields(file, schema, shared.words);
  return { file: withDefaults(named, schema), schema };
};

/** The titles of the screens of one reading, each found once. */
const foundTitles = new WeakMap<SchemaFiles, Map<unknown, string | undefined>>();

const titlesOf = (schemas: SchemaFiles, shared: Shared): TitleOf => {
  const found = foundTitles.get(schemas) ?? new Map<unknown, string | undefined>();
  foundTitles.set(schemas, found);
  return resource => {
    const content = Object.hasOwn(shared.screens, resource) ? shared.screens[resource] : undefined;
    if (content === undefined || found.has(content)) return found.get(content);
    let title: string | undefined;
    try {
      const { file, schema } = readAlone(content, schemas, shared);
      title = schema && titleIn(file, schema);
    } catch {
      // A file that cannot be read is told of by the checks, and in its own place.
    }
    found.set(content, title);
    return title;
  };
};

/**
 * Reads a screen file and the record schema it names, as page, server and checks use them: all that it takes by name is
 * put in here, and nowhere else.
 * @param schemas the parsed files of `form-schemas` by name.
 * @param shared what screen files share.
 */
export const readScreen = (
  content: unknown,
  schemas: SchemaFiles,
  shared: Shared = noShared,
): ReadScreen => {
  const { file, schema } = readAlone(content, schemas, shared);
  return { file: titledReferences(file, titlesOf(schemas, shared)), schema };
};
