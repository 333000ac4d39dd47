import type { SchemaFiles } from './findReference.ts';
import { schemaName } from './remoteFile.ts';

/** Whether a file of the project is a form schema, or one that was fetched for them. */
export const isSchemaFile = (path: string): boolean =>
  /^form-schemas\/(?:remote\/.*\.json|.*\.schema\.json)$/.test(path);

/**
 * Form schemas by the names that references know them by: a fetched one never takes the place of one's own.
 * @param contentOf what is in a file; undefined for one that nobody can read, which is left out
 */
export const schemasByName = <File extends { readonly file: string }>(
  files: readonly File[],
  contentOf: (one: File) => unknown,
): SchemaFiles =>
  Object.fromEntries(
    files
      .map(one => [schemaName(one.file), contentOf(one)] as const)
      .filter(([, content]) => content !== undefined),
  );
