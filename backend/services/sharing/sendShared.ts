import { randomBytes } from 'node:crypto';
import { detailsPage, shareText, type Shared } from '#contract/domain/sharing/shareText.ts';
import { sendMail } from '../../adapters/mail/sendMail.ts';
import { sendMessage } from '../../adapters/messages/sendMessage.ts';
import { shareLinks } from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import type { Recipient } from './recipientOf.ts';
import { shareAddress, shareHash } from './shareLinks.ts';

type Sending = Pick<InWrite, 'db' | 'actor' | 'services'>;

/** Each kind without the fields that follow from whom it goes to. */
type Unsent<Kind> = Kind extends unknown
  ? Omit<Kind, 'channel' | 'client' | 'sender' | 'product' | 'link'>
  : never;

interface Wanted {
  readonly opportunityId: number;
  readonly to: Recipient;
  readonly shared: Unsent<Shared>;
  readonly paymentLinkId: number | null;
  readonly expiresAt: Date | null;
  /** The words of the specification where the mail server does not take it. */
  readonly failed: string;
}

/** The names of sender and marketplace, as the words to a client have them. */
export const senderOf = ({ actor, services }: Pick<Sending, 'actor' | 'services'>) => ({
  sender: `${actor.firstName} ${actor.lastName}`.trim(),
  product: services.config.product.name,
});

/**
 * Writes down what goes out, with a link by which it is known when the client opens it, and sends it.
 * @returns whether it was simulated
 */
export const sendShared = async (
  context: Sending,
  { opportunityId, to, shared, paymentLinkId, expiresAt, failed }: Wanted,
): Promise<boolean> => {
  const { db, actor, services } = context;
  const token = randomBytes(12).toString('base64url');
  const link = new URL(`${shareAddress}${token}`, services.config.publicUrl).href;
  const { subject, text } = shareText({
    ...shared,
    ...senderOf(context),
    channel: to.channel,
    client: to.name,
    link,
  });
  await db.insert(shareLinks).values({
    tokenHash: shareHash(token),
    kind: shared.kind === 'payment' ? 'payment' : 'packages',
    entity: 'opportunity',
    entityId: opportunityId,
    contactId: to.contactId,
    channel: to.channel,
    recipient: to.address,
    body:
      shared.kind === 'details'
        ? detailsPage({ ...shared, ...senderOf(context), client: to.name })
        : null,
    paymentLinkId,
    expiresAt,
    createdAt: services.now(),
    createdBy: actor.id,
  });
  return to.channel === 'mail'
    ? sendMail({ db, services }, { to: to.address, subject, text }, failed)
    : sendMessage({ db, services }, { channel: to.channel, to: to.address, text });
};
