import type { Condition } from '../rules/condition.ts';
import type { Text, Tree } from './files/screenFile.ts';

/* The list of a completed screen: its columns, views and sums. */

export interface Column {
  readonly field: string;
  /** Hidden until a person chooses to show it. */
  readonly hidden: boolean;
  /** Null: as wide as its kind needs. */
  readonly width: number | null;
  /** The value can be changed in the list. */
  readonly edit: boolean;
  /** The list can be sorted by it. */
  readonly sortable: boolean;
}

export interface SortKey {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

export interface View {
  readonly name: string;
  readonly label: Text;
  readonly where: Condition;
  readonly sort: readonly SortKey[];
  /** What its records are called where they wait for someone, and the verb they wait for; null: they wait for nobody. */
  readonly todo: { readonly label: Text; readonly can: string } | null;
  /** Its records are below one another; null: one after the other. */
  readonly tree: Tree | null;
  /** The one of `totals` that it opens with bars of; null: it opens without. */
  readonly bars: string | null;
}

export interface List {
  readonly columns: readonly Column[];
  readonly filters: readonly string[];
  /** Fields the search box looks in, for its label; [] means no search box. */
  readonly search: readonly string[];
  readonly sort: readonly SortKey[];
  /** Field with the address that a row leads to; null: the record's own page. */
  readonly opens: string | null;
  readonly pageSize: number;
  readonly views: readonly View[];
  /** Field with options whose numbers of records are drawn as bars; null: the list has none. */
  readonly chart: string | null;
  /** Fields that are added up over all that is found. */
  readonly totals: readonly string[];
  /** The field with options for each of which they are added up; null: over all. */
  readonly apart: string | null;
  /** References and days that bars can be by, beside `chart`. */
  readonly groups: readonly string[];
  /** Names of actions, or `remove`. */
  readonly bulk: readonly string[];
  readonly bulkEdit: readonly string[];
  readonly empty: Text | null;
  /** Said when the records cannot be read. */
  readonly failed: Text | null;
}
