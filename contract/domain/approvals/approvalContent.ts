import { roundedShare, wholeInBasisPoints, type BasisPoints, type Paise } from '../money/paise.ts';
import type { MatrixApprovalType } from './matrixTypes.ts';

/** What a package on an opportunity is when it is asked about; amounts are of all pieces, without GST. */
export interface PackageContent {
  readonly packageId: number;
  readonly packageName: string;
  readonly quantity: number;
  readonly ratePaise: Paise;
  readonly salesPaise: Paise;
  readonly endDate: string | null;
}

export type ApprovalContent = Readonly<Record<string, unknown>>;

/** The values that an approval of each type is bound to: when one of them changes, it is another question. */
const boundFields: Readonly<Record<MatrixApprovalType, readonly string[]>> = {
  Discount: ['packageId', 'quantity', 'ratePaise', 'salesPaise'],
  FreeTrial: ['packageId', 'quantity', 'ratePaise', 'salesPaise'],
  ProductApproval: ['packageId', 'quantity', 'ratePaise', 'salesPaise'],
  ExtendSlotDate: ['packageId', 'endDate', 'durationInDays'],
  CreditApproval: ['dealValuePaise', 'durationInDays'],
  PriceRestoration: ['dealValuePaise'],
  LateCheckDeposition: ['dealValuePaise', 'durationInDays'],
  DelayedActivation: ['dealValuePaise', 'durationInDays'],
  DealDropped: [],
  Refund: ['paymentId', 'amountPaise'],
  BuilderExclusive: ['projectId'],
  SlotSwap: ['fromSlotId', 'toSlotId'],
};

/** One text for the same content, whatever else a snapshot tells beside it; a digest of it is kept with a request. */
export const boundText = (type: MatrixApprovalType, content: ApprovalContent): string =>
  JSON.stringify([type, ...boundFields[type].map(name => content[name] ?? null)]);

/** A decision that was given may no longer hold once what was decided is another price. */
export const outlivesDecision = (type: MatrixApprovalType): boolean =>
  type !== 'Discount' && type !== 'FreeTrial' && type !== 'ProductApproval';

/** What is sold at a discount: the rate less the share, rounded to the paisa. */
export const salesAt = (rate: Paise, discount: BasisPoints): Paise =>
  rate - roundedShare(rate, discount, wholeInBasisPoints);

/**
 * The discount in basis points of the rate, wherever it is told, asked for or decided: of a price that so many make just
 * these; any other is rounded up, so that no level is spared by rounding; 0 of a mark-up (T39).
 */
export const discountBp = ({
  ratePaise,
  salesPaise,
}: Pick<PackageContent, 'ratePaise' | 'salesPaise'>): BasisPoints => {
  if (ratePaise <= 0 || salesPaise >= ratePaise) return 0;
  const share = roundedShare(ratePaise - salesPaise, wholeInBasisPoints, ratePaise);
  if (salesAt(ratePaise, share) === salesPaise) return share;
  const isBelow =
    BigInt(share) * BigInt(ratePaise) < BigInt(ratePaise - salesPaise) * BigInt(wholeInBasisPoints);
  return isBelow ? share + 1 : share;
};

/**
 * Whether what was approved covers what is wanted now: the same package, no more pieces, and a discount that is no
 * larger, neither as a share of the rate nor in money. Such a change passes without asking again, with a link to the
 * decision.
 */
export const isCoveredBy = (approved: PackageContent, wanted: PackageContent): boolean =>
  approved.packageId === wanted.packageId &&
  wanted.quantity <= approved.quantity &&
  BigInt(wanted.ratePaise - wanted.salesPaise) * BigInt(approved.ratePaise) <=
    BigInt(approved.ratePaise - approved.salesPaise) * BigInt(wanted.ratePaise) &&
  wanted.ratePaise - wanted.salesPaise <= approved.ratePaise - approved.salesPaise;
