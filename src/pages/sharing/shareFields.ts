import type { CallOf } from '#contract/calls/index.ts';
import type { AnswerOf } from '#contract/calls/call.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { completeAsk } from '#contract/model/complete/completeField.ts';
import type { Field, Text } from '#contract/model/types.ts';
import type { ShareChannel, ShareKind } from '#contract/domain/sharing/shareKinds.ts';

export type Sharing = AnswerOf<CallOf<'sharing.get'>>;
export type SharingRecipient = Sharing['recipients'][number];

/** Chosen in place of a person of the account. */
export const someoneElse = 0;
/** Chosen in place of a milestone: what is left beside them. */
export const wholeDeal = 0;

const same = (words: string): Text => ({ en: words, hi: words });

const reached = ({ name, phone, email }: SharingRecipient): string =>
  [name, phone, email].filter(Boolean).join(' · ');

type Translate = (key: string, options?: Record<string, unknown>) => string;

interface Asking {
  readonly sharing: Sharing;
  readonly kind: ShareKind;
  readonly channel: ShareChannel;
  readonly isTyped: boolean;
  /** A link that is there already: what it asks for stays. */
  readonly isFixed: boolean;
}

const recipientField = (sharing: Sharing, translate: Translate): Field =>
  completeAsk({
    name: 'contactId',
    label: { en: 'Recipient', hi: 'प्राप्तकर्ता' },
    as: 'choice',
    required: true,
    options: [
      ...sharing.recipients.map(one => ({ value: one.contactId, label: same(reached(one)) })),
      { value: someoneElse, label: same(translate('sharing.other')) },
    ],
  });

const addressField = (channel: ShareChannel, isRequired: boolean): Field =>
  completeAsk({
    name: 'address',
    label:
      channel === 'mail'
        ? { en: 'E-mail address', hi: 'ई-मेल पता' }
        : { en: 'Phone number', hi: 'फ़ोन नंबर' },
    as: channel === 'mail' ? 'email' : 'text',
    required: isRequired,
  });

const noteField = completeAsk({
  name: 'note',
  label: { en: 'Your message', hi: 'आपका संदेश' },
  as: 'longtext',
});

const amountFields = (sharing: Sharing, translate: Translate): readonly Field[] => [
  ...(sharing.milestones.length > 0
    ? [
        completeAsk({
          name: 'milestoneId',
          label: { en: 'For', hi: 'किसके लिए' },
          as: 'choice',
          required: true,
          options: [
            ...sharing.milestones.map(({ id, name, due }) => ({
              value: id,
              label: same(translate('sharing.due', { name, amount: formatRupees(due) })),
            })),
            {
              value: wholeDeal,
              label: same(translate('sharing.wholeDeal', { amount: formatRupees(sharing.left) })),
            },
          ],
        }),
      ]
    : []),
  completeAsk({
    name: 'amount',
    label: { en: 'Amount with GST', hi: 'GST सहित राशि' },
    as: 'money',
    required: true,
  }),
  completeAsk({
    name: 'tdsPercentage',
    label: { en: 'TDS in percent', hi: 'TDS प्रतिशत' },
    as: 'number',
  }),
  ...(sharing.needsPincode
    ? [
        completeAsk({
          name: 'pincode',
          label: { en: 'PIN code of the billing address', hi: 'बिलिंग पते का पिन कोड' },
          as: 'pincode',
          required: true,
        }),
      ]
    : []),
];

const packagesField = ({ packages }: Sharing): Field =>
  completeAsk({
    name: 'packageIds',
    label: { en: 'Packages', hi: 'पैकेज' },
    as: 'choices',
    required: true,
    options: packages.map(({ id, name, displayName }) => ({
      value: id,
      label: same(displayName ?? name),
    })),
  });

/** What the sheet asks for, in its order. */
export const shareFields = (
  { sharing, kind, channel, isTyped, isFixed }: Asking,
  translate: Translate,
): readonly Field[] => [
  recipientField(sharing, translate),
  ...(isTyped ? [addressField(channel, true)] : []),
  ...(isFixed
    ? []
    : kind === 'payment'
      ? amountFields(sharing, translate)
      : [packagesField(sharing)]),
  noteField,
];
