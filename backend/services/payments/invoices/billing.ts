import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { stateOfGstin } from '#contract/domain/checks/gstin.ts';
import { invoiceRefusals } from '#contract/domain/invoices/invoiceMessages.ts';
import { supplyTo, type Supply } from '#contract/domain/invoices/invoiceTax.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { allocate } from '#contract/domain/money/allocate.ts';
import { mayRoundAway } from '#contract/domain/money/gst.ts';
import type { Paise } from '#contract/domain/money/paise.ts';
import { refuseOff } from '../../../adapters/standing.ts';
import { invalidField, notFound } from '../../../calls/Refusal.ts';
import {
  addresses,
  cities,
  legalEntities,
  milestones,
  opportunityPackages,
  packages,
  states,
  termsheetMilestones,
  termsheetPackages,
  termsheets,
  type opportunities,
} from '../../../database/schema/index.ts';
import type { InWrite } from '../../../tables/Declaration.ts';
import { dealOrRefuse } from '../collectPayment.ts';
import { toldAs } from '../../../policies/toldAs.ts';

export type Billing = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;
type Entity = typeof legalEntities.$inferSelect;

/** A milestone with its deal, locked, and the termsheet that covers it. */
export interface Billed {
  readonly deal: typeof opportunities.$inferSelect;
  readonly milestone: typeof milestones.$inferSelect;
  readonly termsheet: typeof termsheets.$inferSelect | undefined;
}

export interface BillLine {
  readonly description: string;
  readonly hsnCode: string;
  /** Pieces at one rate; 1 where the amount does not divide by them. */
  readonly quantity: number;
  /** Of all pieces. */
  readonly taxable: Paise;
}

/** What is sold where nothing else is named: sale of space for advertising. */
const usualHsn = '998365';

/** @throws Refusal NOT_FOUND in the words for a milestone that does not exist, or FORBIDDEN */
export const billedOrRefuse = async (context: Billing, milestoneId: number): Promise<Billed> => {
  const { db } = context;
  const byId = and(eq(milestones.id, milestoneId), isNull(milestones.deletedAt));
  const [found] = await db.select().from(milestones).where(byId);
  if (!found) throw notFound(notThere.milestone);
  const deal = await dealOrRefuse(context, found.opportunityId).catch(toldAs(notThere.milestone));
  const [milestone = found] = await db.select().from(milestones).where(byId);
  const [covering] = await db
    .select({ termsheet: termsheets })
    .from(termsheets)
    .innerJoin(termsheetMilestones, eq(termsheetMilestones.termsheetId, termsheets.id))
    .where(eq(termsheetMilestones.milestoneId, milestoneId))
    .orderBy(desc(termsheets.id))
    .limit(1);
  return { deal, milestone, termsheet: covering?.termsheet };
};

/** Who is billed: the entity of the milestone, of the termsheet, else the first of the client. */
const entityOf = async (
  { db }: Billing,
  { deal, milestone, termsheet }: Billed,
): Promise<Entity> => {
  const named = milestone.legalEntityId ?? termsheet?.accountLegalEntityId;
  const [entity] = await db
    .select()
    .from(legalEntities)
    .where(
      named === undefined
        ? and(eq(legalEntities.accountId, deal.accountId), isNull(legalEntities.deletedAt))
        : eq(legalEntities.id, named),
    )
    .orderBy(asc(legalEntities.id))
    .limit(1);
  if (!entity) throw invalidField('/milestoneId', 'check', invoiceRefusals.noEntity);
  return entity;
};

/**
 * Who is billed, as they are today, and how the supply to them is taxed.
 * @throws Refusal when the milestone was requested without GST and the billed party is no longer in a special economic zone
 */
export const customerOf = async (context: Billing, billed: Billed) => {
  const { db, services } = context;
  // No invoice goes out under the invented number of the demo.
  refuseOff(services.config, 'supplier');
  const { sezTax: _tax, isInvented: _invented, ...billedBy } = services.config.supplier;
  const entity = await entityOf(context, billed);
  const { amountPaise, gstPaise } = billed.milestone;
  const hasTax = gstPaise > 0;
  if (!hasTax && !entity.isSez && !mayRoundAway(amountPaise))
    throw invalidField('/milestoneId', 'check', invoiceRefusals.askedWithoutTax);
  const [place] = await db
    .select({
      address: addresses.address,
      pincode: addresses.pincode,
      city: cities.name,
      state: states.name,
      gstCode: states.gstCode,
    })
    .from(addresses)
    .leftJoin(cities, eq(cities.id, addresses.cityId))
    .leftJoin(states, eq(states.id, cities.stateId))
    .where(
      and(
        eq(addresses.legalEntityId, entity.id),
        eq(addresses.type, 'Billing'),
        isNull(addresses.deletedAt),
      ),
    );
  const supplierState = stateOfGstin(billedBy.gstin) ?? billedBy.gstin.slice(0, 2);
  const supply: Supply = supplyTo(
    { gstin: entity.gstin, isSez: entity.isSez, billingState: place?.gstCode ?? null },
    supplierState,
    hasTax,
  );
  const known = await db
    .select({ id: states.id, gstCode: states.gstCode, name: states.name })
    .from(states);
  const supplierStateName = known.find(({ gstCode }) => gstCode === supplierState)?.name;
  const stateId = (code: string) => known.find(({ gstCode }) => gstCode === code)?.id;
  const placeOfSupplyStateId = stateId(supply.placeOfSupply) ?? stateId(supplierState);
  if (placeOfSupplyStateId === undefined)
    throw new Error(`There is no state with the GST code ${supply.placeOfSupply}`);
  return {
    entity,
    supply,
    placeOfSupplyStateId,
    // As they were on the day of issue, the supplier included.
    billedTo: {
      legalName: entity.legalName,
      gstin: entity.gstin,
      address: place?.address ?? null,
      pincode: place?.pincode ?? null,
      city: place?.city ?? null,
      state: place?.state ?? null,
      stateCode: place?.gstCode ?? null,
      supplyKind: supply.kind,
      supplier: {
        ...billedBy,
        ...(supplierStateName !== undefined && { state: supplierStateName }),
      },
    },
  };
};

/** What is billed of a package: its pieces at one rate, or where the amount does not divide by them one lot of so many. */
const lineOf = (name: string, quantity: number, of: string, taxable: Paise) =>
  taxable % quantity === 0
    ? { description: `${name}: ${of}`, quantity }
    : { description: `${name} (${quantity} pieces): ${of}`, quantity: 1 };

/** The amount over the packages that were sold, by their prices; no paisa is lost. */
export const linesOf = async (
  { db }: Pick<Billing, 'db'>,
  { deal, milestone, termsheet }: Billed,
  amount: Paise,
): Promise<readonly BillLine[]> => {
  const sold = await db
    .select({
      name: packages.name,
      hsnCode: packages.hsnCode,
      sales: opportunityPackages.salesPaise,
      quantity: opportunityPackages.quantity,
    })
    .from(opportunityPackages)
    .innerJoin(packages, eq(packages.id, opportunityPackages.packageId))
    .leftJoin(
      termsheetPackages,
      and(
        eq(termsheetPackages.opportunityPackageId, opportunityPackages.id),
        eq(termsheetPackages.termsheetId, termsheet?.id ?? 0),
      ),
    )
    .where(
      and(
        eq(opportunityPackages.opportunityId, deal.id),
        isNull(opportunityPackages.deletedAt),
        termsheet ? eq(termsheetPackages.termsheetId, termsheet.id) : undefined,
      ),
    )
    .orderBy(asc(opportunityPackages.id));
  const priced = sold.filter(({ sales }) => sales > 0);
  if (priced.length === 0)
    return [{ description: milestone.name, hsnCode: usualHsn, quantity: 1, taxable: amount }];
  const shares = allocate(
    amount,
    priced.map(({ sales }) => sales),
  );
  return priced
    .map(({ name, hsnCode, quantity }, at) => ({
      ...lineOf(name, quantity, milestone.name, shares[at] ?? 0),
      hsnCode: hsnCode ?? usualHsn,
      taxable: shares[at] ?? 0,
    }))
    .filter(({ taxable }) => taxable > 0);
};
