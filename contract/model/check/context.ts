import type { Access, CallKind } from '../../calls/call.ts';
import { completeFields } from '../complete/completeField.ts';
import type { OutsideNames } from '../grammar/registered.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import type { Field } from '../screen.ts';
import type { ScreenFile } from '../files/screenFile.ts';
import type { Add, Note } from './fault.ts';
import { wrongName } from './wrongName.ts';

/** What a screen file may refer to outside itself. */
export interface Known {
  /** By id: the calls of `contract/calls`. */
  readonly calls: Readonly<
    Record<
      string,
      {
        readonly kind: CallKind;
        readonly access: Access;
        readonly orders?: readonly string[] | undefined;
        /** Of a list: nothing says whose its records are, so that none of them can be opened. */
        readonly isUnstated?: boolean | undefined;
      }
    >
  >;
  /** Names of the pages made by hand, of cells, entries and dialogs, each found by its folder. */
  readonly pages: readonly string[];
  readonly cells: readonly string[];
  readonly entries: readonly string[];
  readonly actions: readonly string[];
  readonly panels: readonly string[];
  /** By `resource`: the record schemas of all screens of records. */
  readonly records: Readonly<Record<string, JsonSchema>>;
  /** By `resource`: the field that stands for a record, of screens where it is another one than `name`. */
  readonly titles?: Readonly<Record<string, string>>;
  /** Whether a screen is not a part of the product: it may be in English alone. Absent: none is. */
  readonly isOwn?: (resource: string) => boolean;
  /** The screens whose records the generic store keeps, by `resource`. */
  readonly stored: readonly string[];
  /** The glossary, which names fields by the titles of their schema. Absent: there is none. */
  readonly words?: Readonly<Record<string, string>>;
}

/** What is known before files are read; the rest is looked up among them. */
export interface KnownOutside extends Omit<Known, 'records' | 'stored' | 'titles' | 'words'> {
  /** The files that screens share (`resources/words.json`). Absent: there are none. */
  readonly sharedFiles?: readonly { readonly file: string; readonly text: string }[];
}

/** What a file may take from code by name, as the grammar enumerates it. */
export const outsideNamesIn = (known: KnownOutside): OutsideNames => ({
  call: Object.keys(known.calls),
  page: known.pages,
  cell: known.cells,
  entry: known.entries,
  dialog: known.actions,
  panel: known.panels,
});

export type FieldsByPath = Readonly<Record<string, Field>>;

/** Everything the checks of one screen of records look at. */
export interface CheckContext {
  readonly file: ScreenFile;
  readonly schema: JsonSchema;
  /** By path, as conditions, columns and layouts name them; the items of lists are inside their list. */
  readonly fields: FieldsByPath;
  readonly known: Known;
  readonly add: Add;
  /** A screen of one's own. */
  readonly isOwn?: boolean;
  /** Notes a fault of the form schema. */
  readonly addInSchema: Add;
  /** Notes what is worth knowing of the form schema. */
  readonly noteInSchema: Note;
}

/** The fields of another screen, as far as its schema alone tells them; undefined when there is no such screen. */
export const fieldsOfScreen = (known: Known, resource: string): FieldsByPath | undefined => {
  const schema = Object.hasOwn(known.records, resource) ? known.records[resource] : undefined;
  return schema && completeFields(schema);
};

/** Notes a fault unless the name is known; true when it is. */
export const isKnown = (
  add: Add,
  at: string,
  what: string,
  name: string,
  names: readonly string[],
): boolean => {
  if (names.includes(name)) return true;
  const { message, suggestion } = wrongName(`There is no ${what} "${name}"`, name, names);
  add(at, message, suggestion);
  return false;
};
