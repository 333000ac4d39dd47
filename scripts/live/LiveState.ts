import type { ScreenHead } from '../../contract/model/screenHead.ts';
import type { JsonSchema, ScreenFile, Text } from '../../contract/model/types.ts';
import type { PlacedFault } from '../placeFaults.ts';

/** A screen as its files say it; `schema` is null for a page made by hand. */
export interface LiveScreen {
  /** Path of the screen file. */
  readonly path: string;
  readonly file: ScreenFile;
  readonly schema: JsonSchema | null;
  /** Another one whenever file or schema say something else. */
  readonly version: string;
}

/** What the page is told at once: a screen itself comes when it is opened, however large its schema is. */
export interface PageState {
  /** Counts up with each reading. */
  readonly revision: number;
  readonly heads: readonly ScreenHead[];
  /** What Home says of the pages of the menu. */
  readonly lines: Readonly<Record<string, Text>>;
  /** The version of each screen, by its resource. */
  readonly versions: Readonly<Record<string, string>>;
  readonly faults: readonly PlacedFault[];
  /** Why the server's sources as they are cannot be loaded; null when the newest server answers. */
  readonly serverFault: PlacedFault | null;
  /** What went wrong in calls and in timed work since the server was loaded, the newest first; `pointer` names the call. */
  readonly callFaults: readonly PlacedFault[];
}

/** What development shows: the newest good state of every screen, and what is wrong with the files as they are. */
export interface LiveState extends PageState {
  readonly screens: readonly LiveScreen[];
}
