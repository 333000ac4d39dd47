import type { HttpClient } from '../http/createHttpClient.ts';
import type { CallScreen } from '../ScreenOf.ts';

/** What every verb works with: the client and the completed screen whose calls it makes. */
export interface VerbContext {
  readonly client: HttpClient;
  readonly screen: CallScreen;
}

/** Through what a change was made, for the record's history. */
export type Surface = 'form' | 'inline' | 'bulk' | 'import' | 'action' | 'revert' | 'matrix';

/** What callers may put into ra-core's `meta`. */
export interface VerbMeta {
  /** Reads past the caches. */
  readonly isFresh?: boolean;
  /** Of a list that said it has more rows than it counted: their exact number. */
  readonly total?: 'exact';
  readonly surface?: Surface;
  /** Of an update: that of the record which the person saw; absent, it is the one in `data` or `previousData`. */
  readonly version?: unknown;
  /** Of a creation: the same key makes no second record when the first answer was lost. */
  readonly intent?: string;
}

export const surfaceHeader = (surface: Surface) => ({ 'x-surface': surface });
