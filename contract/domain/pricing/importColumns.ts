import { plainText } from '../texts/plainText.ts';
import { columnFaults, type HeaderFault } from '../imports/columnFaults.ts';
import type { Text } from '../../model/files/screenFile.ts';

/**
 * Columns of a price file beside one for each parameter. `packageId` and `cityId` take names as lists show them; family and
 * State tell two of one name apart; `packageName` is for the reader, and checked. Without `effectiveUntil` last days stay as they are.
 */
export const priceColumns = {
  needed: ['packageId', 'price', 'effectiveFrom'],
  optional: ['effectiveUntil', 'packageName', 'packageFamily', 'state'],
} as const;

/** What people call the columns: each heading means its column in both languages. */
export const priceColumnWords: Readonly<Record<string, Text>> = {
  packageId: { en: 'Package', hi: 'पैकेज' },
  packageFamily: { en: 'Package family', hi: 'पैकेज परिवार' },
  cityId: { en: 'City', hi: 'शहर' },
  state: { en: 'State', hi: 'राज्य' },
  regionId: { en: 'Region', hi: 'क्षेत्र' },
  localityName: { en: 'Localities', hi: 'इलाक़े' },
  agentType: { en: 'Agent type', hi: 'एजेंट का प्रकार' },
  price: { en: 'Price', hi: 'कीमत' },
  effectiveFrom: { en: 'First day', hi: 'पहला दिन' },
  effectiveUntil: { en: 'Last day', hi: 'अंतिम दिन' },
};

/** Other words for the same, as lists and older files have them. */
const alsoCalled: Readonly<Record<string, string>> = {
  family: 'packageFamily',
  परिवार: 'packageFamily',
  locality: 'localityName',
  इलाक़ा: 'localityName',
  'from this date': 'effectiveFrom',
  'आख़िरी दिन': 'effectiveUntil',
};

const plain = (heading: string): string => plainText(heading).trim().toLowerCase();

/** The column that each heading of a file means; a heading that means none stays as it is. */
export const namedColumns = (
  header: readonly string[],
  parameters: readonly string[],
): readonly string[] => {
  const names = [...priceColumns.needed, ...priceColumns.optional, ...parameters];
  const byWords = new Map<string, string>([
    ...Object.entries(alsoCalled),
    ...Object.entries(priceColumnWords).flatMap(([name, { en, hi }]): [string, string][] => [
      [plain(en), name],
      [hi, name],
    ]),
    ...names.map((name): [string, string] => [plain(name), name]),
  ]);
  const found = header.map(heading => byWords.get(plain(heading)) ?? heading);
  // A file whose packages stand by their names alone.
  return found.includes('packageId') || !found.includes('packageName')
    ? found
    : found.map(name => (name === 'packageName' ? 'packageId' : name));
};

/**
 * What is wrong with the header of a price file.
 * @param header Names of its columns, as `namedColumns` tells them.
 * @param parameters Names of the pricing parameters that packages ask for.
 * @param numbers Of each name, which column of the file it is.
 */
export const headerFaults = (
  header: readonly string[],
  parameters: readonly string[],
  numbers?: readonly number[],
): HeaderFault[] =>
  columnFaults(
    header,
    { needed: priceColumns.needed, optional: [...priceColumns.optional, ...parameters] },
    numbers,
  );
