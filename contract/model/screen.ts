import type { RoleCode } from '../domain/roles.ts';
import type { KindName } from '../kinds/kindNames.ts';
import type { Calc } from '../rules/calc.ts';
import type { Condition, Operand, Operator } from '../rules/condition.ts';
import type { JsonSchema } from './jsonSchema.ts';
import type { Parts, RecordPage } from './recordPage.ts';
import type { List } from './screenList.ts';
import type { Messages, ScreenData } from './screenData.ts';
import type { Triage } from './triage.ts';
import type {
  Approval,
  Follows,
  Proposes,
  Grantee,
  ImportColumnFile,
  ImportFile,
  RecordsAtBy,
  Report,
  RuleFile,
  Said,
  TellFile,
  Text,
  Tone,
  UploadFile,
} from './files/screenFile.ts';

/*
 * A screen with every default filled in: what renderers, the data provider and the server read.
 * Nothing here is optional: what a screen does not have is null, [] or a condition that always (or never) holds.
 */

export type * from './screenData.ts';
export type * from './screenList.ts';

export interface Option {
  readonly value: string | number | boolean;
  readonly label: Text;
  readonly tone: Tone;
  /** When it is offered and accepted. */
  readonly when: Condition;
}

export interface Reference {
  readonly to: string;
  /** Field of the other record that stands for it. */
  readonly title: string;
  readonly where: Condition;
  /** Said when no record can be chosen at all. */
  readonly none: Text | null;
}

export interface Field {
  /** Dotted path in the record; of a child, in its item of the list. */
  readonly path: string;
  readonly kind: KindName;
  readonly label: Text;
  readonly help: Text | null;
  readonly unit: Text | null;
  readonly align: 'start' | 'end';
  readonly operators: readonly Operator[];
  readonly options: readonly Option[];
  readonly reference: Reference | null;
  /** What is in the place of no value, by the first condition that holds; else the sign of its kind. */
  readonly missing: readonly Said[];
  /** Word before an amount below zero, which is then told without its sign; null: with its sign. */
  readonly negative: Text | null;
  /** An amount is told to the paisa wherever it stands. */
  readonly exact: boolean;
  /** Fields of the items, when the kind is `children`; their conditions see the item as `record`. */
  readonly children: readonly Field[];
  readonly visible: Condition;
  /** The schema's `required` counts as `true`. */
  readonly required: Condition;
  /** The schema's `readOnly` counts as `true`: such a field is never sent. */
  readonly readonly: Condition;
  readonly whenHidden: 'keep' | 'clear';
  /** Undefined: a new record has no value here. */
  readonly default: Operand | undefined;
  /** Null: the value is entered, not worked out. Such a field is read-only, and the server computes it again. */
  readonly compute: Calc | null;
  /** Whose field it tells; null: it has a value of its own. */
  readonly follows: Follows | null;
  /** Whose field a new record begins with; null: it begins with its default. */
  readonly proposes: Proposes | null;
  /** What may be uploaded, for the kinds `file` and `image`. */
  readonly upload: UploadFile | null;
  /** Earlier names of the field. */
  readonly was: readonly string[];
  /** Registered cell and entry in place of the kind's own; null: the kind's. */
  readonly cell: string | null;
  readonly entry: string | null;
  /** What the figure is made of; null: it tells no more than itself. */
  readonly parts: Parts | null;
  readonly schema: JsonSchema;
}

export interface Grant {
  readonly do: readonly string[];
  readonly rows: Condition;
  readonly hide: readonly string[];
  readonly lock: readonly string[];
}

/** 'signed-in', or the grants; read them through `canDo` and its neighbours in `screenAccess.ts`. */
export type ScreenAccess = 'signed-in' | Readonly<Partial<Record<Grantee, Grant>>>;

export type LayoutItem =
  | { readonly type: 'field'; readonly field: string }
  | {
      readonly type: 'section' | 'tab' | 'step' | 'row';
      readonly label: Text | null;
      readonly of: readonly LayoutItem[];
      readonly visible: Condition;
    }
  | {
      readonly type: 'note';
      readonly note: Text;
      readonly tone: Tone;
      readonly visible: Condition;
    };

export interface ActionCall {
  readonly call: string;
  readonly path: Readonly<Record<string, Operand>>;
  readonly query: Readonly<Record<string, Operand>>;
  readonly body: Readonly<Record<string, Operand>>;
  readonly succeeds: Condition;
}

/** Whom an action tells, and what. */
export interface Notify {
  readonly roles: readonly RoleCode[];
  /** Fields that hold a person. */
  readonly people: readonly string[];
  readonly text: Text;
}

export interface Action {
  readonly name: string;
  readonly label: Text;
  readonly icon: string | null;
  readonly tone: 'neutral' | 'danger';
  readonly on: readonly ('toolbar' | 'row' | 'record' | 'bulk')[];
  /** Holds for the records that it is offered for at all. */
  readonly visible: Condition;
  readonly eligible: Condition;
  /** Said to the reader when the action is not eligible: the first that holds; [] where it is always eligible. */
  readonly why: readonly Said[];
  /** Fields of the dialog; [] when nothing is asked. */
  readonly ask: readonly Field[];
  /** Null: no question before the call. */
  readonly confirm: Text | null;
  /** The question for several records; null: `confirm` with their number in the place of each value. */
  readonly confirmSeveral: Text | null;
  /** Null: `run` names the dialog that does it, `tab` or `new` what it opens. With `set` it is `records.act`. */
  readonly call: ActionCall | null;
  /** Values by field that the server puts into the record; {}: a call of its own does the work. */
  readonly set: Readonly<Record<string, Operand>>;
  /** Null: it tells nobody. */
  readonly notify: Notify | null;
  readonly run: string | null;
  readonly tab: string | null;
  readonly new: string | null;
  readonly preset: Readonly<Record<string, Operand>>;
  readonly messages: Messages;
  readonly after: 'refresh' | 'list' | 'open' | 'job';
  /** What of the answer is shown this once; null: nothing. */
  readonly once: string | null;
  readonly undo: boolean;
}

/** An event that programs are told of. */
export interface Tell extends Required<TellFile> {
  readonly name: string;
}

/** A rule over several fields. */
export interface Rule extends RuleFile {
  readonly name: string;
}

export interface Import extends Pick<ImportFile, 'matchBy'> {
  /** Null: the whole list. */
  readonly view: string | null;
  /** By heading. */
  readonly columns: Readonly<Record<string, ImportColumnFile>>;
  /** Null: the console's own import reads the file (`imports.run`). */
  readonly call: string | null;
}

export interface ScreenMenu {
  readonly group: string;
  /** Null: everyone who may open the screen. */
  readonly offeredTo: readonly string[] | null;
  /** Among whose main entries it is, if they call all day. */
  readonly mainFor: readonly string[];
  readonly label: Text;
  readonly icon: string;
  readonly order: number;
  /** What the page is for. */
  readonly line: Text | null;
}

interface ScreenBase {
  readonly resource: string;
  /** Address of the list or page; a new record is at `<route>/<createAt>`. Empty: it is in pages of others only. */
  readonly route: string;
  /** Earlier names of the resource, and earlier routes, which begin with `/`. */
  readonly was: readonly string[];
  readonly label: { readonly one: Text; readonly other: Text };
  /** Null: not in the menu, reached by its address. */
  readonly menu: ScreenMenu | null;
  readonly access: ScreenAccess;
}

/** A page made by hand, found by its registered name. */
export interface PageScreen extends ScreenBase {
  readonly type: 'page';
  readonly page: string;
  /** Null: it is not a page of a report. */
  readonly report: Report | null;
}

/** A list, a form and a record page drawn from data. */
export interface RecordScreen extends ScreenBase {
  readonly type: 'records';
  /** A record is at `<recordsAt>/{id}`; empty: it has no page of its own. */
  readonly recordsAt: string;
  /** Null: all of them are at `recordsAt`. */
  readonly recordsAtBy: RecordsAtBy | null;
  /** Last part of the address of a new record. */
  readonly createAt: string;
  /** Fields that a new record takes over from the one that it is made from; empty: that is not offered. */
  readonly newFrom: readonly string[];
  /** Fields that the address of a new record may fill in, as JSON in `with`. */
  readonly newWith: readonly string[];
  /** Field that stands for the record in headings and references. */
  readonly title: string;
  /** File name in `form-schemas`. */
  readonly schemaName: string;
  readonly schema: JsonSchema;
  readonly data: ScreenData;
  /** By path; every property of the schema has one. */
  readonly fields: Readonly<Record<string, Field>>;
  readonly rules: readonly Rule[];
  /** Null: no check of `contract/checks` belongs to it. */
  readonly check: string | null;
  /** The field that is true while a record is a draft; null: there are no drafts. */
  readonly draft: string | null;
  /** Holds for the stored records that can be changed. */
  readonly editable: Condition;
  /** Holds for the stored records that can be deleted; `why` is said of the others. */
  readonly removable: { readonly when: Condition; readonly why: readonly Said[] };
  /** Which changes wait for someone else; null: every change is saved at once. */
  readonly approval: Approval | null;
  /** Events that programs can be told of. */
  readonly tells: readonly Tell[];
  /** Panels made by hand that go with the form; null: there is none. */
  readonly panels: {
    readonly aside: string | null;
    readonly above: string | null;
    readonly refused: string | null;
  };
  readonly list: List;
  readonly form: readonly LayoutItem[];
  readonly show: readonly LayoutItem[];
  /** Null: it is not worked through one by one. */
  readonly triage: Triage | null;
  readonly record: RecordPage;
  readonly actions: Readonly<Record<string, Action>>;
  /** Null: records cannot be imported. */
  readonly import: Import | null;
}

export type Screen = PageScreen | RecordScreen;
