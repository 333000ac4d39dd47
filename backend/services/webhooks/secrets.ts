import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** A new secret as Standard Webhooks writes it. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

interface Signing {
  readonly secret: string;
  readonly formerSecret: string | null;
  readonly formerSecretUntil: Date | null;
}

/** What a receiver proves a message by (Standard Webhooks): a signature by each secret that holds. */
export const signedHeaders = (
  { secret, formerSecret, formerSecretUntil }: Signing,
  messageId: string,
  body: string,
  now: Date,
): Record<string, string> => {
  const isFormer = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > now;
  const signatures = [secret, ...(isFormer ? [formerSecret] : [])].map(one =>
    new Webhook(one).sign(messageId, now, body),
  );
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
};
