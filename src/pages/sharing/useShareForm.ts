import { useState, type SetStateAction } from 'react';
import { useTranslate } from 'react-admin';
import type { Shared } from '#contract/domain/sharing/shareText.ts';
import type { ShareChannel, ShareKind } from '#contract/domain/sharing/shareKinds.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { useAsked } from '#engine/actions/AskFields.tsx';
import type { Values } from '#engine/values/withValueAt.ts';
import { shareFields, someoneElse, wholeDeal, type Sharing } from './shareFields.ts';
import type { ShareSubject, Wanted } from './useShare.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** The gateway takes a rupee at least. */
const leftOf = ({ left }: Sharing): number | undefined => (left < 100 ? undefined : left);

/** What is proposed: the first whom the channel reaches, and what is due first, or left of the deal. */
const proposed = (sharing: Sharing, { milestoneId, link }: ShareSubject) => {
  const first =
    sharing.recipients.find(({ email }) => email !== null) ?? sharing.recipients[0] ?? null;
  const due = sharing.milestones.find(one => one.id === milestoneId) ?? sharing.milestones[0];
  return {
    contactId: first?.contactId ?? someoneElse,
    milestoneId: due?.id ?? wholeDeal,
    amount: link?.amount ?? due?.due ?? leftOf(sharing),
    tdsPercentage: link?.tdsPercentage,
    packageIds: sharing.packages.map(({ id }) => id),
  };
};

/** What is chosen and typed in the sheet, as fields, as the request, and as the words to the client. */
export const useShareForm = (subject: ShareSubject, sharing: Sharing) => {
  const translate = useTranslate();
  const { link } = subject;
  const [kind, setKind] = useState<ShareKind>('payment');
  const [channel, setChannel] = useState<ShareChannel>(
    () => sharing.channels.find(({ standing }) => standing !== 'off')?.channel ?? 'mail',
  );
  const [start] = useState(() => proposed(sharing, subject));
  const asked = useAsked([], undefined, undefined, start);
  const { values } = asked;
  const person = sharing.recipients.find(({ contactId }) => contactId === values['contactId']);
  const own = channel === 'mail' ? person?.email : person?.phone;
  const isTyped = person === undefined || !own;
  const fields = shareFields(
    { sharing, kind, channel, isTyped, isFixed: link !== undefined },
    translate,
  );
  const ids = Array.isArray(values['packageIds']) ? (values['packageIds'] as number[]) : [];
  const milestoneId = numberOf(values['milestoneId']);
  const wanted: Wanted = {
    kind,
    channel,
    contactId: person?.contactId,
    address: isTyped ? textOf(values['address']) : undefined,
    note: textOf(values['note']),
    milestoneId: milestoneId === wholeDeal ? undefined : milestoneId,
    amount: numberOf(values['amount']),
    tdsPercentage: numberOf(values['tdsPercentage']),
    pincode: textOf(values['pincode']),
    packageIds: ids,
  };
  const sending = {
    channel,
    client: person?.name ?? sharing.name,
    sender: sharing.sender,
    product: sharing.product,
    note: wanted.note ?? null,
    link: `${sharing.link}…`,
  };
  const sharedPayment: Shared | undefined =
    wanted.amount === undefined
      ? undefined
      : {
          ...sending,
          kind: 'payment',
          packages: sharing.packages,
          amount: wanted.amount,
          tdsBp: Math.round((wanted.tdsPercentage ?? 0) * 100),
          until: link?.expiresAt ? indiaDay(new Date(link.expiresAt)) : sharing.until,
        };
  const shared: Shared | undefined =
    kind === 'payment'
      ? sharedPayment
      : { ...sending, kind, packages: sharing.packages.filter(({ id }) => ids.includes(id)) };
  return {
    kind,
    setKind,
    channel,
    setChannel,
    fields,
    wanted,
    shared,
    /** Nothing is due and nothing is left, so that only an advance can be asked for. */
    hasNothing: link === undefined && start.amount === undefined,
    isDnd: channel !== 'mail' && (person?.isDnd ?? sharing.isDnd),
    /** As `AskFields` takes it: another milestone brings what is due for it. */
    asked: {
      ...asked,
      setValues: (change: SetStateAction<Values>) =>
        asked.setValues(before => {
          const next = typeof change === 'function' ? change(before) : change;
          if (next['milestoneId'] === before['milestoneId']) return next;
          const due = sharing.milestones.find(({ id }) => id === next['milestoneId'])?.due;
          return { ...next, amount: due ?? leftOf(sharing) };
        }),
    },
  };
};
