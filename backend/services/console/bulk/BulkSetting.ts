import type { Context, RequestFacts, Services } from '../../../calls/Context.ts';
import type { ServedCalls } from '../../../calls/ServedCall.ts';
import { openSource, recordScreen } from '../../../records/source/openSource.ts';
import type { RecordSource } from '../../../records/source/RecordSource.ts';
import type { Screens } from '../../../screens/readScreens.ts';

/** What the verbs and the runner of bulk changes share. */
export interface BulkSetting {
  readonly services: Services;
  readonly screens: Screens;
  readonly servedCalls: ServedCalls;
}

type Asker = Pick<Context, 'actor' | 'db'> & { readonly request: RequestFacts };

/** The records of a screen in a person's name; history tells that many were changed at once. */
export const openBulkSource = (
  { services, screens, servedCalls }: BulkSetting,
  { actor, db, request }: Asker,
  resource: string,
): RecordSource =>
  openSource({
    services,
    screens,
    servedCalls,
    screen: recordScreen(screens, resource),
    actor,
    db,
    request: request.surface === 'revert' ? request : { ...request, surface: 'bulk' },
  });
