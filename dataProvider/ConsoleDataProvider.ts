import type { DataProvider } from 'react-admin';
import type { ActParams, ActResult } from './verbs/act.ts';
import type { History, HistoryParams } from './verbs/history.ts';

/** React-Admin's verbs and the three that the console adds. */
export interface ConsoleDataProvider extends DataProvider {
  supportAbortSignal: true;
  /** Brings what writing its records needs, so that a connection which is lost meanwhile takes none of it away. */
  prepare: (resource: string) => Promise<void>;
  history: (resource: string, params: HistoryParams) => Promise<{ data: History }>;
  /** Carries out an action of the screen file; `meta.failed` names the records it was refused for. */
  act: (resource: string, action: string, params: ActParams) => Promise<ActResult>;
}
