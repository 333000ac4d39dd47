import type { Context } from '../../calls/Context.ts';
import { refuseOff } from '../standing.ts';
import type { PhoneMessage } from './Messages.ts';
import { outboxMessages } from './outboxMessages.ts';

/**
 * Sends the message of a call to a phone. A simulated one is a row of its transaction: it stands or falls with it.
 * @returns whether it was simulated
 * @throws Refusal UPSTREAM_UNREACHABLE, or UNAVAILABLE where no service is set up
 */
export const sendMessage = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  message: PhoneMessage,
): Promise<boolean> => {
  const { config, messages } = services;
  refuseOff(config, 'messages');
  await (messages.isSimulated ? outboxMessages(db, services.now) : messages).send(message);
  return messages.isSimulated;
};
