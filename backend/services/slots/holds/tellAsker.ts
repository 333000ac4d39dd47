import type { Context } from '../../../calls/Context.ts';
import type { BookedKind, HeldSlot } from '../booking/kinds/bookedKind.ts';
import { notify } from '../../notifications/notify.ts';
import type { RunningHold } from './heldSlot.ts';
import { linkOf } from './linkOf.ts';

interface Ended {
  readonly kind: BookedKind;
  readonly before: HeldSlot;
  readonly hold: RunningHold;
}

/** Whoever has sold a held place and asked for it learns how the hold ended; nobody where nobody asked. */
export const tellAsker = async (
  context: Pick<Context, 'db' | 'services'> & { readonly actor?: Pick<Context['actor'], 'id'> },
  { kind, before: { record }, hold }: Ended,
  outcome: 'free' | 'booked',
): Promise<void> => {
  if (hold.askedBy === null) return;
  await notify(context, [hold.askedBy], {
    kind: 'slot-hold',
    tone: outcome === 'free' ? 'success' : 'warning',
    title:
      outcome === 'free'
        ? {
            en: `The place of slot ${record.id}, which you asked for, is free`,
            hi: `स्लॉट ${record.id} की जगह, जो आपने माँगी थी, ख़ाली है`,
          }
        : {
            en: `The place of slot ${record.id}, which you asked for, was booked by its holder`,
            hi: `स्लॉट ${record.id} की जगह, जो आपने माँगी थी, होल्ड करने वाले ने बुक कर ली`,
          },
    body: `${record.polygon_names.join(', ')}: ${record.start_date} – ${record.end_date}`,
    link: linkOf(kind, record.id),
    entity: kind.group.resource,
    entityId: record.id,
  });
};
