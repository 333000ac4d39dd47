import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { ownerCallingStageId } from '#contract/domain/opportunities/caseStatus.ts';
import {
  opportunityMessages,
  opportunityRefusals,
} from '#contract/domain/opportunities/opportunityMessages.ts';
import { userFlags } from '#contract/domain/userFlags.ts';
import { sendMail } from '../../adapters/mail/sendMail.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { invalidField, Refusal } from '../../calls/Refusal.ts';
import { contacts, shareLinks, type opportunities } from '../../database/schema/index.ts';
import { hashToken } from '../../session/passwordLink.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';
import { moveCase } from './moveCase.ts';
import { dealToChange } from '../dealToChange.ts';

const linkDays = 30;
const dayInMilliseconds = 24 * 60 * 60_000;
/** Case statuses that a shared link leads to: 57, or 8 for tele-sales (T36). */
const linkSent = { usual: 57, teleSales: 8 } as const;

type Sharing = Context<CallOf<'opportunities.shareLink'>>;
type Row = typeof opportunities.$inferSelect;

/** Whom the link goes to: the contact that was named, else the first of the account who has an e-mail address. */
const recipientOf = async ({ db, body }: Sharing, { accountId }: Row) => {
  const [contact] = await db
    .select({ id: contacts.id, name: contacts.name, email: contacts.email })
    .from(contacts)
    .where(
      and(
        eq(contacts.accountId, accountId),
        isNull(contacts.deletedAt),
        eq(contacts.isActive, true),
        body.contactId === undefined ? isNotNull(contacts.email) : eq(contacts.id, body.contactId),
      ),
    )
    .orderBy(sql`${contacts.isVerified} desc`, asc(contacts.id))
    .limit(1);
  if (!contact && body.contactId !== undefined)
    throw invalidField('/contactId', 'reference', invalidChoice);
  if (!contact?.email)
    throw new Refusal('CONFLICT', opportunityMessages.linkNotShared, {
      errors: [{ in: 'body', field: '/contactId', code: 'check', ...opportunityRefusals.noEmail }],
    });
  return { id: contact.id, name: contact.name, email: contact.email };
};

const caseStatusAfter = ({ actor }: Sharing, { line }: Row): number =>
  line === 'owner' && userFlags(actor.grants).isOwnerTelesalesAgent
    ? linkSent.teleSales
    : linkSent.usual;

const share = async (context: Sharing) => {
  const { db, actor, services, body } = context;
  const row = await dealToChange(context, body.opportunityId);
  const to = await recipientOf(context, row);
  const token = randomBytes(24).toString('base64url');
  const now = services.now();
  await db.insert(shareLinks).values({
    tokenHash: hashToken(`share:${token}`),
    kind: 'packages',
    entity: 'opportunity',
    entityId: row.id,
    contactId: to.id,
    channel: 'mail',
    expiresAt: new Date(now.getTime() + linkDays * dayInMilliseconds),
    createdBy: actor.id,
  });
  const { name: product } = services.config.product;
  const isSimulated = await sendMail(
    { db, services },
    {
      to: to.email,
      subject: `${product}: your packages`,
      text: `${to.name}, here are the packages that we talked about. Your key to open them is\n\n${token}\n\nIt is valid for ${linkDays} days.`,
    },
    opportunityMessages.linkNotShared,
  );
  const caseStatusId = caseStatusAfter(context, row);
  await moveCase(context, row, {
    action: 'share-link',
    activity: 'Status Change',
    set: {
      caseStatusId,
      linkSentAt: now,
      ...(row.line === 'owner' && { stageId: ownerCallingStageId }),
    },
    comment: null,
    caseReasonId: null,
    fupTime: null,
  });
  return {
    message: opportunityMessages.linkShared,
    isSimulated,
    statusId: caseStatusId,
  };
};

/** POST /sapna/v4/opportunity: the packages of an opportunity as a link to the client. */
export const shareLink: Verb<CallOf<'opportunities.shareLink'>> = share;

/** POST /sapna/tenant/v1/share-link: the same for a tenant's. */
export const shareTenantLink: Verb<CallOf<'opportunities.shareTenantLink'>> = context =>
  share(context as unknown as Sharing);
