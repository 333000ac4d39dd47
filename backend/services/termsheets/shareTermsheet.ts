import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { opportunityMessages } from '#contract/domain/opportunities/opportunityMessages.ts';
import {
  termsheetMessages,
  termsheetRefusals,
} from '#contract/domain/termsheets/termsheetMessages.ts';
import { sendMail } from '../../adapters/mail/sendMail.ts';
import type { Verb } from '../../calls/Context.ts';
import { contacts, shareLinks } from '../../database/schema/index.ts';
import { termsheetOrRefuse } from '../../policies/termsheetScope.ts';
import { hashToken } from '../../session/passwordLink.ts';
import { standsInTheWay } from './coverDeal.ts';
import { beforeMove, moveTermsheet, refuseAct } from './moveTermsheet.ts';

const linkDays = 15;
const dayInMilliseconds = 24 * 60 * 60_000;

/** POST share-termsheet-link: to the contact of the termsheet, by mail. */
export const shareTermsheet: Verb<CallOf<'termsheets.share'>> = async context => {
  const { db, actor, services, body } = context;
  const failed = opportunityMessages.linkNotShared;
  const row = await termsheetOrRefuse(db, actor, 'change', body.termsheetId);
  refuseAct(row, 'share', failed);
  const [to] = await db
    .select({ id: contacts.id, name: contacts.name, email: contacts.email })
    .from(contacts)
    .where(eq(contacts.id, row.contactId));
  if (!to?.email) throw standsInTheWay(failed, termsheetRefusals.noEmail, '/termsheetId');
  const token = randomBytes(24).toString('base64url');
  const now = services.now();
  await db.insert(shareLinks).values({
    tokenHash: hashToken(`share:${token}`),
    kind: 'termsheet',
    entity: 'termsheet',
    entityId: row.id,
    contactId: to.id,
    channel: 'mail',
    expiresAt: new Date(now.getTime() + linkDays * dayInMilliseconds),
    createdBy: actor.id,
  });
  const before = await beforeMove(context, row.id);
  await moveTermsheet(context, row, before, { action: 'share', set: { sharedAt: now } });
  const isSimulated = await sendMail(
    { db, services },
    {
      to: to.email,
      subject: `${services.config.product.name}: your termsheet ${row.id}`,
      text: `${to.name}, here is the termsheet that we agreed on. Your key to open it is\n\n${token}\n\nIt is valid for ${linkDays} days.`,
    },
    failed,
  );
  return { message: termsheetMessages.shared, isSimulated };
};
