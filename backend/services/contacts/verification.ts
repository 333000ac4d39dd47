import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Contact } from '#contract/calls/recordTypes.ts';
import { contactMessages } from '#contract/domain/contacts/contactMessages.ts';
import { sendMail } from '../../adapters/mail/sendMail.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { invalidField, Refusal } from '../../calls/Refusal.ts';
import { contacts } from '../../database/schema/index.ts';
import { hashToken } from '../../session/passwordLink.ts';
import { inWrite } from '../../tables/inWrite.ts';
import { contactOrRefuse, contactRecords } from './contactRecords.ts';

const codeLife = 7 * 24 * 60 * 60_000;

const hashOf = (contactId: number, code: string): string =>
  hashToken(`contact:${contactId}:${code}`);

const refuseVerified = (contact: Contact): void => {
  if (contact.isVerified) throw new Refusal('CONFLICT', contactMessages.isVerified);
};

const nextVersion = { version: sql`${contacts.version} + 1` };

/** POST resendVerificationLink/{contactId}: mails a code that the client reads out to the person who serves them. */
export const resendVerification: Verb<CallOf<'contacts.resendVerification'>> = async context => {
  const { db, actor, audit, services, params } = context;
  const contact = await contactOrRefuse(inWrite(context), params.contactId);
  refuseVerified(contact);
  if (!contact.email) throw invalidField('/email', 'required', contactMessages.noEmail);
  const code = String(randomInt(10_000_000, 100_000_000));
  await db
    .update(contacts)
    .set({
      verificationTokenHash: hashOf(contact.id, code),
      verificationSentAt: services.now(),
      updatedBy: actor.id,
      ...nextVersion,
    })
    .where(eq(contacts.id, contact.id));
  const product = services.config.product.name;
  await audit.record({
    action: 'resend-verification',
    entity: 'contacts',
    entityId: contact.id,
    version: contact.version + 1,
    before: {},
    after: { verificationSentTo: contact.email },
  });
  const isSimulated = await sendMail(
    { db, services },
    {
      to: contact.email,
      subject: `${product}: confirm that this is you`,
      text: `${contact.name}, please give your contact at ${product} this code within seven days:\n\n${code}\n\nIf you did not expect this, you can ignore it.`,
    },
    contactMessages.notSent,
  );
  return { message: contactMessages.sent.message, isSimulated };
};

const isRightCode = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  id: number,
  code: string,
): Promise<boolean> => {
  const [stored] = await db
    .select({ hash: contacts.verificationTokenHash, sentAt: contacts.verificationSentAt })
    .from(contacts)
    .where(eq(contacts.id, id))
    .for('update');
  const isFresh =
    stored?.sentAt instanceof Date && services.now().getTime() - stored.sentAt.getTime() < codeLife;
  return isFresh && stored.hash === hashOf(id, code.replaceAll(/\s/g, ''));
};

/** POST contacts/{id}/verification: the code that was mailed confirms the contact; it works once. */
export const verifyContact: Verb<CallOf<'contacts.verify'>> = async context => {
  const { db, actor, audit, params, body } = context;
  const contact = await contactOrRefuse(inWrite(context), params.id);
  refuseVerified(contact);
  if (!(await isRightCode(context, contact.id, body.code)))
    throw invalidField('/code', 'code', contactMessages.wrongCode);
  await db
    .update(contacts)
    .set({ isVerified: true, verificationTokenHash: null, updatedBy: actor.id, ...nextVersion })
    .where(eq(contacts.id, contact.id));
  const verified = await contactRecords.readOne(context, contact.id);
  await audit.record({
    action: 'verify',
    entity: 'contacts',
    entityId: contact.id,
    version: verified.version,
    before: { isVerified: false },
    after: { isVerified: true },
  });
  return verified;
};
