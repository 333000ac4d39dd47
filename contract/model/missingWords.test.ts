import { expect, it } from 'vitest';
import { readFullScreenFiles, readSchemaFiles } from '../../scripts/screenSources.ts';
import { completeScreen } from './complete/completeScreen.ts';
import { missingWords } from './missingWords.ts';

const packages = readFullScreenFiles().find(({ file }) => file.endsWith('catalogue/packages.json'));
const schema = readSchemaFiles().find(({ file }) => file.endsWith('/package.schema.json'));

const screen = completeScreen(
  packages?.content as never,
  JSON.parse(schema?.text ?? 'null') as never,
);

it.each([
  ['needs none', { isPriceApplicable: false, status: 'Live' }, 'No price needed'],
  ['starts later', { isPriceApplicable: true, status: 'Starts later' }, 'Starts later'],
  ['is missing', { isPriceApplicable: true, status: 'Price missing' }, undefined],
  ['is there', { isPriceApplicable: false, basePricePaise: 100 }, undefined],
])('tells a price that %s from the others', (_title, record, words) => {
  if (screen.type !== 'records') throw new Error('Packages are records');
  const field = screen.fields['basePricePaise'];
  expect(field && missingWords(field, record)?.en).toBe(words);
});
