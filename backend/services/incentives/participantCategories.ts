import { and, eq, sql, type SQL } from 'drizzle-orm';
import type {
  IncentiveParticipantCategory,
  IncentiveParticipantCategoryFields,
} from '#contract/calls/recordTypes.ts';
import { participantCategoryCalls } from '#contract/calls/incentives/incentiveTerms.ts';
import { clientTypes } from '#contract/domain/accounts/clientTypes.ts';
import { incentiveRefusals } from '#contract/domain/incentives/incentiveMessages.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { invalidField } from '../../calls/Refusal.ts';
import {
  departments,
  designations,
  incentiveParticipantCategories as categories,
} from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { reference } from '../../tables/fields.ts';
import { participantsSql } from './participants.ts';

const clientTypeName = sql.join(
  clientTypes.map(({ id, label }) => sql.raw(`when ${id} then '${label}'`)),
  sql.raw(' '),
);

/** What a category is called, by an expression for its id: `Tele-sales Agent · Tele-sales · Owner`. */
export const categoryName = (id: SQL): SQL<string> => sql<string>`(
  select title.name || ' · ' || part.name || ' · ' || (case kind.client_type_id ${clientTypeName} end)
  from incentive_participant_categories kind
  join designations title on title.id = kind.designation_id
  join departments part on part.id = kind.department_id
  where kind.id = ${id})`;

const own = sql.raw('"incentive_participant_categories"."id"');
const counted = (from: SQL): SQL<number> =>
  sql<number>`(select count(*) from ${from})`.mapWith(Number);

/** Who takes part in incentives. */
export const participantCategoryRecords = declareRecords<
  IncentiveParticipantCategory,
  IncentiveParticipantCategoryFields
>(participantCategoryCalls, {
  resource: 'incentive-participant-categories',
  table: categories,
  removal: 'hard',
  notThere: notThere.participantCategory,
  fields: {
    name: categoryName(own),
    designationId: reference(categories.designationId, designations, { order: designations.name }),
    designationName: designations.name,
    departmentId: reference(categories.departmentId, departments, { order: departments.name }),
    departmentName: departments.name,
    clientTypeId: categories.clientTypeId,
    ruleCount: counted(
      sql`incentive_rules rule where rule.participant_category_id = ${own} and rule.deleted_at is null`,
    ),
    slabCount: counted(
      sql`incentive_slabs slab where slab.participant_category_id = ${own} and slab.deleted_at is null`,
    ),
    personCount: counted(sql`(${participantsSql}) taking where taking.category_id = ${own}`),
  },
  search: [designations.name, departments.name],
  sort: 'designationName,departmentName',
  readers: 'granted',
  unique: [
    {
      index: 'incentive_participant_categories_unique',
      field: 'designationId',
      taken: () => incentiveRefusals.categoryTaken,
    },
  ],
});

interface OfCategory {
  readonly participantCategoryId?: number;
  readonly participantCategoryDto?: Partial<IncentiveParticipantCategoryFields>;
}

const needed = () =>
  invalidField('/participantCategoryId', 'required', incentiveRefusals.categoryNeeded);

/**
 * Rules and slabs name their category by its id or by its parts (`participantCategoryDto`, part 2 section 3); parts that
 * no category has yet make one.
 */
export const withCategory = async <Body extends OfCategory>(
  context: InWrite,
  { participantCategoryDto: parts, ...body }: Body,
  isNew: boolean,
): Promise<Omit<Body, 'participantCategoryDto'>> => {
  if (!parts) {
    if (isNew && body.participantCategoryId === undefined) throw needed();
    return body;
  }
  const { designationId, departmentId, clientTypeId } = parts;
  if (designationId === undefined || departmentId === undefined || clientTypeId === undefined)
    throw needed();
  const [known] = await context.db
    .select({ id: categories.id })
    .from(categories)
    .where(
      and(
        eq(categories.designationId, designationId),
        eq(categories.departmentId, departmentId),
        eq(categories.clientTypeId, clientTypeId),
      ),
    );
  const made = { designationId, departmentId, clientTypeId };
  const id = known?.id ?? (await participantCategoryRecords.create(context, made)).id;
  if (body.participantCategoryId !== undefined && body.participantCategoryId !== id)
    throw invalidField('/participantCategoryId', 'mismatch', incentiveRefusals.categoryNeeded);
  return { ...body, participantCategoryId: id };
};
