import type { Context, RequestFacts, Services } from '../../../calls/Context.ts';
import type { ServedCalls } from '../../../calls/ServedCall.ts';
import { openSource, recordScreen } from '../../../records/source/openSource.ts';
import type { RecordSource, SourceSetting } from '../../../records/source/RecordSource.ts';
import type { Screens } from '../../../screens/readScreens.ts';

/** What the verbs and the runner of bulk changes share. */
export interface BulkSetting {
  readonly services: Services;
  readonly screens: Screens;
  readonly servedCalls: ServedCalls;
}

type Asker = Pick<Context, 'actor' | 'db'> & { readonly request: RequestFacts };

/** Who changes many records of which screen; history tells that they were changed at once. */
export const bulkSourceSetting = (
  { services, screens, servedCalls }: BulkSetting,
  { actor, db, request }: Asker,
  resource: string,
): SourceSetting => ({
  services,
  screens,
  servedCalls,
  screen: recordScreen(screens, resource),
  actor,
  db,
  request: request.surface === 'revert' ? request : { ...request, surface: 'bulk' },
});

/** The records of a screen in a person's name. */
export const openBulkSource = (
  setting: BulkSetting,
  asker: Asker,
  resource: string,
): RecordSource => openSource(bulkSourceSetting(setting, asker, resource));
