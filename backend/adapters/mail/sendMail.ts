import type { Told } from '#contract/domain/messages/told.ts';
import type { Context } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { refuseOff } from '../standing.ts';
import type { Message } from './Mail.ts';
import { outboxMail } from './outboxMail.ts';

/**
 * Sends the mail of a call. A simulated one is a row of its transaction: it stands or falls with it.
 * @param failed what is told when the mail server does not take it
 * @returns whether it was simulated
 * @throws Refusal UPSTREAM_UNREACHABLE, or UNAVAILABLE where no mail is set up
 */
export const sendMail = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  message: Message,
  failed: string | Told,
): Promise<boolean> => {
  const { config, mail } = services;
  refuseOff(config, 'mail');
  await (mail.isSimulated ? outboxMail(db, services.now) : mail).send(message).catch(() => {
    throw new Refusal('UPSTREAM_UNREACHABLE', failed);
  });
  return mail.isSimulated;
};
