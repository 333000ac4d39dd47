// npm run types: writes the types of the record schemas, contract/calls/recordTypes, and the grammar of screen files as
// editors read it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { metaSchemaFile, metaSchemaText } from './metaSchemaFile.ts';
import { recordTypes, recordTypesFolder } from './recordTypes.ts';

const style = await resolveConfig(`${recordTypesFolder}.ts`);
rmSync(recordTypesFolder, { recursive: true, force: true });
mkdirSync(recordTypesFolder, { recursive: true });
for (const [file, text] of recordTypes())
  writeFileSync(file, await format(text, { ...style, parser: 'typescript' }));
writeFileSync(metaSchemaFile, await metaSchemaText());
