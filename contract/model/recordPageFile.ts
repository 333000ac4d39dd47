import type { KindName } from '../kinds/kindNames.ts';
import type { Condition, Operand } from '../rules/condition.ts';
import type { OptionFile, Text, Tone } from './screenFile.ts';

/*
 * The page of a record as a screen file writes it: facts, stages, tabs, a side column. `completeRecordPage` fills in the
 * rest.
 */

/** A call that is asked for one record. */
export interface AskedCallFile {
  readonly call: string;
  /** Default: `id` is the record's. */
  readonly path?: Readonly<Record<string, Operand>>;
  readonly query?: Readonly<Record<string, Operand>>;
}

/** Rows that a figure is the sum of: records of another screen, or rows in the answer of a call. */
export interface PartsFile {
  readonly list?: string;
  readonly by?: ByFile;
  readonly call?: AskedCallFile;
  /** Where the rows stand in the answer of the call. */
  readonly rows?: string;
  readonly title: string;
  readonly amount: string;
  readonly note?: string;
}

/** A field that holds the record's key, or a condition on the other records. */
export type ByFile = string | Condition;

export type FactFile =
  | string
  | {
      readonly field: string;
      readonly label?: Text;
      readonly as?: KindName;
      readonly options?: readonly OptionFile[] | string;
      /** A field told in small words after the value. */
      readonly note?: string;
      readonly parts?: PartsFile;
    };

/** `details`: the fields to read or change; `history`: who changed what. */
export type OwnSection = 'details' | 'history';

export const ownSections: readonly OwnSection[] = ['details', 'history'];

interface SectionBase {
  readonly label?: Text;
  readonly visible?: Condition;
}

export interface ListSectionFile extends SectionBase {
  readonly list: string;
  readonly by: ByFile;
  readonly preset?: Readonly<Record<string, Operand>>;
  /** Of which records of the page a new one may be made here. */
  readonly creatable?: Condition;
  readonly columns?: readonly string[];
  readonly sort?: readonly string[];
  readonly pageSize?: number;
  readonly empty?: Text;
  readonly state?: 'own' | 'address';
  readonly refresh?: number;
}

export interface TimelineSectionFile extends SectionBase {
  readonly timeline: string;
  readonly by: ByFile;
  readonly at: string;
  readonly title: string;
  readonly lines?: readonly string[];
  readonly icons?: Readonly<Record<string, string>>;
  readonly refresh?: number;
}

export interface PanelSectionFile extends SectionBase {
  readonly panel: string;
}

export interface FactsSectionFile extends SectionBase {
  readonly facts: readonly FactFile[];
  readonly from?: AskedCallFile;
  readonly refresh?: number;
}

export type SectionFile =
  OwnSection | ListSectionFile | TimelineSectionFile | PanelSectionFile | FactsSectionFile;

export type TabFile =
  | OwnSection
  | {
      readonly name: string;
      readonly label: Text;
      readonly of: readonly SectionFile[];
      readonly count?: string;
      readonly visible?: Condition;
    };

export interface StageFile {
  readonly label: Text;
  readonly values: readonly (string | number | boolean)[];
  /** Field that tells when it was reached. */
  readonly at?: string;
  /** A stage that is no step of the way but one of its ends; shown only while the record is in it. */
  readonly tone?: Exclude<Tone, 'neutral'>;
}

/** Words across the page of the records that they are said of. */
export interface PageNoteFile {
  readonly note: Text;
  readonly tone?: Tone;
  readonly visible?: Condition;
}

export interface RecordPageFile {
  readonly notes?: readonly PageNoteFile[];
  readonly context?: readonly string[];
  readonly facts?: readonly FactFile[];
  readonly stages?: { readonly field: string; readonly of: readonly StageFile[] };
  readonly buttons?: readonly string[];
  readonly tabs?: readonly TabFile[];
  readonly side?: readonly SectionFile[];
  /** Seconds after which the record is read again. */
  readonly refresh?: number;
}

/** Where records are by the value of one of their fields. */
export interface RecordsAtBy {
  readonly field: string;
  readonly at: Readonly<Record<string, string>>;
}
