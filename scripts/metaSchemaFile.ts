import { format, resolveConfig } from 'prettier';
import { outsideNamesIn } from '#contract/model/check/context.ts';
import { editorSchemaWith } from '#contract/model/grammar/metaSchema.ts';
import { knownNames } from './screenSources.ts';

/** The file that screen files name in `$schema`. */
export const metaSchemaFile = 'contract/model/resource.meta.schema.json';

/** Its text: the grammar with every name that there is at present. */
export const metaSchemaText = async (): Promise<string> =>
  format(JSON.stringify(editorSchemaWith(outsideNamesIn(knownNames()))), {
    ...(await resolveConfig(metaSchemaFile)),
    filepath: metaSchemaFile,
  });
