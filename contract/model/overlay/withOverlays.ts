import type { SchemaFiles } from '../schema/findReference.ts';
import { isMembers } from '../written/SharedFiles.ts';
import type { Overlay } from './Change.ts';
import { withChanges } from './withChanges.ts';

/** A screen file as it is written. */
export interface WrittenScreen {
  /** From the folder of the project. */
  readonly path: string;
  readonly content: unknown;
}

/** The files that screens are made of. */
export interface WrittenFiles {
  readonly screens: readonly WrittenScreen[];
  /** Parsed files of `form-schemas` by name. */
  readonly schemas: SchemaFiles;
}

/** The form of the name of a form schema: it becomes that of a file. */
const schemaForm = /^[a-z][a-z0-9-]*\.schema\.json$/;

/** Where the file of a screen is that was published and has none yet. */
export const newScreenPath = (resource: string): string => `resources/published/${resource}.json`;

const nameIn = (content: unknown, key: 'resource' | 'schema'): string | undefined => {
  const name = isMembers(content) && Object.hasOwn(content, key) ? content[key] : undefined;
  return typeof name === 'string' ? name : undefined;
};

/** The name of the form schema that a screen file names, where a file can be called so. */
export const schemaNameIn = (content: unknown): string | undefined => {
  const name = nameIn(content, 'schema');
  return name !== undefined && schemaForm.test(name) ? name : undefined;
};

/** The file of a screen; undefined where no file is for it. */
export const screenIn = ({ screens }: WrittenFiles, resource: string): WrittenScreen | undefined =>
  screens.find(({ content }) => nameIn(content, 'resource') === resource);

/** The parsed form schema of a screen; undefined where it has none yet. */
export const schemaIn = ({ schemas }: WrittenFiles, content: unknown): unknown => {
  const name = schemaNameIn(content);
  return name !== undefined && Object.hasOwn(schemas, name) ? schemas[name] : undefined;
};

const withOverlay = (files: WrittenFiles, resource: string, overlay: Overlay): WrittenFiles => {
  const own = screenIn(files, resource);
  const content = withChanges(own?.content ?? {}, overlay.screen);
  const next = { path: own?.path ?? newScreenPath(resource), content };
  const screens = own
    ? files.screens.map(one => (one === own ? next : one))
    : [...files.screens, next];
  const name = schemaNameIn(content);
  if (name === undefined || overlay.schema.length === 0) return { ...files, screens };
  const schema = withChanges(schemaIn(files, content) ?? {}, overlay.schema);
  return { screens, schemas: { ...files.schemas, [name]: schema } };
};

/**
 * The files of the project with what was published over them, by `resource`. Everything that reads published screens reads this:
 * server, check and page. What nothing was published over is the same object as before.
 */
export const withOverlays = (
  files: WrittenFiles,
  overlays: ReadonlyMap<string, Overlay>,
): WrittenFiles =>
  [...overlays].reduce((all, [resource, overlay]) => withOverlay(all, resource, overlay), files);
