/** A column of a table on paper: its heading, its share of the width, and whether it holds amounts. */
export interface PaperColumn {
  readonly title: string;
  readonly share: number;
  readonly isAmount?: boolean;
}

type Pairs = readonly (readonly [label: string, value: string])[];

/** What a paper shows, from above to below: on the page and in its PDF alike. */
export type PaperPart =
  | { readonly kind: 'pairs'; readonly of: Pairs }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly columns: readonly PaperColumn[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'total'; readonly of: Pairs }
  /** A code to scan, with what it says in words beside it. */
  | { readonly kind: 'code'; readonly title: string; readonly text: string; readonly of: Pairs }
  | { readonly kind: 'note'; readonly text: string };
