import { and, desc, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { User } from '#contract/calls/recordTypes.ts';
import { userMessages } from '#contract/domain/users/userMessages.ts';
import { sendMail } from '../../adapters/mail/sendMail.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { outbox, passwordResets } from '../../database/schema/index.ts';
import { createPasswordLink } from '../../session/passwordLink.ts';
import { refusePerson } from './judgeUser.ts';
import { userRecords } from './userRecords.ts';

const linkLife = 7 * 24 * 60 * 60_000;

const subjectOf = (product: string): string => `Welcome to ${product}`;

/** Mails a new person the link that sets a password once, within seven days. @throws Refusal when mail does not go out */
export const mailSignInLink = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  user: User,
): Promise<boolean> => {
  const { config } = services;
  const until = new Date(services.now().getTime() + linkLife);
  const link = await createPasswordLink(db, {
    userId: user.id,
    publicUrl: config.publicUrl,
    until,
  });
  return sendMail(
    { db, services },
    {
      to: user.email,
      subject: subjectOf(config.product.name),
      text: `${user.name}, open this link within seven days to set your password:\n\n${link.href}\n`,
    },
    userMessages.linkNotSent,
  );
};

/** POST users/{id}/sign-in-link. */
export const sendSignInLink: Verb<CallOf<'users.sendSignInLink'>> = async context => {
  const user = await userRecords.readOne(context, context.params.id);
  refusePerson(context, user);
  if (user.status !== 1) throw new Refusal('CONFLICT', userMessages.inactive);
  const isSimulated = await mailSignInLink(context, user);
  await context.audit.record({
    action: 'send-link',
    entity: 'users',
    entityId: user.id,
    version: user.version,
    before: {},
    after: { linkMailedTo: user.email },
  });
  return { isSimulated };
};

/**
 * GET users/{id}/sign-in-mail: what became of the last link. Where mail is simulated nobody got it, so it is told to
 * those who may change the person; they could not act as someone whose roles they may not give.
 */
export const signInMail: Verb<CallOf<'users.signInMail'>> = async context => {
  const { db, services, params } = context;
  const user = await userRecords.readOne(context, params.id);
  const [reset] = await db
    .select({ createdAt: passwordResets.createdAt, usedAt: passwordResets.usedAt })
    .from(passwordResets)
    .where(eq(passwordResets.userId, user.id))
    .orderBy(desc(passwordResets.id))
    .limit(1);
  if (!reset) return { state: user.lastSignInAt ? 'Signed in before' : 'Never mailed' };
  const told = { sentAt: reset.createdAt.toISOString() };
  if (reset.usedAt) return { ...told, state: 'Used' };
  const mayAct = (() => {
    try {
      refusePerson(context, user);
      return true;
    } catch {
      return false;
    }
  })();
  if (!services.mail.isSimulated || !mayAct) return { ...told, state: 'Mailed' };
  const [mail] = await db
    .select({ body: outbox.body })
    .from(outbox)
    .where(
      and(
        eq(outbox.recipient, user.email),
        eq(outbox.subject, subjectOf(services.config.product.name)),
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(1);
  const link = /https?:\S+/.exec(mail?.body ?? '')?.[0];
  return { ...told, state: 'Simulated', ...(link && { link }) };
};
