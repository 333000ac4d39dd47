import { formatDay } from '../days/formatDay.ts';
import type { Day } from '../days/indiaDay.ts';
import { shellMessages } from '../messages/shellMessages.ts';
import { asText } from '../texts/asText.ts';
import { told, type Told } from '../messages/told.ts';
import type { Text } from '../../model/files/screenFile.ts';
import { describeDays } from './priceMessages.ts';

const { invalidDropdownId } = shellMessages;

/** What a price is called where it is in the way. */
export const priceName = (id: number): Text => ({
  en: `The price with the ID ${id}`,
  hi: `आईडी ${id} वाली कीमत`,
});

/** Those of one name that are told. */
const mostCandidates = 5;

const kindWords = {
  package: {
    en: 'package',
    many: 'packages',
    hi: 'पैकेज',
    beside: { en: 'family', hi: 'परिवार' },
  },
  city: { en: 'city', many: 'cities', hi: 'शहर', beside: { en: 'State', hi: 'राज्य' } },
  region: { en: 'region', many: 'regions', hi: 'क्षेत्र', beside: { en: 'city', hi: 'शहर' } },
} as const;

/** What is wrong with a price or a line of prices, in words of the console's own. */
export const priceFaults = {
  notApplicable: told('No price applies to this package.', 'इस पैकेज पर कोई कीमत लागू नहीं होती।'),
  packageStays: told(
    'A price cannot move to another package. Add a new one there instead.',
    'कीमत अपने पैकेज के साथ रहती है: वहाँ नई कीमत जोड़ें।',
  ),
  endsBeforeStart: told(
    'The last day must not be earlier than the first.',
    'अंतिम दिन पहले दिन से पहले का नहीं हो सकता।',
  ),
  day: told('Enter a day such as 2026-04-01 or 1/4/2026.', '2026-04-01 या 1/4/2026 जैसी तारीख लिखें।'),
  dayRange: (first: Day, last: Day): Told =>
    told(
      `Enter a day from ${formatDay(first)} to ${formatDay(last)}.`,
      `${formatDay(first)} से ${formatDay(last)} तक की तारीख लिखें।`,
    ),
  noParameter: (name: string): Told =>
    told(
      `The price of this package does not depend on "${name}".`,
      `इस पैकेज की कीमत "${name}" पर निर्भर नहीं है।`,
    ),
  noLocality: (name: string, city: string, near: string | null): Told =>
    told(
      `There is no locality "${name}" in ${city}${near === null ? '.' : `; did you mean "${near}"?`}`,
      `${city} में "${name}" नाम का इलाका नहीं है${near === null ? '।' : `; क्या आपका मतलब "${near}" था?`}`,
    ),
  missingColumn: (name: string, packageId: number | undefined): Told =>
    told(
      `the column "${name}" is missing; the price of package ${packageId} depends on it.`,
      `कॉलम "${name}" नहीं है; पैकेज ${packageId} की कीमत उस पर निर्भर है।`,
    ),
  /** The specification's words, and what they mean here. */
  noPlace: (name: string, id: unknown): Told => {
    const written = asText(id);
    const place = name === 'cityId' ? ['city', 'शहर'] : ['region', 'क्षेत्र'];
    return told(
      `${invalidDropdownId}. There is no ${place[0]} with the ID ${written}.`,
      `${invalidDropdownId}. आईडी ${written} का कोई ${place[1]} नहीं है।`,
    );
  },
  packageId: told(
    'Write the name of the package as lists show it, or its ID.',
    'पैकेज का नाम वैसे लिखें जैसे सूचियों में है, या उसकी आईडी।',
  ),
  noName: (kind: keyof typeof kindWords, text: string): Told => {
    const { en, hi } = kindWords[kind];
    return told(`There is no ${en} "${text}".`, `"${text}" नाम का कोई ${hi} नहीं है।`);
  },
  /** Several have the name: each with what tells it apart, and how to write it. */
  whichOne: (
    kind: keyof typeof kindWords,
    text: string,
    all: readonly { readonly id: number; readonly name: string; readonly beside: string }[],
  ): Told => {
    const { many, hi, beside } = kindWords[kind];
    const shown = all
      .slice(0, mostCandidates)
      .map(one => `"${one.name}, ${one.beside}" (ID ${one.id})`)
      .join(', ');
    return told(
      `Which of the ${many} "${text}"? Write its ${beside.en} as well: ${shown}.`,
      `"${text}" में से कौन सा ${hi}? ${beside.hi} भी लिखें: ${shown}।`,
    );
  },
  /** @param deals Open deals that have the package. */
  closesAt: (id: number, day: Day, deals: number): Told =>
    told(
      `Ends the price with the ID ${id} on ${formatDay(day)}. Open deals with this package: ${deals}.`,
      `आईडी ${id} वाली कीमत ${formatDay(day)} को समाप्त होगी। इस पैकेज वाले खुले सौदे: ${deals}।`,
    ),
  noPackage: (id: number): Told =>
    told(`There is no package with the id ${id}.`, `आईडी ${id} का कोई पैकेज नहीं है।`),
  otherName: (id: number, name: string): Told =>
    told(`Package ${id} is named "${name}".`, `पैकेज ${id} का नाम "${name}" है।`),
  repeated: (line: number): Told =>
    told(
      `Line ${line} has the same package, parameters and first day.`,
      `पंक्ति ${line} में भी यही पैकेज, पैरामीटर और पहला दिन है।`,
    ),
  /** What prevents a price: another one of the same parameters, by its id or its line in a file. */
  overlap: (other: Text, from: Day | null | undefined, until: Day | null | undefined): Told => {
    const days = describeDays(from, until);
    return told(
      `${other.en} with the same parameters is in force ${days.en}.`,
      `इन्हीं पैरामीटर की ${other.hi} ${days.hi} लागू है।`,
    );
  },
  changedSince: (changed: number, all: number): Told =>
    told(
      `Nothing was reverted: ${changed} of ${all} prices changed since the import.`,
      `कुछ वापस नहीं लिया गया: आयात के बाद ${all} में से ${changed} कीमतें बदल गईं।`,
    ),
} as const;
