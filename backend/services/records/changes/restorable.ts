import { and, eq } from 'drizzle-orm';
import type { ClientKind } from '#contract/requests/clientSubjects.ts';
import { opportunityRefusals } from '#contract/domain/opportunities/opportunityMessages.ts';
import { refuseAgreed, sumsOf, writeDealSums } from '../../opportunities/figures/dealSums.ts';
import { dealToChange } from '../../dealToChange.ts';
import { priceObstacle, priceRecords } from '../../pricing/prices/priceRecords.ts';
import type { Audit } from '../../../audit/createAudit.ts';
import { ofAccountInScope } from '../../../policies/scopes/accountScope.ts';
import { ofOpportunityInScope } from '../../../policies/scopes/opportunityScope.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import {
  accountMappings,
  campaigns,
  caps,
  complimentaryProducts,
  contacts,
  digiliteVideoTourMappings,
  milestones,
  monetizableCities,
  opportunityPackages,
  packageFamilies,
  packagePrices,
  packages,
  productConfigs,
  products,
  webhooks,
  records,
} from '../../../database/schema/index.ts';
import type { Asking } from './takeBack.ts';

type RemovableTable =
  | typeof accountMappings
  | typeof campaigns
  | typeof caps
  | typeof complimentaryProducts
  | typeof contacts
  | typeof digiliteVideoTourMappings
  | typeof milestones
  | typeof opportunityPackages
  | typeof monetizableCities
  | typeof packageFamilies
  | typeof packagePrices
  | typeof packages
  | typeof productConfigs
  | typeof products
  | typeof webhooks
  | typeof records;

export interface Restorable {
  readonly table: RemovableTable;
  /** What of a client it is: nothing comes back to one that is closed. */
  readonly of?: ClientKind;
  /** False where a record, removed or not, is not the person's to know of. */
  readonly isKnown?: (context: Asking, id: number) => Promise<boolean>;
  /** Refuses what the rules of its area do not allow back; the row is there again when it is asked. */
  readonly check?: (context: Asking & { readonly audit: Audit }, id: number) => Promise<void>;
}

/** What NetSuite has taken over gets no price back either (T51). */
const checkPrice = async (context: Asking, id: number): Promise<void> => {
  const [price] = await priceRecords.read(context, [id]);
  const obstacle = price && priceObstacle('change', { ...price, isPriceApplicable: true });
  if (obstacle) throw new Refusal('CONFLICT', obstacle);
};

/** What belongs to an account comes back to anyone who may change the account. */
const isOfOwnAccount =
  (table: typeof accountMappings | typeof contacts) =>
  async ({ db, actor }: Asking, id: number): Promise<boolean> => {
    const own = ofAccountInScope(table.accountId, actor, 'change');
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), own));
    return rows.length > 0;
  };

/** What belongs to an opportunity comes back to anyone who may change it, while its status lets it be edited. */
const ofOpportunity = (
  table: typeof milestones | typeof opportunityPackages,
): Omit<Restorable, 'table'> => ({
  isKnown: async ({ db, actor }, id) => {
    const own = ofOpportunityInScope(table.opportunityId, actor, 'change');
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), own));
    return rows.length > 0;
  },
  check: async (context, id) => {
    const [part] = await context.db
      .select({ opportunityId: table.opportunityId })
      .from(table)
      .where(eq(table.id, id));
    if (!part) return;
    await dealToChange(context, part.opportunityId);
    if (table === opportunityPackages)
      await refuseAgreed(context, part.opportunityId, '/opportunityId');
    else {
      const { sales, milestones: asked } = await sumsOf(context, part.opportunityId);
      if (asked > sales) throw invalidField('/amount', 'check', opportunityRefusals.milestoneSum);
    }
    await writeDealSums(context, part.opportunityId);
  },
});

/**
 * Documented records whose removal only marks one row of a table, so that taking the mark away brings all of them
 * back. Regions give up their localities and event cities their row when they go: those are not among them.
 */
const documented: Readonly<Record<string, Restorable>> = {
  'account-mappings': {
    table: accountMappings,
    of: 'accountMapping',
    isKnown: isOfOwnAccount(accountMappings),
  },
  campaigns: { table: campaigns },
  caps: { table: caps },
  'complimentary-products': { table: complimentaryProducts, of: 'complimentaryProduct' },
  contacts: { table: contacts, of: 'contact', isKnown: isOfOwnAccount(contacts) },
  'digilite-video-tour-mappings': { table: digiliteVideoTourMappings },
  milestones: { table: milestones, of: 'milestone', ...ofOpportunity(milestones) },
  'monetizable-cities': { table: monetizableCities },
  'opportunity-packages': {
    table: opportunityPackages,
    of: 'orderedPackage',
    ...ofOpportunity(opportunityPackages),
  },
  'package-families': { table: packageFamilies },
  'package-prices': { table: packagePrices, check: checkPrice },
  packages: { table: packages },
  'product-configs': { table: productConfigs },
  products: { table: products },
  webhooks: { table: webhooks },
};

/** Undefined where a removal is for good. */
export const restorableOf = (resource: string, isStored: boolean): Restorable | undefined =>
  isStored ? { table: records } : documented[resource];
