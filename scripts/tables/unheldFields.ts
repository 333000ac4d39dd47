import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PropertySchema } from '#contract/calls/recordSchemas.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Product } from '#contract/domain/fillProduct.ts';
import type { Fault } from '#contract/model/check/fault.ts';
import { pointer } from '#contract/model/files/jsonPositions.ts';
import type { Declared, FieldSource } from '../../backend/tables/Declaration.ts';
import { planFields } from '../../backend/tables/fieldPlan.ts';

type Sources = Readonly<Record<string, FieldSource>>;

/** The name of a field decides nothing here, and neither does the day. */
const day = '2027-01-01' as Day;
const product: Product = { name: 'Product', slug: 'product' };

const sourcesOf = ({ fields }: Declared['declaration']): Sources =>
  typeof fields === 'function' ? fields(day, product, sql`now()`) : fields;

/** What the statements of a table cannot be made with; undefined where they can. */
const whyUnheld = (
  name: string,
  property: PropertySchema,
  table: PgTable,
  sources: Sources,
): string | undefined => {
  try {
    planFields({ properties: { [name]: property } }, table, sources);
    return undefined;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return `${said}: name its column of "${getTableName(table)}" in "fields" of declareRecords`;
  }
};

/**
 * Fields of record schemas that their own tables do not hold, at their place in the schema.
 * @param schemaOf the file in `form-schemas` of a screen
 * @param tables those that the migrations are made from
 */
export const unheldFields = (
  declared: readonly Declared[],
  schemaOf: (resource: string) => string | undefined,
  tables: readonly PgTable[],
): readonly Fault[] =>
  declared.flatMap(({ contract: { schema }, declaration }): readonly Fault[] => {
    const { resource, table } = declaration;
    const file = schemaOf(resource);
    if (file === undefined) return [];
    const fault = (at: string, message: string): Fault => ({
      file: `form-schemas/${file}`,
      pointer: at,
      message,
      suggestion: null,
    });
    if (!tables.includes(table))
      return [
        fault(
          '',
          `The table "${getTableName(table)}" of these records has no migrations: export its file in backend/database/schema/index.ts`,
        ),
      ];
    const sources = sourcesOf(declaration);
    return Object.entries(schema.properties).flatMap(([name, property]) => {
      const reason = whyUnheld(name, property, table, sources);
      return reason === undefined ? [] : [fault(pointer('properties', name), reason)];
    });
  });
