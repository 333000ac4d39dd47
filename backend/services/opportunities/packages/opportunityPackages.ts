import { eq, sql } from 'drizzle-orm';
import type { OpportunityPackage, OpportunityPackageFields } from '#contract/calls/recordTypes.ts';
import { opportunityPackageCalls } from '#contract/calls/opportunities/opportunities.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { fieldFaults } from '#contract/domain/messages/fieldFaults.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import {
  opportunityRefusals,
  packageQuantityMismatch,
} from '#contract/domain/opportunities/opportunityMessages.ts';
import { checkPackageQuantity } from '#contract/domain/opportunities/packageQuantity.ts';
import { needsApproval, withQuantity } from '#contract/domain/opportunities/packageQuote.ts';
import { invalidField } from '../../../calls/Refusal.ts';
import {
  cities,
  opportunities,
  opportunityPackages as ordered,
  packageFamilies,
  packages,
} from '../../../database/schema/index.ts';
import type { InWrite, Proposed } from '../../../tables/Declaration.ts';
import { ofOpportunityInScope } from '../../../policies/scopes/opportunityScope.ts';
import { declareRecords } from '../../../tables/declareRecords.ts';
import { elsewhere, reference } from '../../../tables/fields.ts';
import { reviseApprovals } from '../../approvals/reviseApprovals.ts';
import { hasNpProduct } from './hasNpProduct.ts';
import { refuseAgreed, sumsOf, writeDealSums } from '../figures/dealSums.ts';
import { isEditable } from '../figures/opportunityFacts.ts';
import { judgeValidity } from './judgeValidity.ts';
import { needsStartDate } from './needsStartDate.ts';
import { npProductsOf } from './npProductsOf.ts';
import { orderProducts } from './orderProducts.ts';
import { quotePackage } from './quotePackage.ts';
import { packageObstacles } from './packageObstacles.ts';
import { partOrRefuse } from '../partOrRefuse.ts';
import { rowsOfOpportunity } from '../rowsOfOpportunity.ts';
import { dealToChange } from '../../dealToChange.ts';

type Wanted = Proposed<OpportunityPackage, OpportunityPackageFields>;

const pieceOf = async (context: InWrite, { record, before, changes }: Wanted) => {
  const quantity = before?.quantity ?? record.quantity ?? 1;
  if (before && changes.cityId === undefined)
    return { quantity, rate: before.ratePrice ?? 0, sales: before.salesPrice ?? 0, days: null };
  const [deal] = await context.db
    .select({ line: opportunities.line, cityId: opportunities.cityId })
    .from(opportunities)
    .where(eq(opportunities.id, record.opportunityId));
  const { rate, days } = await quotePackage(context.db, {
    packageId: record.packageId,
    cityId: record.cityId ?? deal?.cityId ?? null,
    line: deal?.line ?? 'owner',
    today: indiaDay(context.services.now()),
  });
  return { quantity, rate: rate * quantity, sales: before?.salesPrice ?? rate * quantity, days };
};

/** Rate and sales price as a write leaves them; a quantity alone keeps the prices of a piece. */
const priced = async (context: InWrite, wanted: Wanted) => {
  const { days, ...stood } = await pieceOf(context, wanted);
  const moved = withQuantity(stood, wanted.record.quantity ?? stood.quantity);
  const { salesPrice } = wanted.changes;
  return { ...moved, days, sales: salesPrice === null ? moved.rate : (salesPrice ?? moved.sales) };
};

const refuseFewerThanProjects = async (context: InWrite, { record, changes, before }: Wanted) => {
  if (!before || changes.quantity === undefined) return;
  const { quantity, projects } = await sumsOf(context, record.opportunityId);
  const wanted = (quantity ?? 0) - (before.quantity ?? 0) + changes.quantity;
  const message = checkPackageQuantity(projects, wanted);
  if (message !== undefined && changes.quantity < (before.quantity ?? 0))
    throw invalidField('/quantity', packageQuantityMismatch, message);
};

/** After the products followed the quantity: slots that are placed were bought. */
const refuseFewerThanPlaced = async ({ db }: InWrite, id: number): Promise<void> => {
  const over = (await npProductsOf(db, id)).find(({ bought, placed }) => placed > bought);
  if (over)
    throw invalidField('/quantity', 'check', opportunityRefusals.fewerThanPlaced(over.placed));
};

const refuseBelowMilestones = async (context: InWrite, wanted: Wanted): Promise<void> => {
  if (!wanted.before) return;
  const { sales } = await priced(context, wanted);
  const sums = await sumsOf(context, wanted.record.opportunityId);
  const left = sums.sales - (wanted.before.salesPrice ?? 0) + sales;
  if (left < sums.milestones && sales < (wanted.before.salesPrice ?? 0))
    throw invalidField('/salesPrice', 'check', opportunityRefusals.milestoneSum);
};

/** What was agreed of a package: what is sold, for how much, and for which days. */
const agreedFields = ['quantity', 'salesPrice', 'cityId', 'promotedDays', 'startDate'] as const;

/** What moves the price or the days, or adds to what is sold, waits until no termsheet is at RCM or approved. */
const refuseUnderTermsheet = async (context: InWrite, { record, before, changes }: Wanted) => {
  const moved = before ? agreedFields.find(field => changes[field] !== undefined) : 'packageId';
  if (moved !== undefined) await refuseAgreed(context, record.opportunityId, `/${moved}`);
};

/** A package starts today at the earliest; one that has begun keeps its start (T80). */
const refusePastStart = ({ services }: InWrite, { before, changes }: Wanted): void => {
  const { startDate } = changes;
  if (!startDate || startDate === before?.startDate) return;
  if (startDate < indiaDay(services.now()))
    throw invalidField('/startDate', 'min', opportunityRefusals.startsBeforeToday);
};

/** After the packages of a deal changed: what it comes to, how long it may run, and which approvals still hold. */
export const settleDeal = async (context: InWrite, opportunityId: number): Promise<void> => {
  await writeDealSums(context, opportunityId);
  await judgeValidity(context, opportunityId);
  await reviseApprovals(context, opportunityId);
};

/** Packages of opportunities. What a deal comes to follows from them. */
export const opportunityPackageRecords = declareRecords<
  OpportunityPackage,
  OpportunityPackageFields
>(opportunityPackageCalls, {
  resource: 'opportunity-packages',
  table: ordered,
  removal: 'soft',
  notThere: notThere.orderedPackage,
  joins: [
    { table: packageFamilies, on: eq(packageFamilies.id, packages.packageFamilyId), isInner: true },
  ],
  fields: {
    opportunityPackageMappingId: sql<number>`${ordered.id}`.mapWith(Number),
    opportunityId: reference(ordered.opportunityId, opportunities),
    opportunityName: opportunities.name,
    packageId: reference(ordered.packageId, packages, { order: packages.name }),
    packageFamilyName: packageFamilies.name,
    packageName: packages.name,
    cityId: reference(ordered.cityId, cities, { order: cities.name }),
    cityName: cities.name,
    quantity: ordered.quantity,
    ratePrice: ordered.ratePaise,
    salesPrice: elsewhere(ordered.salesPaise),
    discount: sql<number>`(${ordered.ratePaise} - ${ordered.salesPaise})`.mapWith(Number),
    promotedDays: elsewhere(ordered.promotedDays),
    startDate: ordered.startDate,
    endDate: ordered.endDate,
    startDateMandatory: needsStartDate(sql`"opportunity_packages"."package_id"`),
    packageHasNpProduct: hasNpProduct(sql`"opportunity_packages"."id"`),
    statusId: ordered.statusId,
    discountStatus: ordered.discountStatus,
    productStatus: ordered.productStatus,
    extensionStatus: ordered.extensionStatus,
    isEditable,
  },
  search: [packages.name],
  sort: 'createdAt',
  readers: actor => ofOpportunityInScope(ordered.opportunityId, actor, 'read'),
  narrow: rowsOfOpportunity(ordered.opportunityId),
  refuse: async (context, wanted) => {
    for (const field of ['opportunityId', 'packageId'] as const)
      if (wanted.before && wanted.changes[field] !== undefined)
        throw invalidField(`/${field}`, 'readonly', fieldFaults.readonly);
    refusePastStart(context, wanted);
    await refuseUnderTermsheet(context, wanted);
    await refuseFewerThanProjects(context, wanted);
    await refuseBelowMilestones(context, wanted);
  },
  columns: async (wanted, context) => {
    const { rate, sales, days } = await priced(context, wanted);
    const promotedDays = wanted.record.promotedDays ?? days ?? null;
    const { startDate } = wanted.record;
    const isRepriced =
      rate !== wanted.before?.ratePrice || sales !== (wanted.before.salesPrice ?? undefined);
    return {
      ratePaise: rate,
      salesPaise: sales,
      promotedDays,
      endDate: startDate && promotedDays !== null ? addDays(startDate, promotedDays - 1) : null,
      ...(isRepriced && {
        discountStatus: needsApproval({ rate, sales }) ? 'Required' : 'NotRequired',
      }),
    };
  },
  written: async (context, { id, record, before }) => {
    await orderProducts(context, {
      id,
      packageId: record.packageId,
      before: before && (before.quantity ?? 1),
    });
    await refuseFewerThanPlaced(context, id);
    await settleDeal(context, record.opportunityId);
  },
  obstacles: packageObstacles,
});

type Body = OpportunityPackageFields;

/** POST opportunity-package. */
export const createPackage = async (context: InWrite & { body: Body }) => {
  await dealToChange(context, context.body.opportunityId);
  return opportunityPackageRecords.create(context, context.body);
};

/** @throws Refusal NOT_FOUND for the opportunity's sake, too */
const packageOrRefuse = (context: InWrite, id: number): Promise<OpportunityPackage> =>
  partOrRefuse(context, opportunityPackageRecords.readOne(context, id), notThere.orderedPackage);

/** PUT opportunity-package/{id}. */
export const updatePackage = async (
  context: InWrite & { params: { id: number }; body: Partial<Body> & { version: number } },
) => {
  const { opportunityId } = await packageOrRefuse(context, context.params.id);
  await dealToChange(context, opportunityId);
  return opportunityPackageRecords.update(context, { id: context.params.id, body: context.body });
};

/** DELETE opportunity-package/{id}. */
export const removePackage: typeof opportunityPackageRecords.verbs.remove = async context => {
  const { id } = context.params as unknown as { id: number };
  const { opportunityId } = await packageOrRefuse(context, id);
  await dealToChange(context, opportunityId);
  const answer = await opportunityPackageRecords.verbs.remove(context);
  await settleDeal(context, opportunityId);
  return answer;
};
