import { told } from '../messages/told.ts';
import type { RoleCode } from '../roles.ts';
import { paymentStatus } from './paymentStatus.ts';

/** Who sees, imports and takes the bank's notices (decision record 0217). */
export const bankNoticeRoles = ['finance'] as const satisfies readonly RoleCode[];

export const bankNoticeStates = ['matched', 'open', 'taken'] as const;
export type BankNoticeState = (typeof bankNoticeStates)[number];

/** What can be done with a notice. */
export type BankNoticeAct = 'take' | 'choose' | 'edit' | 'remove';

const actsOf: Readonly<Record<BankNoticeState, readonly BankNoticeAct[]>> = {
  matched: ['take', 'choose', 'edit', 'remove'],
  open: ['choose', 'edit', 'remove'],
  taken: [],
};

/**
 * What a state allows; the one table that page and server read. `matched`: one pending payment alone has its reference
 * and amount.
 */
export const bankNoticeActsOf = (state: BankNoticeState): readonly BankNoticeAct[] => actsOf[state];

/**
 * Whether a payment of a status keeps the notice that it was taken for. One that is rejected or bounces ends without money:
 * what the notice told of is someone else's and can be taken for them. A refund leaves it, since the money came (decision
 * record 0217).
 */
export const keepsNotice = (statusId: number): boolean => {
  const { groups, isEditable } = paymentStatus(statusId);
  return (
    isEditable || !groups.some(group => group === 'rejected' || group === 'rejectedAfterApproval')
  );
};

/** Two reference numbers of the same money: spaces around them and letter case say nothing. */
const isSameReference = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The reference number of a payment with its notice: the payment's own, or the notice's where it has none.
 * @returns undefined when both have one and they are different
 */
export const referenceWithNotice = (
  ofPayment: string | null | undefined,
  ofNotice: string | null,
): { readonly referenceNumber: string | null } | undefined => {
  const own = ofPayment?.trim() ? ofPayment : null;
  if (own === null) return { referenceNumber: ofNotice };
  return ofNotice === null || isSameReference(own, ofNotice) ? { referenceNumber: own } : undefined;
};

/** The console's own sentences about notices of the bank. */
export const bankNoticeRefusals = {
  taken: told(
    'This notice already belongs to a payment.',
    'यह सूचना ली जा चुकी है: इसका भुगतान इसे रखता है।',
  ),
  reference: told('A notice with this reference already exists.', 'इस संदर्भ की सूचना पहले से है।'),
  future: told('A notice cannot be dated in the future.', 'सूचना की तारीख भविष्य की नहीं होती।'),
  mode: told(
    'Payments of this mode have no bank notice.',
    'इस माध्यम की राशि बैंक की सूचना के साथ नहीं आती।',
  ),
  otherReference: told(
    'The bank notice has another reference number.',
    'बैंक की सूचना में दूसरी संदर्भ संख्या है।',
  ),
  second: told('This payment already has a bank notice.', 'इस भुगतान के पास बैंक की सूचना पहले से है।'),
} as const;
