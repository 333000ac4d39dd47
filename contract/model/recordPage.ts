import type { Condition, Operand } from '../rules/condition.ts';
import type { Field, SortKey } from './screen.ts';
import type {
  NextStepFile,
  OwnSection,
  PageNoteFile,
  StageFile,
  Text,
} from './files/screenFile.ts';

/* The page of a record with every default filled in. */

export interface AskedCall {
  readonly call: string;
  readonly path: Readonly<Record<string, Operand>>;
  readonly query: Readonly<Record<string, Operand>>;
}

export type PartsSource =
  | { readonly type: 'list'; readonly resource: string; readonly by: Condition }
  | { readonly type: 'call'; readonly call: AskedCall; readonly rows: string };

/** What a figure is made of; told when the figure is opened. */
export interface Parts {
  readonly from: PartsSource;
  /** Paths in a row: its words, its share of the figure, and words beside them. */
  readonly title: string;
  readonly amount: string;
  readonly note: string | null;
}

export interface Fact {
  readonly field: Field;
  /** Null: nothing follows the value. */
  readonly note: Field | null;
}

interface SectionBase {
  /** Null: the words of the screen that it shows, or none. */
  readonly label: Text | null;
  readonly visible: Condition;
}

export interface OwnSectionPart extends SectionBase {
  readonly type: OwnSection;
}

export interface ListSection extends SectionBase {
  readonly type: 'list';
  readonly resource: string;
  /** Refers to the record of the page. */
  readonly by: Condition;
  /** Refer to the record of the page; a new one begins with them. */
  readonly preset: Readonly<Record<string, Operand>>;
  readonly creatable: Condition;
  /** Null: those of the other screen, without the one that the list is filtered by. */
  readonly columns: readonly string[] | null;
  /** Null: as the other screen says. */
  readonly sort: SortKey | null;
  readonly pageSize: number;
  readonly empty: Text | null;
  /** Under which name its filter, order and page are in the address of the page; no other list of it has the same. */
  readonly addressName: string;
  /** Milliseconds; null: it is read once. */
  readonly refresh: number | null;
}

export interface TimelineSection extends SectionBase {
  readonly type: 'timeline';
  readonly resource: string;
  readonly by: Condition;
  /** Fields of an entry: when, what, and the lines below. */
  readonly at: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** By the value of `title`. */
  readonly icons: Readonly<Record<string, string>>;
  readonly refresh: number | null;
}

export interface PanelSection extends SectionBase {
  readonly type: 'panel';
  readonly panel: string;
}

export interface FactsSection extends SectionBase {
  readonly type: 'facts';
  readonly facts: readonly Fact[];
  /** Null: the record tells them. */
  readonly from: AskedCall | null;
  readonly refresh: number | null;
}

export type RecordSection =
  OwnSectionPart | ListSection | TimelineSection | PanelSection | FactsSection;

export interface RecordTab {
  readonly name: string;
  /** Null: the console's own words for `details` and `history`. */
  readonly label: Text | null;
  readonly of: readonly RecordSection[];
  /** Field with the number of what it holds. */
  readonly count: string | null;
  readonly visible: Condition;
}

export interface Stages {
  readonly field: string;
  readonly of: readonly StageFile[];
}

/** What comes next on a record, by the value of a field. */
export interface NextLine {
  readonly field: Field;
  /** Null: the line tells no time. */
  readonly since: string | null;
  readonly of: readonly NextStepFile[];
}

export type PageNote = Required<PageNoteFile>;

export interface RecordPage {
  /** Said below the head, on whatever tab. */
  readonly notes: readonly PageNote[];
  /** Fields in one line below the title. */
  readonly context: readonly string[];
  /** Null: the first columns of the list. */
  readonly facts: readonly Fact[] | null;
  readonly next: NextLine | null;
  readonly stages: Stages | null;
  /** Names of actions, the first of which is the page's main one. */
  readonly buttons: readonly string[];
  readonly tabs: readonly RecordTab[];
  readonly side: readonly RecordSection[];
  /** Milliseconds after which the record is read again; null: it is read once. */
  readonly refresh: number | null;
}
