import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField } from '../../../calls/Refusal.ts';
import { passwordResets, users } from '../../../database/schema/index.ts';
import { hashPassword } from '../../../session/password.ts';
import { createPasswordLink, hashToken } from '../../../session/passwordLink.ts';
import { takeTry } from '../../../session/loginAttempts.ts';
import { endSessionsOf } from '../../../session/sessions.ts';

const lifetime = 30 * 60_000;

/**
 * POST reset-password (T6): mails a link that works once, for half an hour. The answer is the same whether the address
 * is known or not.
 */
export const resetPassword: Verb<CallOf<'session.resetPassword'>> = async context => {
  const { body, db, audit, services, request } = context;
  const now = services.now();
  audit.nothingChanged();
  const mayAsk = (await takeTry(db, 'address', request.ip, now)) !== undefined;
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(eq(sql`lower(${users.email})`, body.email.trim().toLowerCase()), eq(users.status, 1)),
    );
  if (mayAsk && user) {
    const link = await createPasswordLink(db, {
      userId: user.id,
      publicUrl: services.config.publicUrl,
      until: new Date(now.getTime() + lifetime),
    });
    const logFailure = (error: unknown) =>
      context.reply.log.error({ err: error }, 'a reset mail was not sent');
    const message = {
      to: user.email,
      subject: `Set a new ${services.config.product.name} password`,
      text: `Open this link within 30 minutes to set a new password:\n\n${link.href}\n\nIf you did not ask for it, nothing needs to be done.`,
    };
    await services.mail.send(message, logFailure).catch(logFailure);
  }
  return { emailSent: true };
};

/** POST password: takes the link's token once and ends every session of the user. */
export const setPassword: Verb<CallOf<'session.setPassword'>> = async ({
  body,
  db,
  audit,
  services,
}) => {
  const now = services.now();
  const passwordHash = await hashPassword(body.password);
  return db.transaction(async transaction => {
    const [used] = await transaction
      .update(passwordResets)
      .set({ usedAt: now })
      .where(
        and(
          eq(passwordResets.tokenHash, hashToken(body.token)),
          isNull(passwordResets.usedAt),
          gt(passwordResets.expiresAt, now),
        ),
      )
      .returning({ userId: passwordResets.userId });
    if (!used) {
      throw invalidField(
        '/token',
        'expired',
        'This link was used or is too old. Ask for a new one.',
      );
    }
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, used.userId));
    await endSessionsOf(transaction, used.userId);
    await audit
      .within(transaction, { id: used.userId })
      .record({ action: 'set-password', entity: 'users', entityId: used.userId });
    return { passwordSet: true };
  });
};
