import { expect, it } from 'vitest';
import { readScreenFiles, readSchemaFiles } from '../../scripts/screenSources.ts';
import { completeScreen } from './completeScreen.ts';
import { missingWords } from './missingWords.ts';

const fileOf = (files: readonly { file: string; text: string }[], end: string) =>
  JSON.parse(files.find(({ file }) => file.endsWith(end))?.text ?? '') as never;

const screen = completeScreen(
  fileOf(readScreenFiles(), 'catalogue/packages.json'),
  fileOf(readSchemaFiles(), '/package.schema.json'),
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
