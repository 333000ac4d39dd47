import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { checkEmail } from '#contract/domain/checks/contactChecks.ts';
import { wholePhone } from '#contract/domain/checks/phone.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import type { ShareChannel } from '#contract/domain/sharing/shareKinds.ts';
import { sharingRefusals } from '#contract/domain/sharing/sharingRefusals.ts';
import type { BodyOf } from '#contract/calls/call.ts';
import { invalidField, Refusal } from '../../calls/Refusal.ts';
import { contacts } from '../../database/schema/index.ts';
import { doNotDisturb } from '../../policies/phones/doNotDisturb.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';

/** Whom a request names, and how. */
export type Addressed = Pick<
  BodyOf<CallOf<'opportunities.shareLink'>>,
  'contactId' | 'channel' | 'address'
>;

export interface Recipient {
  readonly contactId: number | null;
  readonly name: string;
  readonly channel: ShareChannel;
  /** A mail address, or ten digits. */
  readonly address: string;
}

/** Says on the field why something cannot go out, below the words of the specification. */
export const notSent = (
  failed: string,
  place: 'body' | 'query',
  field: string,
  words: Told,
): Refusal =>
  new Refusal('CONFLICT', failed, {
    errors: [{ in: place, field, code: 'check', ...words }],
  });

const contactOf = async (
  { db }: Pick<InWrite, 'db'>,
  accountId: number,
  { contactId, address }: Addressed,
  channel: ShareChannel,
) => {
  // Someone who is typed is nobody of the account, whose name would be wrong above the words.
  if (contactId === undefined && address !== undefined) return undefined;
  const own = channel === 'mail' ? contacts.email : contacts.phone;
  const [contact] = await db
    .select({ id: contacts.id, name: contacts.name, email: contacts.email, phone: contacts.phone })
    .from(contacts)
    .where(
      and(
        eq(contacts.accountId, accountId),
        isNull(contacts.deletedAt),
        eq(contacts.isActive, true),
        contactId === undefined ? isNotNull(own) : eq(contacts.id, contactId),
      ),
    )
    .orderBy(sql`${contacts.isVerified} desc`, asc(contacts.id))
    .limit(1);
  if (!contact && contactId !== undefined)
    throw invalidField('/contactId', 'reference', invalidChoice);
  return contact;
};

const typedAddress = (channel: ShareChannel, typed: string): string => {
  if (channel === 'mail') {
    if (checkEmail(typed.trim()) !== undefined)
      throw invalidField('/address', 'format', sharingRefusals.email);
    return typed.trim();
  }
  const number = wholePhone(typed);
  if (number === undefined) throw invalidField('/address', 'format', sharingRefusals.phone);
  return number;
};

/**
 * Who gets it: the contact that is named, else the first of the account that the channel reaches; an address that was typed
 * stands for the contact's own.
 * @param failed the words of the specification
 * @throws Refusal on `contactId`, `address` or `channel`
 */
export const recipientOf = async (
  context: Pick<InWrite, 'db'>,
  { accountId, name }: { readonly accountId: number; readonly name: string },
  asked: Addressed,
  { failed, place = 'body' }: { readonly failed: string; readonly place?: 'body' | 'query' },
): Promise<Recipient> => {
  const { channel = 'mail' } = asked;
  const contact = await contactOf(context, accountId, asked, channel);
  const own = channel === 'mail' ? contact?.email : contact?.phone;
  const address = asked.address === undefined ? own : typedAddress(channel, asked.address);
  if (!address) {
    const words = channel === 'mail' ? sharingRefusals.noEmail : sharingRefusals.noPhone;
    throw notSent(failed, place, '/contactId', words);
  }
  if (channel !== 'mail') {
    const dnd = await doNotDisturb(context.db, accountId, [address]);
    if (dnd.isAccount || dnd.numbers.has(address))
      throw notSent(failed, place, '/channel', sharingRefusals.dnd);
  }
  return { contactId: contact?.id ?? null, name: contact?.name ?? name, channel, address };
};
