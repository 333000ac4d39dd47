import type { Pricing } from './startPricing.ts';

export const header = [
  'packageId',
  'cityId',
  'localityName',
  'agentType',
  'price',
  'effectiveFrom',
  'effectiveUntil',
];

/** A value as a CSV has it: in quotes where it holds what separates. */
const cell = (value: string): string =>
  /[",;\t\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

export const toCsv = (rows: readonly (readonly string[])[], separator = ','): string =>
  rows.map(row => row.map(cell).join(separator)).join('\n');

/** A line for the first locality of the city; its fields may be changed by column. */
export const lineOf = (
  { city }: Pick<Pricing, 'city'>,
  packageId: number,
  own: Readonly<Record<string, string>> = {},
): string[] => {
  const fields: Record<string, string> = {
    packageId: String(packageId),
    cityId: String(city.id),
    localityName: JSON.stringify([city.localities[0]]),
    agentType: 'FoS',
    price: '5,000',
    effectiveFrom: '2026-04-01',
    effectiveUntil: '',
    ...own,
  };
  return header.map(name => fields[name] ?? '');
};

export type { ImportAnswer } from '#contract/calls/importAnswer.ts';
