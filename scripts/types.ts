// npm run types: writes the types of the record schemas, and the grammar of screen files as editors read it.
// With the argument `records`, the types alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { metaSchemaFile, metaSchemaText } from './metaSchemaFile.ts';
import { recordTypes, recordTypesFile } from './recordTypes.ts';

mkdirSync(dirname(recordTypesFile), { recursive: true });
writeFileSync(recordTypesFile, recordTypes());
if (process.argv[2] !== 'records') writeFileSync(metaSchemaFile, await metaSchemaText());
