import type { Clock } from '../../calls/Context.ts';
import type { Database } from '../../database/client.ts';
import { outbox } from '../../database/schema/index.ts';
import type { Messages } from './Messages.ts';

/** Keeps messages in the database instead of sending them, which says that it is simulated. */
export const outboxMessages = (db: Database, now: Clock): Messages => ({
  isSimulated: true,
  send: async ({ channel, to, text }) => {
    await db
      .insert(outbox)
      .values({ channel, recipient: to, body: text, state: 'sent', sentAt: now() });
  },
});
