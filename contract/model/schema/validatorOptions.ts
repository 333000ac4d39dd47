/*
 * How Ajv is set up wherever a record is validated, so that page and server agree: the functions that the build compiles
 * for the page, and the server's own.
 */

export const validatorOptions = {
  allErrors: true,
  strict: false,
  // 0.3 is three times 0.1.
  multipleOfPrecision: 8,
  // The console has words of its own for each keyword: there are none of the validator to show.
  messages: false,
  // What many parts refer to is one function, however small: the script of a large schema stays a tenth.
  inlineRefs: false,
  // A format that nobody knows is a note for people.
  logger: false,
} as const;

/**
 * Formats that say what a field is and ask nothing of a value: a masked number passes, and the rule of the record checks
 * the whole one (T88, T89).
 */
export const namedFormats: Readonly<Record<string, RegExp>> = { phone: /^/, 'work-phone': /^/ };

const usualDay =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))';
const leapYear = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
/** A day of the years 0001 to 9999: PostgreSQL has no year 0, and days compare as text. */
const day = `(?!0000)(?:\\d{4}-${usualDay}|${leapYear}-02-29)`;
const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?';
const zone = '(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)';

/** On the first and the last day no zone may lead out of the years: in Greenwich it would be another. */
const withinInGreenwich = '(?!9999-12-31T.*-|0001-01-01T.*\\+)';

/** Days and instants, as all that reads them can take them. A leap second is none: no clock of ours has one. */
export const timeFormats: Readonly<Record<string, RegExp>> = {
  date: new RegExp(`^${day}$`),
  'date-time': new RegExp(`^${withinInGreenwich}${day}T${clock}${zone}$`),
};

/** Formats besides those of `ajv-formats`, or other than there: regular expressions, so that they can be compiled in. */
export const validatorFormats: Readonly<Record<string, RegExp>> = {
  /** A time of day; a zone may follow, as RFC 3339 has it. */
  time: /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/i,
  color: /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i,
  ...timeFormats,
  ...namedFormats,
  'data-url': /^data:[\w.+-]*\/?[\w.+-]*;(?:name=[^;]*;)?base64,[A-Za-z\d+/=]*$/,
};
