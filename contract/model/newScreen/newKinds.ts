import type { UploadFile } from '../files/screenFile.ts';
import type { JsonSchema } from '../types.ts';

interface NewKindEntry {
  /** What `--help` says of it. */
  readonly about: string;
  readonly schema: JsonSchema;
  /** Not told by the schema, so the screen file says it. */
  readonly isNamed?: true;
  /** What is in brackets: values to choose from, the screen referred to, the fields of an entry, or least..most. */
  readonly takes?: 'options' | 'screen' | 'fields' | 'bounds';
  readonly upload?: UploadFile;
}

const id: JsonSchema = { type: 'integer', minimum: 1 };

/** Kinds that a new screen can begin with, and what the record schema says of each. */
export const newKinds = {
  text: {
    about: 'words on a line; text(2..80) bounds their length',
    schema: { type: 'string', maxLength: 200 },
    takes: 'bounds',
  },
  longtext: {
    about: 'several lines',
    schema: { type: 'string', maxLength: 4000 },
    isNamed: true,
    takes: 'bounds',
  },
  number: {
    about: 'a whole number; number(1..31) bounds it',
    schema: { type: 'integer' },
    takes: 'bounds',
  },
  decimal: {
    about: 'a number with decimals; decimal(0..1) bounds it',
    schema: { type: 'number' },
    takes: 'bounds',
  },
  money: {
    about: 'rupees, kept in paise',
    schema: { type: 'integer', minimum: 0 },
    isNamed: true,
  },
  percent: {
    about: '0 to 100',
    schema: { type: 'number', minimum: 0, maximum: 100 },
    isNamed: true,
    takes: 'bounds',
  },
  date: { about: 'a day', schema: { type: 'string', format: 'date' } },
  range: {
    about: 'first and last day, in that order: stay:range makes stayFrom and stayUntil',
    schema: { type: 'string', format: 'date' },
  },
  datetime: { about: 'a moment', schema: { type: 'string', format: 'date-time' } },
  time: { about: 'a time of day', schema: { type: 'string', format: 'time' } },
  boolean: { about: 'yes or no', schema: { type: 'boolean', default: false } },
  choice: {
    about: 'one of: choice(open|closed)',
    schema: { type: 'string' },
    takes: 'options',
  },
  choices: {
    about: 'any of: choices(desktop|phone)',
    schema: { type: 'array', uniqueItems: true },
    takes: 'options',
  },
  city: { about: 'a city', schema: id, isNamed: true },
  reference: {
    about: 'a record of another screen: reference(regions), of a person: reference(colleagues)',
    schema: id,
    isNamed: true,
    takes: 'screen',
  },
  references: {
    about: 'several of them: references(localities)',
    schema: { type: 'array', items: id, uniqueItems: true },
    isNamed: true,
    takes: 'screen',
  },
  children: {
    about: 'a list of small records: children(title:text!|seats:number)',
    schema: { type: 'array', maxItems: 20 },
    takes: 'fields',
  },
  image: {
    about: 'a picture of up to 3 MB',
    schema: { type: 'string', format: 'uuid' },
    isNamed: true,
    upload: { accept: ['image/png', 'image/jpeg'], maxBytes: 3_145_728 },
  },
  file: {
    about: 'a PDF or picture of up to 5 MB',
    schema: { type: 'string', format: 'uuid' },
    isNamed: true,
    upload: { accept: ['application/pdf', 'image/png', 'image/jpeg'], maxBytes: 5_242_880 },
  },
  polygon: { about: 'an area on the map', schema: { type: 'object' }, isNamed: true },
  phone: { about: 'a phone number', schema: { type: 'string' }, isNamed: true },
  email: { about: 'an e-mail address', schema: { type: 'string', format: 'email' } },
  pincode: { about: 'a PIN code', schema: { type: 'string' }, isNamed: true },
  gstin: { about: 'a GSTIN', schema: { type: 'string' }, isNamed: true },
  pan: { about: 'a PAN', schema: { type: 'string' }, isNamed: true },
} as const satisfies Record<string, NewKindEntry>;

export type NewKind = keyof typeof newKinds;

export const newKindNames = Object.keys(newKinds) as readonly NewKind[];

export const newKind = (name: NewKind): NewKindEntry => newKinds[name];

export const isNewKind = (name: string): name is NewKind => Object.hasOwn(newKinds, name);
