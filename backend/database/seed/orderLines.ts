import { allocateAmount } from '#contract/domain/money/allocate.ts';
import { gstOn } from '#contract/domain/money/gst.ts';
import type { ApprovalStatus } from '#contract/domain/approvals/approvalStatus.ts';
import * as schema from '../schema/orderLines.ts';
import { startDateMandatoryProductIds, type Package } from './catalogue.ts';
import type { Client } from './clients.ts';
import type { City } from './geography.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { World } from './world.ts';

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

const discountStatusOf = (percent: number, statusId: number, random: Random): ApprovalStatus => {
  if (percent <= 0) return 'NotRequired';
  if (statusId === 2 || statusId === 5) return 'Approved';
  if (statusId === 6 || statusId === 7) return random.pick(['Rejected', 'Required', 'Approved']);
  return random.weighted([
    ['Required', 3],
    ['PendingApproval', 3],
    ['Approved', 3],
    ['Rejected', 1],
  ]);
};

/** Packages for one opportunity: none for some new ones, several for builders. */
export const planLines = (
  world: World,
  client: Client,
  statusId: number,
  random: Random,
): PlannedLine[] => {
  const choice = world.packagesFor(client.clientTypeId, client.line === 'tenant');
  const least = statusId === 1 || statusId === 6 ? 0 : 1;
  const most = client.line === 'builder' ? 4 : 2;
  const count = random.weighted([
    [least, 3],
    [1, 6],
    [2, 2],
    [most, 1],
  ]);
  return random.sample(choice, count).map(item => {
    const city = random.chance(0.9) ? client.city : world.anyCity(random);
    const quantity = item.clientTypeId === 1 ? random.int(1, 3) : 1;
    const ratePaise = world.priceOf(item, city) * quantity;
    const percent = random.weighted(discounts);
    const salesPaise = Math.round((ratePaise * (100 - percent)) / 10_000) * 100;
    const discountStatus = discountStatusOf(percent, statusId, random);
    return { item, city, quantity, ratePaise, salesPaise, discountStatus };
  });
};

const activationStates = (start: number | null, random: Random) => {
  if (start === null || start > 0)
    return { activationState: 'pending' as const, deliveryStatus: 'not started' as const };
  const activationState = random.weighted<'active' | 'failed' | 'stopped' | 'pending'>([
    ['active', 88],
    ['pending', 6],
    ['failed', 3],
    ['stopped', 3],
  ]);
  const isStarted = activationState === 'active' || activationState === 'stopped';
  return {
    activationState,
    deliveryStatus: isStarted ? ('started' as const) : ('not started' as const),
  };
};

const needsStartDate = ({ productId }: { productId: number }): boolean =>
  startDateMandatoryProductIds.includes(productId);

/** The lines of an opportunity with the products in them; amounts of products make the price of their line. */
export const writeLines = (
  sheet: Sheet,
  world: World,
  opportunityId: number,
  planned: readonly PlannedLine[],
  closedOn: number | null,
  random: Random,
): OrderLine[] => {
  const { calendar, localitiesOf, regionOfLocality } = world;
  return planned.map((line, at) => {
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
    const isAsked = at === 0 && opportunityId % 41 === 0;
    const isLonger = at === 0 && start !== null && opportunityId % 43 === 0;
    const asked = {
      productStatus: isAsked ? ('PendingApproval' as const) : ('NotRequired' as const),
      extensionStatus: isLonger ? ('PendingApproval' as const) : ('NotRequired' as const),
    };
    const id = sheet.add(schema.opportunityPackages, {
      opportunityId,
      packageId: item.id,
      cityId: city.id,
      regionId: (locality && regionOfLocality.get(locality.id)) || null,
      localityId: locality?.id ?? null,
      pricingParameters: {
        cityId: city.id,
        ...(locality ? { localityName: JSON.stringify([locality.name]) } : {}),
      },
      quantity,
      ratePaise,
      salesPaise,
      promotedDays: item.durationDays,
      ...dates,
      statusId: closedOn === null ? 1 : 2,
      // Refused, it is required again (T43).
      discountStatus: discountStatus === 'Rejected' ? 'Required' : discountStatus,
      ...asked,
    });
    const amounts = allocateAmount(
      salesPaise,
      item.mappings.map(({ allocationBp }) => allocationBp),
    );
    const products = item.mappings.map((mapping, place) => {
      const state = activationStates(start, random);
      const productRow = {
        opportunityPackageId: id,
        productId: mapping.productId,
        quantity: mapping.quantity ?? 1,
        allocationBp: mapping.allocationBp,
        amountPaise: amounts[place] ?? 0,
        ...dates,
        ...state,
      };
      return {
        id: sheet.add(schema.opportunityProducts, productRow),
        productId: mapping.productId,
        activationState: state.activationState,
      };
    });
    return { ...line, ...asked, id, products, start, end: start === null ? null : end };
  });
};
