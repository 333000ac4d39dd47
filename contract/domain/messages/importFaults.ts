import type { Text } from '../../model/files/screenFile.ts';
import { told, toldAt, type Told } from './told.ts';

/** Where in a file something is wrong; line and character count from 1, a column is named by its heading. */
interface FilePlace {
  readonly line?: number;
  readonly character?: number;
  readonly column?: string | undefined;
  /** What stands in the cell. */
  readonly found?: string | undefined;
}

/** Longer cells are cut where they are told. */
const longestFound = 60;

/** `Line 3, character 4`, `Line 3, Days, "many"`; undefined for the file as a whole. */
const placeOf = ({ line, character, column, found = '' }: FilePlace): Text | undefined => {
  if (line === undefined) return undefined;
  const cell = found.length > longestFound ? `${found.slice(0, longestFound)}…` : found;
  const behind = `${column === undefined ? '' : `, ${column}`}${cell === '' ? '' : `, "${cell}"`}`;
  return {
    en: `Line ${line}${character === undefined ? '' : `, character ${character}`}${behind}`,
    hi: `पंक्ति ${line}${character === undefined ? '' : `, अक्षर ${character}`}${behind}`,
  };
};

/** What is wrong, with the place in the file in front of it. */
export const toldInFile = (place: FilePlace, fault: Told): Told => {
  const named = placeOf(place);
  return named ? toldAt(named, fault) : fault;
};

/** What is wrong with a cell, and behind it what would be read there: `Enter a number (1,23,456)`. */
export const toldReads = ({ message, hi }: Told, reads: readonly Text[] = []): Told =>
  reads.length === 0
    ? { message, ...(hi !== undefined && { hi }) }
    : {
        message: `${message} (${reads.map(({ en }) => en).join(', ')})`,
        ...(hi !== undefined && { hi: `${hi} (${reads.map(text => text.hi).join(', ')})` }),
      };

/** In place of a list of faults: the first, and how many more there are. */
export const firstOf = ([first, ...more]: readonly Told[]): Told => {
  const { message = '', hi } = first ?? {};
  if (more.length === 0) return { message, hi };
  return {
    message: `${message} (and ${more.length} more)`,
    ...(hi !== undefined && { hi: `${hi} (और ${more.length})` }),
  };
};

type SeparatorName = 'commas' | 'semicolons' | 'tabs';

const separatorInHindi: Readonly<Record<SeparatorName, string>> = {
  commas: 'अल्पविराम',
  semicolons: 'अर्धविराम',
  tabs: 'टैब',
};

const encodings = {
  utf16: told('this is UTF-16', 'यह UTF-16 है'),
  windows: told('this is not UTF-8 but probably Windows-1252', 'यह UTF-8 नहीं, शायद Windows-1252 है'),
  binary: told('this is not text', 'यह पाठ नहीं है'),
} as const;

/** Why a file cannot be read as one table. */
export const fileFaults = {
  empty: told('The file is empty.', 'फ़ाइल खाली है।'),
  large: told(
    'The file is larger than 12 MB. Split it into several files.',
    'फ़ाइल 12 MB से बड़ी है। इसे कई फ़ाइलों में बाँटें।',
  ),
  workbook: told(
    'This is an Excel workbook. Save it as "CSV UTF-8" and choose that file.',
    'यह Excel की वर्कबुक है। उसे "CSV UTF-8" के रूप में सहेजें और वही फ़ाइल चुनें।',
  ),
  noLines: told('The file has no lines below the header.', 'फ़ाइल में शीर्षकों के नीचे कोई पंक्ति नहीं है।'),
  encoding: (found: keyof typeof encodings): Told => {
    const { message, hi } = encodings[found];
    return told(
      `${message}. Save the file as "CSV UTF-8".`,
      `${hi}। फ़ाइल को "CSV UTF-8" के रूप में सहेजें।`,
    );
  },
  tooManyLines: (lines: string, most: string): Told =>
    told(
      `The file has ${lines} lines below the header; at most ${most} can be imported at once.`,
      `फ़ाइल में शीर्षकों के नीचे ${lines} पंक्तियाँ हैं; एक बार में अधिकतम ${most} आयात हो सकती हैं।`,
    ),
  neverClosed: told('this double quote is never closed.', 'यह दोहरा उद्धरण चिह्न कभी बंद नहीं होता।'),
  behindQuote: told(
    'a value continues after its closing quote; write a quote inside a value twice.',
    'मान बंद होने वाले उद्धरण चिह्न के बाद भी चलता है; मान के भीतर का उद्धरण चिह्न दो बार लिखें।',
  ),
  quoteWithin: told(
    'there is a double quote inside a value; put the whole value in quotes and write the inner quote twice.',
    'मान के भीतर दोहरा उद्धरण चिह्न है; पूरे मान को उद्धरण में रखें और उसे दो बार लिखें।',
  ),
  mixedSeparators: (name: SeparatorName): Told =>
    told(
      `columns are separated by ${name} and by something else; use one of them.`,
      `कॉलम ${separatorInHindi[name]} से और किसी दूसरे चिह्न से भी अलग हैं; एक ही रखें।`,
    ),
  otherSeparator: (line: SeparatorName, header: SeparatorName): Told =>
    told(
      `it is separated by ${line}, the header by ${header}.`,
      `यह ${separatorInHindi[line]} से अलग है, शीर्षक ${separatorInHindi[header]} से।`,
    ),
  columns: (has: number, header: number, separator: SeparatorName): Told => {
    const isLonger = has > header;
    return told(
      `it has ${has} columns, but the header has ${header}.${isLonger ? ` Put a value that holds one of the ${separator} in double quotes.` : ''}`,
      `इसमें ${has} कॉलम हैं, शीर्षक में ${header}।${isLonger ? ` जिस मान में ${separatorInHindi[separator]} हो उसे दोहरे उद्धरण चिह्नों में रखें।` : ''}`,
    );
  },
  tooManyColumns: (has: number, most: number): Told =>
    told(
      `it has ${has} columns; at most ${most} are read.`,
      `इसमें ${has} कॉलम हैं; अधिकतम ${most} पढ़े जाते हैं।`,
    ),
} as const;

/** What is wrong with the headings of a file. */
export const headingFaults = {
  unnamed: (number: number): Told =>
    told(`Column ${number} has no name.`, `कॉलम ${number} का नाम नहीं है।`),
  /** @param near The column that was probably meant; null tells all that there are. */
  unknown: (number: number, heading: string, near: Text | null, known: readonly Text[]): Told => {
    const [en, hi] =
      near === null
        ? [
            `the columns are: ${known.map(words => words.en).join(', ')}.`,
            `कॉलम ये हैं: ${known.map(words => words.hi).join(', ')}।`,
          ]
        : [`did you mean "${near.en}"?`, `क्या आपका मतलब "${near.hi}" था?`];
    return told(
      `Column ${number}: there is no column "${heading}"; ${en}`,
      `कॉलम ${number}: "${heading}" नाम का कोई कॉलम नहीं है; ${hi}`,
    );
  },
  twice: (column: Text, first: number, second: number): Told =>
    told(
      `The column "${column.en}" appears twice: as column ${first} and ${second}.`,
      `कॉलम "${column.hi}" दो बार है: कॉलम ${first} और ${second} पर।`,
    ),
  otherFile: (has: number, matched: number): Told =>
    told(
      `The file has ${has} columns, but ${matched} were matched. Choose the file again.`,
      `फ़ाइल में ${has} कॉलम हैं, पर ${matched} मिलाए गए थे। फ़ाइल फिर से चुनें।`,
    ),
  missing: (heading: string): Told =>
    told(`The column "${heading}" is missing.`, `कॉलम "${heading}" नहीं है।`),
  missingKey: (column: Text): Told =>
    told(
      `The column "${column.en}" is missing; it identifies the record.`,
      `कॉलम "${column.hi}" नहीं है; वही बताता है कि कौन सा रिकॉर्ड है।`,
    ),
} as const;

/** One of several records of a name, and what tells it from the others. */
interface Candidate {
  readonly id: string | number;
  readonly name: string;
  readonly beside: string;
}

/** Candidates that a sentence names. */
const mostCandidates = 5;

/** What is wrong with a line of a file. */
export const lineFaults = {
  several: (count: number): Told =>
    told(
      `${count} records have these values; change the one you mean.`,
      `${count} रिकॉर्ड के ये मान हैं; जिसे बदलना है उसी को बदलें।`,
    ),
  repeated: (line: number): Told =>
    told(`Line ${line} is for the same record.`, `पंक्ति ${line} भी इसी रिकॉर्ड की है।`),
  notUpdatable: told(
    'This record already exists and cannot be changed.',
    'यह रिकॉर्ड पहले से है और बदला नहीं जा सकता।',
  ),
  notCreatable: told(
    'This record does not exist, and new ones cannot be created.',
    'ऐसा कोई रिकॉर्ड नहीं है, और नए नहीं बनाए जा सकते।',
  ),
  noReference: (name: Text, text: string, title: Text): Told =>
    told(
      `There is no ${name.en.toLowerCase()} "${text}"; give its ${title.en} or ID.`,
      `${name.hi} "${text}" नहीं मिला; उसका ${title.hi} या आईडी दें।`,
    ),
  severalReferences: (names: Text, text: string, candidates: readonly Candidate[]): Told => {
    const shown = candidates
      .slice(0, mostCandidates)
      .map(({ id, beside }) => (beside === '' ? String(id) : `${id} (${beside})`))
      .join(', ');
    const rest = candidates.length > mostCandidates ? ', …' : '';
    const { name = '', beside = '' } = candidates[0] ?? {};
    const [en, hi] =
      beside === ''
        ? ['', '']
        : [` Or write "${name}, ${beside}".`, ` या "${name}, ${beside}" लिखें।`];
    return told(
      `${candidates.length} ${names.en.toLowerCase()} are called "${text}". Give the ID of one: ${shown}${rest}.${en}`,
      `"${text}" नाम के ${candidates.length} ${names.hi} हैं। इनमें से एक की आईडी दें: ${shown}${rest}।${hi}`,
    );
  },
} as const;

/** Why an import, or taking it back, ended without any effect. */
export const importRefusals = {
  errors: (errors: number, lines: number): Told =>
    told(
      `Nothing was imported: ${errors} of ${lines} lines ${errors === 1 ? 'has' : 'have'} errors.`,
      `कुछ आयात नहीं हुआ: ${lines} में से ${errors} पंक्तियों में गलतियाँ हैं।`,
    ),
  line: (fault: Told): Told => toldAt({ en: 'Nothing was imported', hi: 'कुछ आयात नहीं हुआ' }, fault),
  applied: told('This file has already been imported.', 'यह फ़ाइल पहले ही आयात हो चुकी है।'),
  outdated: told(
    'The file or one of its records has changed since it was checked. Check it again.',
    'जाँच के बाद फ़ाइल या उसका कोई रिकॉर्ड बदल गया है: फिर से जाँचें।',
  ),
  changedMeanwhile: told(
    'One of the records was changed in the meantime. Check the file again.',
    'इस बीच एक रिकॉर्ड बदल गया: फ़ाइल फिर से जाँचें।',
  ),
  reverted: told('This import has already been reverted.', 'यह आयात पहले ही वापस लिया जा चुका है।'),
  notReverted: told('Nothing was reverted.', 'कुछ वापस नहीं लिया गया।'),
  changedSince: (changed: number, all: number): Told =>
    told(
      `Nothing was reverted: ${changed} of ${all} records changed since the import.`,
      `कुछ वापस नहीं लिया गया: आयात के बाद ${all} में से ${changed} रिकॉर्ड बदल गए।`,
    ),
  gone: (record: Text): Told => told(`${record.en} was deleted.`, `${record.hi} हटाया जा चुका है।`),
  changed: (record: Text, person: string | undefined): Told =>
    told(
      `${record.en} was changed${person === undefined ? '' : ` by ${person}`}.`,
      `${record.hi} बदला जा चुका है${person === undefined ? '' : ` (${person})`}।`,
    ),
} as const;
