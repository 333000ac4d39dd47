// npm run statements: writes docs/specification/rows.md, every statement of the specification with its test.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { gapsIn, statementsOf } from './audit/statementRows.ts';
import { statementsPage } from './statementsPage.ts';

const folder = 'docs/specification';
const path = `${folder}/rows.md`;
const documents = readdirSync(folder)
  .map(name => `${folder}/${name}`)
  .filter(name => name !== path)
  .map(name => ({ path: name, text: readFileSync(name, 'utf8') }));
const gaps = gapsIn(new Set(documents.flatMap(statementsOf).map(({ id }) => id)));
if (gaps.length > 0) {
  console.error(`No page says: ${gaps.join(', ')}`);
  process.exitCode = 1;
}
writeFileSync(
  path,
  await format(statementsPage(documents), { ...(await resolveConfig(path)), parser: 'markdown' }),
);
