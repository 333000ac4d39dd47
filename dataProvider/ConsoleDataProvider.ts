import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import type { ActParams, ActResult } from './verbs/act.ts';
import type { History, HistoryParams } from './verbs/history.ts';

/** React-Admin's verbs and the three that the console adds. */
export interface ConsoleDataProvider extends DataProvider {
  supportAbortSignal: true;
  history: (resource: string, params: HistoryParams) => Promise<{ data: History }>;
  /** Carries out an action of the screen file; `meta.failed` names the records it was refused for. */
  act: (resource: string, action: string, params: ActParams) => Promise<ActResult>;
  /** A new record with the fields of an old one, some of them replaced. */
  copy: (
    resource: string,
    params: { id: Identifier; data?: Readonly<Record<string, unknown>> },
  ) => Promise<{ data: RaRecord }>;
}
