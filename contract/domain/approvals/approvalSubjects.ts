import type { MatrixApprovalType } from './matrixTypes.ts';

/** What an approval is about: the table that keeps it. */
export type ApprovalEntity =
  | 'opportunity_packages'
  | 'opportunities'
  | 'refunds'
  | 'builder_exclusivity_requests'
  | 'slot_swaps';

export interface ApprovalSubject {
  readonly type: MatrixApprovalType;
  readonly label: { readonly en: string; readonly hi: string };
  readonly entity: ApprovalEntity;
  /** The kind that the opportunity carries (part 1 section 3); absent where it is none of the three. */
  readonly kind?: 'discount' | 'product' | 'extension';
  readonly entityTypeId?: 3 | 18;
  /** Who decides: the discount matrix of the client type, or the designations of the type. */
  readonly decidedBy: 'matrix' | 'designations';
  /** Sent from the opportunity; the others are asked for by calls of their own. */
  readonly isSentByHand: boolean;
  /** For how many days it is asked. */
  readonly needsDays?: true;
  /** Figures of money people review it for Finance. */
  readonly isAboutPayments?: true;
}

/** Every type of approval (part 1 section 4, T126) and what it is about. */
export const approvalSubjects = [
  {
    type: 'Discount',
    label: { en: 'Discount', hi: 'छूट' },
    entity: 'opportunity_packages',
    kind: 'discount',
    decidedBy: 'matrix',
    isSentByHand: true,
  },
  {
    type: 'FreeTrial',
    label: { en: 'Free trial', hi: 'मुफ़्त परीक्षण' },
    entity: 'opportunity_packages',
    kind: 'discount',
    decidedBy: 'matrix',
    isSentByHand: true,
  },
  {
    type: 'ProductApproval',
    label: { en: 'Product', hi: 'उत्पाद' },
    entity: 'opportunity_packages',
    kind: 'product',
    entityTypeId: 3,
    decidedBy: 'designations',
    isSentByHand: true,
  },
  {
    type: 'ExtendSlotDate',
    label: { en: 'Extension', hi: 'अवधि बढ़ाना' },
    entity: 'opportunity_packages',
    kind: 'extension',
    entityTypeId: 18,
    decidedBy: 'designations',
    isSentByHand: true,
    needsDays: true,
  },
  {
    type: 'CreditApproval',
    label: { en: 'Credit', hi: 'उधार' },
    entity: 'opportunities',
    decidedBy: 'designations',
    isSentByHand: true,
    needsDays: true,
    isAboutPayments: true,
  },
  {
    type: 'DealDropped',
    label: { en: 'Deal dropped', hi: 'सौदा छोड़ना' },
    entity: 'opportunities',
    decidedBy: 'designations',
    isSentByHand: true,
  },
  {
    type: 'LateCheckDeposition',
    label: { en: 'Late cheque deposition', hi: 'देर से चेक जमा' },
    entity: 'opportunities',
    decidedBy: 'designations',
    isSentByHand: true,
    needsDays: true,
    isAboutPayments: true,
  },
  {
    type: 'PriceRestoration',
    label: { en: 'Price restoration', hi: 'कीमत बहाली' },
    entity: 'opportunities',
    decidedBy: 'designations',
    isSentByHand: true,
  },
  {
    type: 'DelayedActivation',
    label: { en: 'Delayed activation', hi: 'विलंबित सक्रियता' },
    entity: 'opportunities',
    decidedBy: 'designations',
    isSentByHand: true,
    needsDays: true,
  },
  {
    type: 'Refund',
    label: { en: 'Refund', hi: 'धन वापसी' },
    entity: 'refunds',
    decidedBy: 'designations',
    isSentByHand: false,
    isAboutPayments: true,
  },
  {
    type: 'BuilderExclusive',
    label: { en: 'Builder exclusive', hi: 'बिल्डर विशेष' },
    entity: 'builder_exclusivity_requests',
    decidedBy: 'designations',
    isSentByHand: false,
  },
  {
    type: 'SlotSwap',
    label: { en: 'Slot swap', hi: 'स्लॉट अदला-बदली' },
    entity: 'slot_swaps',
    decidedBy: 'designations',
    isSentByHand: false,
  },
] as const satisfies readonly ApprovalSubject[];

const byType: ReadonlyMap<string, ApprovalSubject> = new Map(
  approvalSubjects.map(subject => [subject.type, subject]),
);

/** @throws for a type that does not exist, which is a fault of the code. */
export const subjectOf = (type: string): ApprovalSubject => {
  const found = byType.get(type);
  if (!found) throw new Error(`No approval has the type "${type}"`);
  return found;
};

/** The types that people send from an opportunity or one of its packages. */
export const sentByHand = approvalSubjects
  .filter(({ isSentByHand }) => isSentByHand)
  .map(({ type }) => type);

/**
 * Where the record is after an answer. A refused discount is required again: the price is not sold at until another
 * request is approved (T43). Everything else shows that it was refused. All of them may be asked for again.
 */
export const standsAfter = <Status extends string>(
  { kind }: ApprovalSubject,
  status: Status,
): Status | 'Required' => (kind === 'discount' && status === 'Rejected' ? 'Required' : status);

/** Whether a request of this type is about what a deal has still to pay: credit, a late cheque. */
export const asksAboutPayments = (type: string): boolean => {
  const { entity, isAboutPayments } = subjectOf(type);
  return isAboutPayments === true && entity === 'opportunities';
};
