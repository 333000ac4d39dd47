import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { checkPaymentPin } from '#contract/domain/checks/legalEntityChecks.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { paymentLinkDays } from '#contract/domain/payments/paymentLinkMessages.ts';
import { tdsOf } from '#contract/domain/payments/tdsOf.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { Verb } from '../../calls/Context.ts';
import { shareChannels } from '#contract/domain/sharing/shareKinds.ts';
import { standingOf } from '../../adapters/standing.ts';
import { notFound } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { addresses, contacts, legalEntities, opportunities } from '../../database/schema/index.ts';
import { doNotDisturb } from '../../policies/phones/doNotDisturb.ts';
import { refuseOpportunity } from '../../policies/scopes/opportunityScope.ts';
import { shareFacts, sharesFrom } from '../opportunities/figures/sharesOfDeal.ts';
import { dueMilestones, leftOfDeal } from './leftOfDeal.ts';
import { packagesOfDeal } from './packagesOfDeal.ts';
import { senderOf } from './sendShared.ts';
import { shareAddress } from './shareLinks.ts';

type Answer = AnswerOf<CallOf<'sharing.get'>>;
type Sent = Answer['sent'][number];

/** How many of the last are shown. */
const most = 20;

interface SentRow extends Pick<Sent, 'id' | 'channel' | 'recipientName' | 'byName'> {
  readonly kind: 'payment' | 'packages';
  readonly recipient: string | null;
  readonly amount: number | null;
  readonly tdsBp: number | null;
  readonly facts: Pick<
    Sent,
    | 'sentAt'
    | 'openedAt'
    | 'failedAt'
    | 'paidAt'
    | 'clearedAt'
    | 'refusedAt'
    | 'endedAt'
    | 'expiresAt'
  >;
}

const sentOf = async (db: Database, opportunityId: number): Promise<Sent[]> => {
  const { rows } = (await db.execute(sql`
    select shared.id::float8 as id, shared.kind, shared.channel, shared.recipient,
      person.name as "recipientName", sender.name as "byName",
      link.amount_paise::float8 as amount, link.tds_bp as "tdsBp", ${shareFacts} as facts
    from ${sharesFrom}
    left join contacts person on person.id = shared.contact_id
    left join users sender on sender.id = shared.created_by
    where shared.entity = 'opportunity' and shared.entity_id = ${opportunityId}
      and shared.kind in ('payment', 'packages')
    order by shared.created_at desc, shared.id desc limit ${most}`)) as {
    rows: SentRow[];
  };
  return rows.map(({ kind, recipient, amount, tdsBp, facts, ...row }) => ({
    ...row,
    kind: kind === 'payment' ? 'payment' : 'details',
    email: row.channel === 'mail' ? recipient : null,
    phone: row.channel === 'mail' ? null : recipient,
    net: amount === null ? null : amount - tdsOf(amount, tdsBp ?? 0),
    ...facts,
  }));
};

const peopleOf = (db: Database, { id, accountId }: { id: number; accountId: number }) =>
  db
    .select({
      contactId: contacts.id,
      name: contacts.name,
      phone: contacts.phone,
      email: contacts.email,
      isVerified: contacts.isVerified,
    })
    .from(contacts)
    .where(
      and(
        eq(contacts.accountId, accountId),
        isNull(contacts.deletedAt),
        eq(contacts.isActive, true),
        sql`(${contacts.opportunityId} is null or ${contacts.opportunityId} = ${id})`,
      ),
    )
    .orderBy(sql`${contacts.opportunityId} is null, ${contacts.isVerified} desc`, asc(contacts.id));

const needsPincode = async (db: Database, accountId: number): Promise<boolean> => {
  const [place] = await db
    .select({ pincode: addresses.pincode })
    .from(legalEntities)
    .innerJoin(addresses, eq(addresses.legalEntityId, legalEntities.id))
    .where(
      and(
        eq(legalEntities.accountId, accountId),
        isNull(legalEntities.deletedAt),
        eq(addresses.type, 'Billing'),
        isNull(addresses.deletedAt),
      ),
    )
    .orderBy(asc(legalEntities.id))
    .limit(1);
  return checkPaymentPin(place?.pincode) !== undefined;
};

/** GET opportunities/{id}/sharing: everything that the sheet proposes and shows, and what became of what went out. */
export const getSharing: Verb<CallOf<'sharing.get'>> = async context => {
  const { db, actor, params, services } = context;
  await refuseOpportunity(db, actor, 'read', params.id);
  const [deal] = await db
    .select({
      id: opportunities.id,
      name: opportunities.name,
      line: opportunities.line,
      accountId: opportunities.accountId,
    })
    .from(opportunities)
    .where(eq(opportunities.id, params.id));
  if (!deal) throw notFound(notThere.opportunity);
  const people = await peopleOf(db, deal);
  const numbers = people.flatMap(({ phone }) => phone ?? []);
  const dnd = await doNotDisturb(db, deal.accountId, numbers);
  return {
    name: deal.name,
    line: deal.line,
    ...senderOf(context),
    link: new URL(shareAddress, services.config.publicUrl).href,
    channels: shareChannels.map(channel => ({
      channel,
      standing: standingOf(services.config, channel === 'mail' ? 'mail' : 'messages'),
    })),
    until: addDays(indiaDay(services.now()), paymentLinkDays),
    isDnd: dnd.isAccount,
    recipients: people.map(one => ({
      ...one,
      isDnd: dnd.isAccount || (one.phone !== null && dnd.numbers.has(one.phone)),
    })),
    left: await leftOfDeal(db, deal.id),
    milestones: await dueMilestones(db, deal.id),
    needsPincode: await needsPincode(db, deal.accountId),
    packages: await packagesOfDeal({ db, services }, deal.id),
    sent: await sentOf(db, deal.id),
  };
};
