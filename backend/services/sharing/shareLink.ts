import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { ownerCallingStageId } from '#contract/domain/opportunities/caseStatus.ts';
import { opportunityMessages } from '#contract/domain/opportunities/opportunityMessages.ts';
import { userFlags } from '#contract/domain/roles/userFlags.ts';
import { sharingRefusals } from '#contract/domain/sharing/sharingRefusals.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { paymentLinks, type opportunities } from '../../database/schema/index.ts';
import { moveCase } from '../opportunities/cases/moveCase.ts';
import { dealOrRefuse } from '../payments/collectPayment.ts';
import { makeLink } from '../payments/links/makeLink.ts';
import { noteShared } from '../payments/links/noteShared.ts';
import { dueMilestones, leftOfDeal } from './leftOfDeal.ts';
import { packagesOfDeal } from './packagesOfDeal.ts';
import { notSent, recipientOf } from './recipientOf.ts';
import { sendShared } from './sendShared.ts';

/** Case statuses that a shared link leads to: 57, or 8 for tele-sales (T36). */
const linkSent = { usual: 57, teleSales: 8 } as const;

type Sharing = Context<CallOf<'opportunities.shareLink'>>;
type Row = typeof opportunities.$inferSelect;

const failed = opportunityMessages.linkNotShared;

const caseStatusAfter = ({ actor }: Sharing, { line }: Row): number =>
  line === 'owner' && userFlags(actor.grants).isOwnerTelesalesAgent
    ? linkSent.teleSales
    : linkSent.usual;

/** What it asks for: what is said, else the first milestone that is due, else what is left of the deal. */
const wantedOf = async ({ db, body }: Sharing, deal: Row) => {
  const tdsBp = Math.round((body.tdsPercentage ?? 0) * 100);
  const named = body.milestoneId ?? null;
  if (named !== null) {
    const due = (await dueMilestones(db, deal.id)).find(({ id }) => id === named)?.due ?? null;
    return { milestoneId: named, amount: body.amount ?? due, tdsBp };
  }
  if (typeof body.amount === 'number') return { milestoneId: null, amount: body.amount, tdsBp };
  const [first] = await dueMilestones(db, deal.id);
  if (first) return { milestoneId: first.id, amount: first.due, tdsBp };
  const left = await leftOfDeal(db, deal.id);
  if (left < 100) throw notSent(failed, 'body', '/amount', sharingRefusals.nothingLeft);
  return { milestoneId: null, amount: left, tdsBp };
};

/** The link that asks for the same already; another one would end it, and with it what the client has. */
const openLink = async (
  { db, services }: Sharing,
  deal: Row,
  { milestoneId, amount, tdsBp }: Awaited<ReturnType<typeof wantedOf>>,
) => {
  if (amount === null) return undefined;
  const [link] = await db
    .select({ id: paymentLinks.id })
    .from(paymentLinks)
    .where(
      and(
        eq(paymentLinks.opportunityId, deal.id),
        milestoneId === null
          ? isNull(paymentLinks.milestoneId)
          : eq(paymentLinks.milestoneId, milestoneId),
        eq(paymentLinks.amountPaise, amount),
        eq(paymentLinks.tdsBp, tdsBp),
        inArray(paymentLinks.status, ['created', 'shared', 'failed']),
        gt(paymentLinks.expiresAt, services.now()),
      ),
    )
    .limit(1);
  return link?.id;
};

const share = async (context: Sharing) => {
  const { db, services, body } = context;
  const deal = await dealOrRefuse(context, body.opportunityId);
  const to = await recipientOf(context, deal, body, { failed });
  const wanted = await wantedOf(context, deal);
  const id =
    (await openLink(context, deal, wanted)) ??
    (
      await makeLink(context, {
        ...wanted,
        opportunityId: deal.id,
        contactId: to.contactId,
        pincode: body.pincode,
      })
    ).id;
  const link = await noteShared(context, id, to.contactId);
  const isSimulated = await sendShared(context, {
    opportunityId: deal.id,
    to,
    shared: {
      kind: 'payment',
      note: body.note?.trim() || null,
      amount: link.amountPaise,
      tdsBp: link.tdsBp,
      until: indiaDay(link.expiresAt ?? services.now()),
      packages: await packagesOfDeal({ db, services }, deal.id),
    },
    paymentLinkId: link.id,
    expiresAt: link.expiresAt,
    failed,
  });
  const caseStatusId = caseStatusAfter(context, deal);
  await moveCase(context, deal, {
    action: 'share-link',
    activity: 'Status Change',
    set: {
      caseStatusId,
      linkSentAt: services.now(),
      ...(deal.line === 'owner' && { stageId: ownerCallingStageId }),
    },
    comment: null,
    caseReasonId: null,
    fupTime: null,
    told: {
      contactName: to.name,
      channel: to.channel,
      [to.channel === 'mail' ? 'sharedWith' : 'phone']: to.address,
      amount: link.amountPaise,
    },
  });
  return { message: opportunityMessages.linkShared, isSimulated, statusId: caseStatusId };
};

/** POST /sapna/v4/opportunity: a link by which the client pays what is due of an opportunity. */
export const shareLink: Verb<CallOf<'opportunities.shareLink'>> = share;

/** POST /sapna/tenant/v1/share-link: the same for a tenant's. */
export const shareTenantLink: Verb<CallOf<'opportunities.shareTenantLink'>> = context =>
  share(context as unknown as Sharing);
