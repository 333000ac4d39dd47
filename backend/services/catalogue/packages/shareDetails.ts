import type { CallOf } from '#contract/calls/index.ts';
import { packageDetailsText } from '#contract/domain/catalogue/packageDetails.ts';
import { catalogueMessages } from '#contract/domain/messages/catalogueMessages.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField } from '../../../calls/Refusal.ts';
import { sendMail } from '../../../adapters/mail/sendMail.ts';
import { invalidChoice } from '../../../tables/refuseReferences.ts';
import { packageRecords } from './packageRecords.ts';

/** POST packages/share-details: a mail with what the packages hold and cost today; it is in their history. */
export const shareDetails: Verb<CallOf<'packages.shareDetails'>> = async ({
  body,
  db,
  actor,
  audit,
  services,
}) => {
  const found = await packageRecords.read({ db, services }, body.packageIds);
  const all = body.packageIds.map((id, at) => {
    const one = found.find(item => item.id === id);
    if (!one || !one.active) throw invalidField(`/packageIds/${at}`, 'reference', invalidChoice);
    return one;
  });
  const { config } = services;
  const { name } = config.product;
  const isSimulated = await sendMail(
    { db, services },
    {
      to: body.email,
      subject: `${name}: ${all.map(one => one.displayName ?? one.name).join(', ')}`.slice(0, 200),
      text: packageDetailsText(
        all.map(({ packageProductMappings, ...one }) => ({
          ...one,
          products: packageProductMappings.map(({ products: [of], quantity }) => ({
            name: of?.name ?? '',
            quantity,
          })),
        })),
        { name: `${actor.firstName} ${actor.lastName}`.trim(), product: name, note: body.note },
      ),
    },
    catalogueMessages.packageDetailsNotShared,
  );
  for (const { id, version } of all) {
    await audit.record({
      action: 'share-details',
      entity: 'packages',
      entityId: id,
      version,
      before: {},
      after: { sharedWith: body.email },
    });
  }
  return { message: catalogueMessages.packageDetailsShared, isSimulated };
};
