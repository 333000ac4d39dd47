import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import { cities, polygons } from '../../../database/schema/index.ts';
import { countUpTo, oneColumn } from '../../../query/countUpTo.ts';
import { listPage } from '../../../query/listPage.ts';
import type { FieldMap } from '../../../query/QueryField.ts';

const parents = alias(polygons, 'parents');

export const selectPolygons = (db: Database) =>
  db
    .select({
      id: polygons.id,
      uuid: polygons.uuid,
      name: polygons.name,
      kind: polygons.kind,
      cityId: polygons.cityId,
      cityName: cities.name,
      parentName: parents.name,
    })
    .from(polygons)
    .innerJoin(cities, eq(cities.id, polygons.cityId))
    .leftJoin(parents, eq(parents.id, polygons.parentId))
    .$dynamic();

interface Named {
  readonly parentName: string | null;
}

export const presentPolygon = <Row extends Named>({ parentName, ...row }: Row) => ({
  ...row,
  parentName: parentName ?? undefined,
});

const byName = sql`lower(${polygons.name})`;

const fields: FieldMap = {
  id: { expression: polygons.id, kind: 'integer', order: byName },
  uuid: { expression: sql`${polygons.uuid}::text`, kind: 'text' },
  name: { expression: polygons.name, kind: 'text', order: byName },
  kind: { expression: polygons.kind, kind: 'text' },
  cityId: { expression: polygons.cityId, kind: 'integer' },
  cityName: { expression: cities.name, kind: 'text' },
};

/** GET polygons: those that are switched off too, since an old slot may name one. */
export const listPolygons: Verb<CallOf<'polygons.list'>> = async ({ query, db }) => {
  const page = await listPage(
    query,
    { fields, search: [polygons.name, cities.name], sort: 'name', key: polygons.id, where: [] },
    clause =>
      selectPolygons(db)
        .where(clause.where)
        .orderBy(...clause.orderBy)
        .limit(clause.limit)
        .offset(clause.offset),
    (matching, most) =>
      countUpTo(
        db,
        db
          .select(oneColumn)
          .from(polygons)
          .innerJoin(cities, eq(cities.id, polygons.cityId))
          .where(matching)
          .$dynamic(),
        most,
      ),
  );
  return { ...page, results: page.results.map(presentPolygon) };
};
