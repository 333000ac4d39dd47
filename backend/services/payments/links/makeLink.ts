import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Paise } from '#contract/domain/money/paise.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import {
  paymentLinkDays,
  paymentLinkRefusals,
} from '#contract/domain/payments/paymentLinkMessages.ts';
import { paymentRefusals } from '#contract/domain/payments/paymentRefusals.ts';
import { tdsOf } from '#contract/domain/payments/tdsOf.ts';
import { refuseOff } from '../../../adapters/standing.ts';
import { invalidField, notFound } from '../../../calls/Refusal.ts';
import { contacts, milestones, paymentLinks } from '../../../database/schema/index.ts';
import type { InWrite } from '../../../tables/Declaration.ts';
import { invalidChoice } from '../../../tables/refuseReferences.ts';
import {
  dealOrRefuse,
  dueOf,
  payerOf,
  refuseMilestone,
  refuseOverThreshold,
} from '../collectPayment.ts';
import { endLinks } from '../../endLinks.ts';
import { netOfLink, paymentLinkRecords } from './paymentLinkRecords.ts';

export type Linking = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;

interface WantedPayment {
  readonly opportunityId?: number | undefined;
  readonly milestoneId?: number | null | undefined;
  readonly contactId?: number | null | undefined;
  readonly amount?: Paise | null | undefined;
  readonly tdsBp: number;
  readonly pincode?: string | null | undefined;
}

const dayInMilliseconds = 24 * 60 * 60_000;

/** The contact that is named, else the first of the account who has an e-mail address. */
const contactOf = async (
  { db }: Pick<Linking, 'db'>,
  accountId: number,
  contactId: number | null | undefined,
) => {
  const isNamed = contactId !== null && contactId !== undefined;
  const [contact] = await db
    .select({ id: contacts.id, name: contacts.name, email: contacts.email, phone: contacts.phone })
    .from(contacts)
    .where(
      and(
        eq(contacts.accountId, accountId),
        isNull(contacts.deletedAt),
        eq(contacts.isActive, true),
        isNamed ? eq(contacts.id, contactId) : isNotNull(contacts.email),
      ),
    )
    .orderBy(sql`${contacts.isVerified} desc`, asc(contacts.id))
    .limit(1);
  if (!contact && isNamed) throw invalidField('/contactId', 'reference', invalidChoice);
  return contact;
};

const opportunityOf = async (
  { db }: Linking,
  { opportunityId, milestoneId }: WantedPayment,
): Promise<number> => {
  if (opportunityId !== undefined) return opportunityId;
  if (milestoneId === null || milestoneId === undefined)
    throw invalidField('/milestoneId', 'required', paymentLinkRefusals.amountNeeded);
  const [found] = await db
    .select({ opportunityId: milestones.opportunityId })
    .from(milestones)
    .where(eq(milestones.id, milestoneId));
  if (!found) throw notFound(notThere.milestone);
  return found.opportunityId;
};

/** What is to be paid: what was asked for, at most what is due; an advance names its amount. */
const amountOf = async (
  context: Linking,
  milestoneId: number | undefined,
  asked: Paise | null | undefined,
): Promise<Paise> => {
  if (milestoneId === undefined) {
    if (asked === null || asked === undefined)
      throw invalidField('/amount', 'required', paymentLinkRefusals.amountNeeded);
    return asked;
  }
  const due = await dueOf(context, milestoneId);
  if (due < 100) throw invalidField('/milestoneId', 'check', paymentLinkRefusals.nothingDue);
  if ((asked ?? due) > due)
    throw invalidField('/amount', 'check', paymentRefusals.moreThanDue(due));
  return asked ?? due;
};

/** Makes a link at the gateway under the rules of a payment that is collected. @returns its record */
export const makeLink = async (context: Linking, wanted: WantedPayment) => {
  const { db, actor, services, audit } = context;
  refuseOff(services.config, 'gateway');
  const deal = await dealOrRefuse(context, await opportunityOf(context, wanted));
  const milestone = await refuseMilestone(context, {
    opportunityId: deal.id,
    milestoneId: wanted.milestoneId ?? null,
  });
  const amount = await amountOf(context, milestone?.id, wanted.amount);
  const payerId = await payerOf(
    context,
    deal.accountId,
    milestone?.legalEntityId ?? null,
    wanted.pincode,
  );
  const now = services.now();
  await refuseOverThreshold(context, payerId, indiaDay(now), tdsOf(amount, wanted.tdsBp));
  const contact = await contactOf(context, deal.accountId, wanted.contactId);
  // A client holds one link for the same thing: an earlier one that is open ends.
  const same = milestone
    ? eq(paymentLinks.milestoneId, milestone.id)
    : and(isNull(paymentLinks.milestoneId), eq(paymentLinks.opportunityId, deal.id));
  if (same) await endLinks(context, same);
  const expiresAt = new Date(now.getTime() + paymentLinkDays * dayInMilliseconds);
  const made = await services.gateway.makeLink(db, {
    reference: randomUUID(),
    amount: netOfLink({ amount, tdsBp: wanted.tdsBp }),
    description: milestone ? `${deal.name}: ${milestone.name}` : deal.name,
    payer: {
      name: contact?.name ?? deal.name,
      email: contact?.email ?? null,
      phone: contact?.phone ?? null,
    },
    expiresAt,
  });
  const [row] = await db
    .insert(paymentLinks)
    .values({
      ...made,
      opportunityId: deal.id,
      milestoneId: milestone?.id ?? null,
      contactId: contact?.id ?? null,
      amountPaise: amount,
      tdsBp: wanted.tdsBp,
      expiresAt,
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .returning({ id: paymentLinks.id });
  const after = await paymentLinkRecords.readOne(context, row?.id ?? 0);
  await audit.record({
    action: 'create',
    entity: 'payment-links',
    entityId: after.id,
    version: after.version,
    after: { ...after },
  });
  return after;
};
