import type { CallOf } from '#contract/calls/index.ts';
import { packageDetailsText } from '#contract/domain/catalogue/packageDetails.ts';
import { catalogueMessages } from '#contract/domain/messages/catalogueMessages.ts';
import { shellMessages } from '#contract/domain/messages/shellMessages.ts';
import { detailsLinkDays } from '#contract/domain/sharing/shareKinds.ts';
import { sharingRefusals } from '#contract/domain/sharing/sharingRefusals.ts';
import { sendMail } from '../../adapters/mail/sendMail.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { invalidField } from '../../calls/Refusal.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';
import { packageRecords } from '../catalogue/packages/packageRecords.ts';
import { dealToChange } from '../dealToChange.ts';
import { packagesOfDeal } from './packagesOfDeal.ts';
import { recipientOf } from './recipientOf.ts';
import { sendShared, senderOf } from './sendShared.ts';

type Sharing = Context<CallOf<'packages.shareDetails'>>;

const failed = catalogueMessages.packageDetailsNotShared;

/** An SMS waits at its gateway, which delivers it when it can. */
const saidOf = ({ channel }: Sharing['body']): string =>
  channel === 'sms' ? shellMessages.detailsShared : catalogueMessages.packageDetailsShared;
const dayInMilliseconds = 24 * 60 * 60_000;

/** Of a deal: its packages at its prices, to people of its account; what is told is in the history of the deal. */
const shareOfDeal = async (context: Sharing, opportunityId: number): Promise<boolean> => {
  const { db, services, body, audit } = context;
  const deal = await dealToChange(context, opportunityId);
  const to = await recipientOf(
    context,
    deal,
    {
      ...body,
      ...(body.address === undefined && body.email !== undefined && { address: body.email }),
    },
    { failed },
  );
  const own = await packagesOfDeal({ db, services }, opportunityId);
  body.packageIds.forEach((id, at) => {
    if (!own.some(one => one.id === id))
      throw invalidField(`/packageIds/${at}`, 'reference', sharingRefusals.notInDeal);
  });
  const packages = own.filter(({ id }) => body.packageIds.includes(id));
  const isSimulated = await sendShared(context, {
    opportunityId,
    to,
    shared: { kind: 'details', note: body.note?.trim() || null, packages },
    paymentLinkId: null,
    expiresAt: new Date(services.now().getTime() + detailsLinkDays * dayInMilliseconds),
    failed,
  });
  await audit.record({
    action: 'share-details',
    entity: 'opportunities',
    entityId: opportunityId,
    version: deal.version,
    before: {},
    after: {
      contactName: to.name,
      channel: to.channel,
      [to.channel === 'mail' ? 'sharedWith' : 'phone']: to.address,
      packages: packages.map(one => one.displayName ?? one.name).join(', '),
    },
  });
  return isSimulated;
};

/** Out of the catalogue, to an address that is typed: what the packages hold and cost today. */
const shareOfCatalogue = async (context: Sharing): Promise<boolean> => {
  const { body, db, audit, services } = context;
  const { email } = body;
  if (email === undefined) throw invalidField('/email', 'required', sharingRefusals.addressNeeded);
  const found = await packageRecords.read({ db, services }, body.packageIds);
  const all = body.packageIds.map((id, at) => {
    const one = found.find(item => item.id === id);
    if (!one || !one.active) throw invalidField(`/packageIds/${at}`, 'reference', invalidChoice);
    return one;
  });
  const { sender, product } = senderOf(context);
  const isSimulated = await sendMail(
    { db, services },
    {
      to: email,
      subject: `${product}: ${all.map(one => one.displayName ?? one.name).join(', ')}`.slice(
        0,
        200,
      ),
      text: packageDetailsText(
        all.map(({ packageProductMappings, ...one }) => ({
          ...one,
          products: packageProductMappings.map(({ products: [of], quantity }) => ({
            name: of?.name ?? '',
            quantity,
          })),
        })),
        { name: sender, product, note: body.note },
      ),
    },
    failed,
  );
  for (const { id, version } of all)
    await audit.record({
      action: 'share-details',
      entity: 'packages',
      entityId: id,
      version,
      before: {},
      after: { sharedWith: email },
    });
  return isSimulated;
};

/** POST packages/share-details: what packages hold and cost, to a customer (part 3 section 8). */
export const shareDetails: Verb<CallOf<'packages.shareDetails'>> = async context => {
  const { opportunityId } = context.body;
  const isSimulated =
    opportunityId === undefined
      ? await shareOfCatalogue(context)
      : await shareOfDeal(context, opportunityId);
  return { message: saidOf(context.body), isSimulated };
};
