import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { refuseOff } from '../../adapters/standing.ts';
import type { Verb } from '../../calls/Context.ts';
import { passwordFault } from '#contract/domain/users/passwordRules.ts';
import { sessionMessages } from '#contract/domain/users/sessionMessages.ts';
import { invalidField, Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { passwordResets, users } from '../../database/schema/index.ts';
import { commonPasswords } from '../../session/commonPasswords.ts';
import { hashingRoom } from '../../session/hashing.ts';
import { rememberDevice } from '../../session/knownDevice.ts';
import { hashPassword } from '../../session/password.ts';
import { createPasswordLink, hashToken } from '../../session/passwordLink.ts';
import { forgetTries, giveTryBack, takeTry } from '../../session/trials.ts';

const lifetime = 30 * 60_000;

/**
 * POST reset-password (T6): mails a link that works once, for half an hour; at most three mails an hour for an account. The answer is
 * the same whether the address is known or not, and whether a mail goes out or not: nobody waits for the mail server.
 * @throws Refusal UNAVAILABLE where no mail is set up
 */
export const resetPassword: Verb<CallOf<'session.resetPassword'>> = async context => {
  const { body, db, audit, services, request } = context;
  // Before the address is looked at, so that it tells nothing of it.
  refuseOff(services.config, 'mail');
  const now = services.now();
  const email = body.email.trim().toLowerCase();
  audit.nothingChanged();
  const fromAddress = await takeTry(db, 'reset-address', request.ip, now);
  const mayAsk =
    fromAddress !== undefined && (await takeTry(db, 'reset-account', email, now)) !== undefined;
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), eq(users.status, 1)));
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
      text: `Open this link within 30 minutes to set a new password:\n\n${link.href}\n\nIf you did not request this, you can ignore this mail.`,
    };
    void services.mail.send(message, logFailure).catch(logFailure);
  }
  return { emailSent: true };
};

const isOpen = (token: string, now: Date) =>
  and(
    eq(passwordResets.tokenHash, hashToken(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );

const findHolder = async (db: Database, token: string, now: Date) => {
  const [holder] = await db
    .select({ id: users.id, email: users.email })
    .from(passwordResets)
    .innerJoin(users, and(eq(users.id, passwordResets.userId), eq(users.status, 1)))
    .where(isOpen(token, now));
  return holder;
};

const noLink = () => invalidField('/token', 'expired', sessionMessages.linkOver);
const tooOften = () => new Refusal('RATE_LIMITED', sessionMessages.tooOften);

/**
 * POST password: takes the link's token once. The link is looked up before anything costly is done; with the password all sessions
 * and other links of the person end (trigger `users_end_access`), and this browser is known.
 */
export const setPassword: Verb<CallOf<'session.setPassword'>> = async context => {
  const { body, db, audit, services, request, reply } = context;
  const now = services.now();
  if ((await takeTry(db, 'link-address', request.ip, now)) === undefined) throw tooOften();
  const holder = await findHolder(db, body.token, now);
  if (!holder) throw noLink();
  const { id } = holder;
  const common = await commonPasswords();
  const fault = passwordFault(body.password, { email: holder.email, common });
  if (fault) throw invalidField('/password', fault.code, fault);
  if ((await takeTry(db, 'link-account', String(id), now)) === undefined) throw tooOften();
  const passwordHash = await hashingRoom.stranger(() => hashPassword(body.password));
  await db.transaction(async transaction => {
    const used = await transaction
      .update(passwordResets)
      .set({ usedAt: now })
      .where(isOpen(body.token, now))
      .returning({ id: passwordResets.id });
    if (used.length === 0) throw noLink();
    const set = await transaction
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, id), eq(users.status, 1)))
      .returning({ id: users.id });
    if (set.length === 0) throw noLink();
    await audit
      .within(transaction, { id })
      .record({ action: 'set-password', entity: 'users', entityId: id });
  });
  await forgetTries(db, 'link-account', String(id));
  await giveTryBack(db, 'link-address', request.ip);
  const { ip, userAgent } = request;
  await rememberDevice(
    db,
    reply,
    services.config,
    { ...holder, passwordHash },
    { ip, userAgent, now },
  );
  return { passwordSet: true };
};
