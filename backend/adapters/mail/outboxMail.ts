import type { Clock } from '../../calls/Context.ts';
import type { Database } from '../../database/client.ts';
import { outbox } from '../../database/schema/index.ts';
import type { Mail } from './Mail.ts';

/** Keeps messages in the database instead of sending them: the demo's mail, which says that it is simulated. */
export const outboxMail = (db: Database, now: Clock): Mail => ({
  isSimulated: true,
  send: async ({ to, subject, text, attachments = [] }) => {
    await db.insert(outbox).values({
      channel: 'mail',
      recipient: to,
      subject,
      body: text,
      // What would have gone with it; the papers themselves can be drawn again.
      ...(attachments.length > 0 && {
        payload: {
          attachments: attachments.map(({ name, type, bytes }) => ({
            name,
            type,
            size: bytes.length,
          })),
        },
      }),
      state: 'sent',
      sentAt: now(),
    });
  },
});
