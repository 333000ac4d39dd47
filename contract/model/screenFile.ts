import type { Report } from '../domain/reports/Report.ts';
import type { RoleCode } from '../domain/roles.ts';
import type { KindName } from '../kinds/kindNames.ts';
import type { Calc } from '../rules/calc.ts';
import type { Condition, Operand, Scalar } from '../rules/condition.ts';
import type { ImportFile } from './importFile.ts';
import type { ListFile } from './listFile.ts';
import type { PartsFile, RecordPageFile, RecordsAtBy } from './recordPageFile.ts';
import type { Said, SaidFile } from './said.ts';

/*
 * A screen file as written; `completeScreen` fills in the defaults, `resource.meta.schema.json` describes every key.
 */

/** Words shown to people, in every language of the console. */
export interface Text {
  readonly en: string;
  readonly hi: string;
}

export type Language = keyof Text;

export const languages: readonly Language[] = ['en', 'hi'];

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** A name in the query, the path or the body of a call. */
export interface Place {
  readonly in: 'path' | 'query' | 'body';
  readonly as: string;
}

export interface MessagesFile {
  readonly success?: Text;
  /** Shown when the server gives no words of its own. */
  readonly error?: Text;
  /** Some of several records failed; `{ok}` and `{failed}` are counts. */
  readonly partial?: Text;
}

export interface ListCallFile {
  /** Id of a call in `contract/calls`. */
  readonly call: string;
  readonly query?: Readonly<Record<string, Scalar>>;
  readonly param?: Readonly<Record<string, string>>;
}

export interface RecordCallFile {
  readonly call: string;
  /** For `create`: calls that take its place, by the first condition that holds of the new record. */
  readonly instead?: readonly { readonly when: Condition; readonly call: string }[];
  readonly id?: Place;
  readonly version?: Place;
  readonly query?: Readonly<Record<string, Scalar>>;
  readonly messages?: MessagesFile;
  /** Milliseconds after a change at which record and list are read once more. */
  readonly reread?: number;
}

export interface DataFile {
  readonly key?: string;
  readonly removal?: 'soft' | 'hard';
  readonly calls?: {
    readonly list: ListCallFile;
    readonly get?: RecordCallFile;
    readonly create?: RecordCallFile;
    readonly update?: RecordCallFile;
    readonly remove?: RecordCallFile;
  };
}

export interface OptionFile {
  readonly value: string | number | boolean;
  readonly label?: Text;
  readonly tone?: Tone;
  readonly when?: Condition;
}

/** What a file or image may be. Sizes in bytes and pixels. */
export interface UploadFile {
  /** Media types, such as `image/png`; told by content, not by name. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
  readonly width?: { readonly min?: number; readonly max?: number };
  readonly height?: { readonly min?: number; readonly max?: number };
}

export interface ReferenceFile {
  /** The `resource` of another screen file. */
  readonly to: string;
  readonly title?: string;
  readonly where?: Condition;
  readonly none?: Text;
}

/** A field of this record that names another, and the field of that one. */
export interface Follows {
  readonly reference: string;
  readonly field: string;
}

export interface FieldFile {
  /** English comes from the title in the record schema unless it is given here. */
  readonly label?: Partial<Text>;
  readonly help?: Text;
  readonly as?: KindName;
  readonly unit?: Text;
  readonly reference?: ReferenceFile;
  /** The options, or the name of a shared list (`optionLists`). */
  readonly options?: readonly OptionFile[] | string;
  /** What stands in the place of no value, by the first condition that holds. */
  readonly missing?: readonly Said[];
  /** Word before an amount below zero, which is then told without its sign. */
  readonly negative?: Text;
  /** An amount that is never rounded to lakh and crore, where others are told in short. */
  readonly exact?: boolean;
  readonly visible?: Condition;
  readonly required?: Condition;
  readonly readonly?: Condition;
  readonly whenHidden?: 'keep' | 'clear';
  readonly default?: Operand;
  /** Worked out from other fields; the server does it again when the record is saved. */
  readonly compute?: Calc;
  /** Told by the record that another field names: looked up while that is chosen, and by the server before it checks. */
  readonly follows?: Follows;
  readonly upload?: UploadFile;
  /** Earlier names of the field, which saved views, links and import files may still use. */
  readonly was?: readonly string[];
  /** Name of a cell of `src/fields/cells`, in place of the kind's own. */
  readonly cell?: string;
  /** Name of an entry of `src/fields/entries`, in place of the kind's own. */
  readonly entry?: string;
  /** What the figure is made of; told when it is opened. */
  readonly parts?: PartsFile;
}

/** A rule over several fields, named in the map that holds it. */
export interface RuleFile {
  /** Holds when the record must not be saved. */
  readonly fail: Condition;
  /** The fields that show the message. */
  readonly at: readonly string[];
  readonly message: Text;
}

export interface GrantFile {
  /** `list`, `show`, `create`, `edit`, `remove`, `export`, `import`, and the names of the file's own actions. */
  readonly do: readonly string[];
  readonly rows?: Condition;
  readonly hide?: readonly string[];
  readonly lock?: readonly string[];
}

/** Whom a grant is for: a role, or everybody who is signed in. */
export type Grantee = RoleCode | 'signed-in';

/** A list of verbs is a grant for every row and field. */
export type AccessFile =
  'signed-in' | Readonly<Partial<Record<Grantee, GrantFile | readonly string[]>>>;

export type LayoutItemFile =
  | string
  | {
      readonly in: 'section' | 'tab' | 'step' | 'row';
      readonly label?: Text;
      readonly of: readonly LayoutItemFile[];
      readonly visible?: Condition;
    }
  | { readonly note: Text; readonly tone?: Tone; readonly visible?: Condition };

/** A field that an action asks for in its dialog; its name is what `{ "$": "ask.<name>" }` refers to. */
export interface AskFile extends Pick<
  FieldFile,
  'help' | 'reference' | 'options' | 'required' | 'default'
> {
  readonly name: string;
  readonly label: Text;
  readonly as: KindName;
}

export interface ActionCallFile {
  readonly call: string;
  /** Values may refer to `record.*`, `ask.*`, `user.*` and `selection.ids`. */
  readonly path?: Readonly<Record<string, Operand>>;
  readonly query?: Readonly<Record<string, Operand>>;
  readonly body?: Readonly<Record<string, Operand>>;
  /** What the answer must meet besides its HTTP status, such as the first item being enabled (T50). */
  readonly succeeds?: Condition;
}

export interface ActionFile {
  readonly label: Text;
  readonly icon?: string;
  readonly tone?: 'neutral' | 'danger';
  readonly on: readonly ('toolbar' | 'row' | 'record' | 'bulk')[];
  /** Which records it is offered for at all. */
  readonly visible?: Condition;
  readonly eligible?: Condition;
  readonly why?: SaidFile;
  readonly ask?: readonly AskFile[];
  readonly confirm?: Text;
  /** The question where several records are chosen; `{count}` and, of a field with amounts, the sum. */
  readonly confirmSeveral?: Text;
  readonly call?: ActionCallFile;
  /** Name of a dialog made by hand (`src/pages/<area>/<Name>Action.tsx`), in place of `ask`, `confirm` and `call`. */
  readonly run?: string;
  /** Name of a tab of the record's page, which it opens in place of a call. */
  readonly tab?: string;
  /** Name of a screen whose form of a new record it opens in place of a call. */
  readonly new?: string;
  /** What that record begins with; values may refer to `record.*`. */
  readonly preset?: Readonly<Record<string, Operand>>;
  readonly messages?: MessagesFile;
  readonly after?: 'stay' | 'refresh' | 'list' | 'open' | 'job';
  /** What it changed can be taken back from the message that tells of it. */
  readonly undo?: boolean;
}

/** Names of panels of `src/pages/<area>/<Name>Panel.tsx`. */
export interface PanelsFile {
  readonly aside?: string;
  readonly refused?: string;
}

/** A change waits for somebody else: who has the verb `approve` in `access`, and did not propose it. */
export interface Approval {
  /** Fields whose change has to be approved; a change of others alone is saved at once. */
  readonly fields: readonly string[];
}

export interface MenuFile {
  readonly group: string;
  /** Roles to whom the entry is offered, where not everybody who may open the address can work with it (record 0230). */
  readonly offeredTo?: readonly string[];
  /** The specification's own menu label where it differs from `label.other`. */
  readonly label?: Text;
  readonly icon: string;
  readonly order: number;
}

/** What one record and several are called. */
export interface Names {
  readonly one: Text;
  readonly other: Text;
}

/** The same in short: one record and several, by language. */
export type NamePairs = Readonly<Record<Language, readonly [one: string, other: string]>>;

export interface ScreenFile {
  readonly $schema?: string;
  readonly format: 1;
  readonly resource: string;
  /** Absent: the records stand in the pages of others only. */
  readonly route?: string;
  /** Address of one record without its id, where that is not `route`. */
  readonly recordsAt?: string;
  /** Addresses by the value of a field; `recordsAt` leads on to them. */
  readonly recordsAtBy?: RecordsAtBy;
  /** Last part of the address of a new record. */
  readonly createAt?: string;
  /** Fields that a new record takes over from the one that it is made from. */
  readonly newFrom?: readonly string[];
  /** Fields that the address of a new record may fill in. */
  readonly newWith?: readonly string[];
  readonly label: Names | NamePairs;
  readonly title?: string;
  readonly menu?: MenuFile;
  readonly access: AccessFile;
  /** Name of a page made by hand; then `schema`, `data`, `fields`, `list`, `form`, `show` and `actions` are absent. */
  readonly page?: string;
  readonly report?: Report;
  readonly schema?: string;
  readonly data?: DataFile;
  readonly fields?: Readonly<Record<string, FieldFile>>;
  readonly rules?: Readonly<Record<string, RuleFile>>;
  /** Name of a check of `contract/checks`, for rules that are no conditions. */
  readonly check?: string;
  /** The field that is true while a record is a draft. */
  readonly draft?: string;
  /** Which stored records can be changed. */
  readonly editable?: Condition;
  /** Which stored records can be deleted, and what is said of the others. */
  readonly removable?: { readonly when: Condition; readonly why: SaidFile };
  readonly panels?: PanelsFile;
  readonly approval?: Approval;
  /** Columns alone are filtered and searched as their kinds allow (`listIn`). */
  readonly list?: ListFile | readonly string[];
  readonly form?: readonly LayoutItemFile[];
  readonly show?: readonly LayoutItemFile[];
  /** The page of one record. */
  readonly record?: RecordPageFile;
  readonly actions?: Readonly<Record<string, ActionFile>>;
  readonly import?: ImportFile;
}
