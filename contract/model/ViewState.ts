import type { Condition } from '../rules/condition.ts';
import type { SortKey } from './screen.ts';

/** A column of a view in its place; without a width it is as wide as the screen says. */
export interface ViewColumn {
  readonly field: string;
  /** Pixels. */
  readonly width?: number;
}

/** What a saved view keeps of a list. What is absent stays as the screen says. */
export interface ViewState {
  readonly where?: Condition;
  readonly search?: string;
  readonly sort?: SortKey;
  readonly columns?: readonly ViewColumn[];
  readonly pageSize?: number;
}
