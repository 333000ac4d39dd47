import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Contact, ContactFields } from '#contract/calls/recordTypes.ts';
import { contactRecordCalls } from '#contract/calls/contacts/contacts.ts';
import { asFieldFaults, contactFindings } from '#contract/domain/clients/clientFindings.ts';
import { contactPlace } from '#contract/domain/contacts/contactPlace.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { userFlags } from '#contract/domain/roles/userFlags.ts';
import type { Actor } from '../../calls/Actor.ts';
import { invalidField } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { accounts, contacts, opportunities } from '../../database/schema/index.ts';
import { ofAccountInScope, refuseAccount } from '../../policies/scopes/accountScope.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { reference } from '../../tables/fields.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';
import { toldAs } from '../../policies/toldAs.ts';

const isOfChild = sql<boolean>`${accounts.parentId} is not null`;

/** Contacts of a child account that are not verified show to those alone who may verify them (T122). */
const shownTo = ({ grants }: Actor) =>
  contactPlace(false, userFlags(grants).isReadOnly) === 'hidden'
    ? sql`(${contacts.isVerified} or not ${isOfChild})`
    : undefined;

const refuseOpportunityOfOther = async (
  db: Database,
  { accountId, opportunityId }: Pick<ContactFields, 'accountId' | 'opportunityId'>,
): Promise<void> => {
  if (opportunityId === undefined || opportunityId === null) return;
  const [found] = await db
    .select({ accountId: opportunities.accountId })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  if (found?.accountId !== accountId)
    throw invalidField('/opportunityId', 'reference', invalidChoice);
};

/** People of accounts. */
export const contactRecords = declareRecords<Contact, ContactFields>(contactRecordCalls, {
  resource: 'contacts',
  table: contacts,
  removal: 'soft',
  notThere: notThere.contact,
  fields: {
    accountId: reference(contacts.accountId, accounts, { order: accounts.name }),
    accountName: accounts.name,
    opportunityId: contacts.opportunityId,
    name: contacts.name,
    phone: contacts.phone,
    email: contacts.email,
    contactTypeId: contacts.contactTypeId,
    pocType: contacts.pocType,
    isVerified: contacts.isVerified,
    isOfChild,
    verificationSentAt: contacts.verificationSentAt,
    active: contacts.isActive,
  },
  search: [contacts.name, accounts.name],
  client: { phones: [contacts.phone] },
  sort: 'name',
  readers: actor => and(ofAccountInScope(contacts.accountId, actor, 'read'), shownTo(actor)),
  narrow: ({ accountId }, actor) => [
    // An account's page shows its contacts to anyone who may open it; without one it is a list of one's own.
    ofAccountInScope(contacts.accountId, actor, typeof accountId === 'number' ? 'read' : 'list'),
    isNull(accounts.mergedIntoId),
    shownTo(actor),
    typeof accountId === 'number' ? eq(contacts.accountId, accountId) : undefined,
  ],
  faults: ({ record, before }) => asFieldFaults(contactFindings({ record, previous: before })),
  refuse: async ({ db, actor }, { record, changes, before }) => {
    // Another account than before has to be one's own too.
    if (before && changes.accountId !== undefined)
      await refuseAccount(db, actor, 'change', record.accountId);
    await refuseOpportunityOfOther(db, record);
  },
});

/** @throws Refusal NOT_FOUND for the account's sake, too: anyone who may not read it knows no contact of it */
export const contactOrRefuse = async (context: InWrite, id: number): Promise<Contact> => {
  const contact = await contactRecords.readOne(context, id);
  await refuseAccount(context.db, context.actor, 'change', contact.accountId).catch(
    toldAs(notThere.contact),
  );
  return contact;
};

/** POST contact. */
export const createContact = async (context: InWrite & { body: ContactFields }) => {
  await refuseAccount(context.db, context.actor, 'change', context.body.accountId);
  return contactRecords.create(context, context.body);
};

/** PUT contact/{id}. */
export const updateContact = async (
  context: InWrite & { params: { id: number }; body: Partial<ContactFields> & { version: number } },
) => {
  const { params, body } = context;
  await contactOrRefuse(context, params.id);
  return contactRecords.update(context, { id: params.id, body });
};

/** DELETE contact/{id}. */
export const removeContact: typeof contactRecords.verbs.remove = async context => {
  await contactOrRefuse(context, (context.params as unknown as { id: number }).id);
  return contactRecords.verbs.remove(context);
};
