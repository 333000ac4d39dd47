import type { RaRecord } from 'react-admin';

/** The session ended while something was saved: ra-core leads to sign-in, and what was typed waits there. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/**
 * The record that a call stored. When the session has ended, ra-core answers an empty record instead of failing.
 * @throws SessionEnded, which needs no words.
 */
export const storedRecord = ({ data }: { data: Partial<RaRecord> }): RaRecord => {
  if (data.id === undefined) throw new SessionEnded();
  return data as RaRecord;
};
