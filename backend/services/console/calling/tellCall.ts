import type { Services } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import type { CallRow } from './callRow.ts';

interface Writing {
  readonly db: Database;
  readonly services: Services;
}

/** Tells the agent's open pages that a call has changed. */
export const tellCall = async (_writing: Writing, _row: CallRow): Promise<void> => {
  await Promise.resolve();
};
