import type { Overlay } from '#contract/model/overlay/Change.ts';

/** A version of a screen as it is stored. */
export interface Version {
  readonly id: number;
  readonly resource: string;
  readonly number: number;
  readonly isAsFiles: boolean;
  readonly overlay: Overlay;
  /** Of the files that it was made from. */
  readonly madeFrom: string;
  readonly why: string;
  readonly at: Date;
  readonly byId: number | null;
}

/** How it is with the newest version of a screen. */
export type State = 'holds' | 'obsolete' | 'faulty' | 'as-files';
