import { isNull, sql } from 'drizzle-orm';
import type { TermsheetProduct, TermsheetProductFields } from '#contract/calls/recordTypes.ts';
import { termsheetProductCalls } from '#contract/calls/termsheets/termsheets.ts';
import { parseJsonText } from '#contract/domain/catalogue/jsonText.ts';
import { catalogueMessages } from '#contract/domain/messages/catalogueMessages.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { told } from '#contract/domain/messages/told.ts';
import { allowsTermsheetAct } from '#contract/domain/termsheets/termsheetActs.ts';
import { Refusal } from '../../calls/Refusal.ts';
import {
  opportunityPackages as ordered,
  opportunityProducts as parts,
  packages,
  products,
  termsheetPackages,
} from '../../database/schema/index.ts';
import { ofOpportunityInScope, refuseOpportunity } from '../../policies/scopes/opportunityScope.ts';
import { toldAs } from '../../policies/toldAs.ts';
import { rowsOfTermsheet, termsheetOrRefuse } from '../../policies/scopes/termsheetScope.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { mapped } from '../../tables/fields.ts';
import { rowsOfOpportunity } from '../opportunities/rowsOfOpportunity.ts';
import { forceFields, lastAttempt } from './activation/attemptFields.ts';
import {
  isAgreedSale,
  isInactive,
  isOpenSale,
  ofLatestSheet,
  soldJoins,
} from './activation/soldOn.ts';

/** As JSON text, which the page parses (part 1 section 3). */
const asJson = (stored: unknown): string => JSON.stringify(stored);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Products that a termsheet or a deal sells, with what they need to be activated. */
export const termsheetProductRecords = declareRecords<TermsheetProduct, TermsheetProductFields>(
  termsheetProductCalls,
  {
    resource: 'termsheet-products',
    table: parts,
    removal: 'soft',
    notThere: notThere.orderedProduct,
    joins: soldJoins,
    where: ofLatestSheet,
    fields: {
      termsheetId: termsheetPackages.termsheetId,
      opportunityId: ordered.opportunityId,
      productName: products.name,
      packageName: packages.name,
      quantity: parts.quantity,
      taggedCount: sql<number>`(select count(*) from product_listings tagged
        where tagged.opportunity_product_id = "opportunity_products"."id")`.mapWith(Number),
      allocation: sql<number>`${parts.allocationBp} / 100.0`.mapWith(Number),
      amount: parts.amountPaise,
      startDate: parts.startDate,
      endDate: parts.endDate,
      activationState: parts.activationState,
      activationError: lastAttempt,
      ...forceFields,
      canActivate: sql<boolean>`(${isAgreedSale} and ${isInactive})`,
      activationParameters: mapped<unknown, string>(parts.activationParameters, asJson, given =>
        parseJsonText(given ?? '{}'),
      ),
      extraDetail: mapped<unknown, never>(parts.extraDetail, asJson),
      fixedParameters: mapped<unknown, never>(parts.fixedParameters, asJson),
      requiredActivationParameters: mapped<unknown, never>(
        parts.requiredActivationParameters,
        asJson,
      ),
      isEditable: sql<boolean>`(${isOpenSale} and ${isInactive})`,
    },
    search: [products.name],
    sort: 'id',
    // Those of all termsheets are nobody's list.
    readers: actor => ofOpportunityInScope(ordered.opportunityId, actor, 'read'),
    narrow: (query, actor) => {
      if (typeof query['termsheetId'] === 'number')
        return rowsOfTermsheet(termsheetPackages.termsheetId)(query, actor);
      return typeof query['opportunityId'] === 'number'
        ? [...rowsOfOpportunity(ordered.opportunityId)(query, actor), isNull(ordered.deletedAt)]
        : [sql`false`];
    },
    faults: ({ changes }) =>
      changes.activationParameters === undefined ||
      isObject(parseJsonText(changes.activationParameters ?? '{}'))
        ? []
        : [
            {
              field: 'activationParameters',
              code: 'json',
              ...told('Enter names and values as JSON.', 'नाम और मान JSON के रूप में दें।'),
            },
          ],
  },
);

/** PUT termsheet-product-details/{id}: the activation parameters, until the product is active. */
export const updateTermsheetProduct = async (
  context: InWrite & {
    params: { id: number };
    body: Partial<TermsheetProductFields> & { version: number };
  },
) => {
  const { db, actor, params, body } = context;
  const stored = await termsheetProductRecords.readOne(context, params.id);
  await refuseOpportunity(db, actor, 'change', stored.opportunityId ?? 0).catch(
    toldAs(notThere.orderedProduct),
  );
  const sheetId = stored.termsheetId ?? null;
  const sheet = sheetId === null ? null : await termsheetOrRefuse(db, actor, 'change', sheetId);
  const isOpen =
    sheet === null ||
    allowsTermsheetAct(sheet.statusId, 'edit') ||
    allowsTermsheetAct(sheet.statusId, 'activate');
  if (!isOpen || stored.isEditable !== true)
    throw new Refusal('CONFLICT', catalogueMessages.activationParametersFailed);
  return termsheetProductRecords.update(context, { id: params.id, body });
};
