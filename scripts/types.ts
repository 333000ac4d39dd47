// npm run types: writes the types of the record schemas, contract/calls/recordTypes.ts.
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { recordTypes } from './recordTypes.ts';

const file = 'contract/calls/recordTypes.ts';
const style = await resolveConfig(file);
writeFileSync(file, await format(recordTypes(), { ...style, parser: 'typescript' }));
