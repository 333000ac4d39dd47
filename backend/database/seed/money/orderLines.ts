import { startDateProductIds } from '#contract/domain/catalogue/startDates.ts';
import { allocateAmount } from '#contract/domain/money/allocate.ts';
import { gstOn } from '#contract/domain/money/gst.ts';
import type { ApprovalStatus } from '#contract/domain/approvals/approvalStatus.ts';
import * as schema from '../../schema/money/orderLines.ts';
import type { Package } from '../catalogue/catalogue.ts';
import type { Client } from '../clients/clients.ts';
import type { City } from '../catalogue/geography.ts';
import type { Pen } from '../pen/pen.ts';
import type { Random } from '../pen/random.ts';

/** A package on an opportunity, before it is written: its price makes the value of the deal. */
export interface PlannedLine {
  readonly item: Package;
  readonly city: City;
  readonly quantity: number;
  readonly ratePaise: number;
  readonly salesPaise: number;
  readonly discountStatus: ApprovalStatus;
}

export interface OrderedProduct {
  readonly id: number;
  readonly productId: number;
  readonly activationState: 'pending' | 'active' | 'failed' | 'stopped';
}

export interface OrderLine extends PlannedLine {
  readonly id: number;
  readonly productStatus: ApprovalStatus;
  readonly extensionStatus: ApprovalStatus;
  readonly products: readonly OrderedProduct[];
  /** Days from today; absent until the deal is closed. */
  readonly start: number | null;
  readonly end: number | null;
}

/** What an opportunity comes to, with GST. Sales prices are whole rupees, so the tax of the parts is that of the sum. */
export const dealValueOf = (lines: readonly PlannedLine[]): number =>
  lines.reduce((sum, { salesPaise }) => sum + salesPaise + gstOn(salesPaise), 0);

/** Percent off the rate; negative is a mark-up (T39), 100 a free trial. */
// prettier-ignore
const discounts = [[0, 46], [3, 8], [5, 10], [10, 14], [15, 9], [20, 5], [30, 2], [-5, 4], [100, 1]] as const;

// prettier-ignore
const openDiscounts: readonly (readonly [ApprovalStatus, number])[] = [['Required', 3], ['PendingApproval', 3], ['Approved', 3], ['Rejected', 1]];

const discountStatusOf = (percent: number, statusId: number, random: Random): ApprovalStatus => {
  if (percent <= 0) return 'NotRequired';
  // A link was sent over what was agreed.
  if ([2, 5, 8].includes(statusId)) return 'Approved';
  if (statusId === 6 || statusId === 7) return random.pick(['Rejected', 'Required', 'Approved']);
  return random.weighted(openDiscounts);
};

/** Packages for one opportunity: none for some new ones, several for builders. */
export const planLines = (pen: Pen, client: Client, statusId: number): PlannedLine[] => {
  const { random } = pen;
  const choice = pen.packagesFor(client.clientTypeId, client.line === 'tenant');
  const least = statusId === 1 || statusId === 6 ? 0 : 1;
  const most = client.line === 'builder' ? 4 : 2;
  // prettier-ignore
  const count = random.weighted([[least, 3], [1, 6], [2, 2], [most, 1]]);
  return random.sample(choice, count).map(item => {
    const city = random.chance(0.9) ? client.city : pen.anyCity(random);
    const quantity = item.clientTypeId === 1 ? random.int(1, 3) : 1;
    const ratePaise = pen.priceOf(item, city) * quantity;
    const percent = random.weighted(discounts);
    const salesPaise = Math.round((ratePaise * (100 - percent)) / 10_000) * 100;
    const discountStatus = discountStatusOf(percent, statusId, random);
    return { item, city, quantity, ratePaise, salesPaise, discountStatus };
  });
};

// prettier-ignore
const activationWeights: readonly (readonly [OrderedProduct['activationState'], number])[] = [['active', 88], ['pending', 6], ['failed', 3], ['stopped', 3]];

const activationOf = (start: number | null, random: Random): OrderedProduct['activationState'] =>
  start === null || start > 0 ? 'pending' : random.weighted(activationWeights);

const needsStartDate = ({ productId }: { productId: number }): boolean =>
  startDateProductIds.includes(productId);

const askedIf = (isAsked: boolean) => (isAsked ? 'PendingApproval' : 'NotRequired');

const writeLine = (
  { add, calendar, localitiesOf, regionOfLocality, random }: Pen,
  line: PlannedLine,
  place: { opportunityId: number; isFirst: boolean; closedOn: number | null; canAsk: boolean },
): OrderLine => {
  const { opportunityId, isFirst, closedOn, canAsk } = place;
  const { item, city, quantity, ratePaise, salesPaise, discountStatus } = line;
  const start = closedOn === null ? null : closedOn + random.int(0, 12);
  // What is not sold without a start date has the one that was agreed before it is closed, too.
  const agreed = start ?? (item.mappings.some(needsStartDate) ? 14 : null);
  const end = agreed === null ? null : agreed + item.durationDays - 1;
  const dates = {
    startDate: agreed === null ? null : calendar.day(agreed),
    endDate: end === null ? null : calendar.day(end),
  };
  const locality = random.chance(0.3) ? random.pick(localitiesOf(city)) : null;
  const named = locality ? { localityName: JSON.stringify([locality.name]) } : {};
  const asked = {
    productStatus: askedIf(canAsk && isFirst && opportunityId % 41 === 0),
    extensionStatus: askedIf(isFirst && start !== null && opportunityId % 43 === 0),
  } as const;
  const id = add(
    schema.opportunityPackages,
    { opportunityId, packageId: item.id, cityId: city.id, localityId: locality?.id ?? null },
    { regionId: (locality && regionOfLocality.get(locality.id)) || null },
    { pricingParameters: { cityId: city.id, ...named }, quantity, ratePaise, salesPaise },
    { promotedDays: item.durationDays, ...dates, statusId: closedOn === null ? 1 : 2 },
    // Refused, it is required again (T43).
    { discountStatus: discountStatus === 'Rejected' ? 'Required' : discountStatus, ...asked },
  );
  const shares = item.mappings.map(({ allocationBp }) => allocationBp);
  const amounts = allocateAmount(salesPaise, shares);
  const products = item.mappings.map(({ productId, quantity: count, allocationBp }, at) => {
    const activationState = activationOf(start, random);
    const isStarted = activationState === 'active' || activationState === 'stopped';
    const productRowId = add(
      schema.opportunityProducts,
      { opportunityPackageId: id, productId, allocationBp, ...dates },
      { quantity: (count ?? 1) * quantity, amountPaise: amounts[at] ?? 0, activationState },
      { deliveryStatus: isStarted ? 'started' : 'not started' },
    );
    return { id: productRowId, productId, activationState };
  });
  return { ...line, ...asked, id, products, start, end: start === null ? null : end };
};

/** The lines of an opportunity with the products in them; amounts of products make the price of their line. */
export const writeLines = (
  pen: Pen,
  opportunityId: number,
  planned: readonly PlannedLine[],
  when: { closedOn: number | null; canAsk: boolean },
): OrderLine[] =>
  planned.map((line, at) => writeLine(pen, line, { opportunityId, isFirst: at === 0, ...when }));
