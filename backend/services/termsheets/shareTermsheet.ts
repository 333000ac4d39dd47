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
import { plainPaper } from '../../pdf/plainPaper.ts';
import { termsheetOrRefuse } from '../../policies/scopes/termsheetScope.ts';
import { shareAddress, shareHash } from '../sharing/shareLinks.ts';
import { standsInTheWay } from './coverDeal.ts';
import { getTermsheet } from './getTermsheet.ts';
import { beforeMove, moveTermsheet, refuseAct } from './moveTermsheet.ts';
import { termsheetPaper } from './termsheetPaper.ts';

const linkDays = 15;
const dayInMilliseconds = 24 * 60 * 60_000;

/** POST share-termsheet-link: to the contact of the termsheet, by mail, with a link that opens it as it is now. */
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
  const sheet = await getTermsheet({ ...context, params: { id: row.id } });
  await db.insert(shareLinks).values({
    tokenHash: shareHash(token),
    kind: 'termsheet',
    entity: 'termsheet',
    entityId: row.id,
    contactId: to.id,
    channel: 'mail',
    recipient: to.email,
    body: plainPaper(termsheetPaper(sheet, row.expiresAt)),
    expiresAt: new Date(now.getTime() + linkDays * dayInMilliseconds),
    createdBy: actor.id,
  });
  const before = await beforeMove(context, row.id);
  await moveTermsheet(context, row, before, { action: 'share', set: { sharedAt: now } });
  const link = new URL(`${shareAddress}${token}`, services.config.publicUrl).href;
  const isSimulated = await sendMail(
    { db, services },
    {
      to: to.email,
      subject: `${services.config.product.name}: your termsheet ${row.id}`,
      text: `${to.name}, here is the termsheet that we agreed on:\n\n${link}\n\nThe link opens for ${linkDays} days.`,
    },
    failed,
  );
  return { message: termsheetMessages.shared, isSimulated };
};
