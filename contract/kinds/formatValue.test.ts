import { describe, expect, it } from 'vitest';
import { readFullScreenFiles, readSchemaFiles } from '../../scripts/screenSources.ts';
import { completeScreen } from '../model/complete/completeScreen.ts';
import { formatValue } from './formatValue.ts';

const screenFile = (end: string) =>
  readFullScreenFiles().find(({ file }) => file.endsWith(end))?.content as never;

const schemaFile = (end: string) =>
  JSON.parse(readSchemaFiles().find(({ file }) => file.endsWith(end))?.text ?? '') as never;

const fieldOf = (file: string, schema: string, name: string) => {
  const screen = completeScreen(screenFile(file), schemaFile(`/${schema}.schema.json`));
  const field = screen.type === 'records' ? screen.fields[name] : undefined;
  if (!field) throw new Error(`${file} has no field ${name}`);
  return field;
};

describe.each([
  ['accounts/accounts.json', 'account'],
  ['opportunities/opportunities.json', 'opportunity'],
  ['opportunities/opportunity-search.json', 'opportunity'],
])('T38 what is pending in %s', (file, schema) => {
  it.each([
    [8_000_00, '₹8,000', '₹8,000'],
    [0, '₹0', '₹0'],
    [-50, 'Excess ₹0.50', 'अधिक ₹0.50'],
    [null, '--', '--'],
  ])('%s is told as "%s"', (paise, english, hindi) => {
    const field = fieldOf(file, schema, 'pendingCollectionAmount');
    expect([formatValue(field, paise, 'en'), formatValue(field, paise, 'hi')]).toEqual([
      english,
      hindi,
    ]);
  });

  it('keeps the sign of other amounts', () => {
    expect(formatValue(fieldOf(file, schema, 'dealValue'), -50, 'en')).toBe('-₹0.50');
  });
});

describe('a list without a form of its own', () => {
  it.each([
    [['payments.cleared', 'faqs.changed'], 'payments.cleared, faqs.changed'],
    [[], '[]'],
    [[1, 2], '[1,2]'],
    [['a', 1], '["a",1]'],
  ])('%j is told as %s', (value, told) => {
    expect(formatValue(fieldOf('webhooks/webhooks.json', 'webhook', 'events'), value, 'en')).toBe(
      told,
    );
  });
});
