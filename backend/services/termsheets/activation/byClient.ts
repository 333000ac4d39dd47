import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { clientTypesOfLine } from '#contract/domain/clients/clientTypesOfLine.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { activationFault } from '#contract/domain/termsheets/activationMessages.ts';
import type { Verb } from '../../../calls/Context.ts';
import { notFound } from '../../../calls/Refusal.ts';
import {
  accounts,
  opportunities,
  opportunityPackages as ordered,
  opportunityProducts as parts,
  packages,
  products,
  termsheetPackages,
  termsheets,
} from '../../../database/schema/index.ts';
import { refuseAccount } from '../../../policies/scopes/accountScope.ts';

/** So many of one client; the latest come first. */
const most = 500;

const approved = 3;

const isBuilder = (clientTypeId: number): boolean =>
  clientTypesOfLine.builder.some(type => type === clientTypeId);

/** GET developer-combined-auto-activation-list: what `product-activation` would activate of all deals of a builder. */
export const combinedAutoActivations: Verb<CallOf<'products.combinedAutoActivations'>> = async ({
  db,
  actor,
  query,
}) => {
  await refuseAccount(db, actor, 'read', query.accountId);
  const [client] = await db
    .select({ clientTypeId: accounts.clientTypeId })
    .from(accounts)
    .where(eq(accounts.id, query.accountId));
  if (!client || !isBuilder(client.clientTypeId)) throw notFound(notThere.account);
  const rows = await db
    .select({
      part: parts,
      productName: products.name,
      packageName: packages.name,
      opportunityId: opportunities.id,
      opportunityName: opportunities.name,
      termsheetId: termsheets.id,
    })
    .from(parts)
    .innerJoin(ordered, eq(ordered.id, parts.opportunityPackageId))
    .innerJoin(opportunities, eq(opportunities.id, ordered.opportunityId))
    .innerJoin(products, eq(products.id, parts.productId))
    .innerJoin(packages, eq(packages.id, ordered.packageId))
    .innerJoin(termsheetPackages, eq(termsheetPackages.opportunityPackageId, ordered.id))
    .innerJoin(termsheets, eq(termsheets.id, termsheetPackages.termsheetId))
    .where(
      and(
        eq(opportunities.accountId, query.accountId),
        eq(termsheets.statusId, approved),
        inArray(parts.activationState, ['pending', 'failed']),
        isNull(parts.deletedAt),
        isNull(ordered.deletedAt),
        sql`${termsheets.id} = (select max(latest.termsheet_id) from termsheet_packages latest
          where latest.opportunity_package_id = ${ordered.id})`,
      ),
    )
    .orderBy(desc(termsheets.id), asc(parts.id))
    .limit(most);
  return {
    results: rows.map(({ part, ...named }) => {
      const fault = activationFault({
        activationState: part.activationState,
        parameters: part.requiredActivationParameters,
        values: { ...part.activationParameters, ...part.fixedParameters },
      });
      return {
        opportunityProductId: part.id,
        ...named,
        quantity: part.quantity,
        startDate: part.startDate,
        isAutomatic: fault === undefined,
        missing: fault?.message ?? null,
      };
    }),
  };
};

/** GET get-packages-by-client: what a client has ordered, over all its deals. */
export const packagesByClient: Verb<CallOf<'packages.byClient'>> = async ({ db, actor, query }) => {
  await refuseAccount(db, actor, 'read', query.accountId);
  const results = await db
    .select({
      opportunityPackageId: ordered.id,
      opportunityId: ordered.opportunityId,
      opportunityName: opportunities.name,
      packageId: ordered.packageId,
      packageName: packages.name,
      quantity: ordered.quantity,
      startDate: ordered.startDate,
      endDate: ordered.endDate,
    })
    .from(ordered)
    .innerJoin(opportunities, eq(opportunities.id, ordered.opportunityId))
    .innerJoin(packages, eq(packages.id, ordered.packageId))
    .where(and(eq(opportunities.accountId, query.accountId), isNull(ordered.deletedAt)))
    .orderBy(desc(ordered.id))
    .limit(most);
  return { results };
};
