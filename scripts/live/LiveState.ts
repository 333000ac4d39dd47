import type { JsonSchema, ScreenFile } from '../../contract/model/types.ts';
import type { PlacedFault } from '../placeFaults.ts';

/** A screen as its files say it; `schema` is null for a page made by hand. */
export interface LiveScreen {
  /** Path of the screen file. */
  readonly path: string;
  readonly file: ScreenFile;
  readonly schema: JsonSchema | null;
}

/** What development shows: the newest good state of every screen, and what is wrong with the files as they are. */
export interface LiveState {
  /** Counts up with each reading. */
  readonly revision: number;
  readonly screens: readonly LiveScreen[];
  readonly faults: readonly PlacedFault[];
  /** Why the server's sources as they are cannot be loaded; null when the newest server answers. */
  readonly serverFault: PlacedFault | null;
}
