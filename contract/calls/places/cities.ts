import Type from 'typebox';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { rowLimits } from '../../domain/lists/pageSizes.ts';
import { listQuery, pageOf, pageSizeUpTo } from '../paging.ts';

/** A city as the specification shows it (part 2 section 3); people read it as 'label, state'. */
export const cityEntry = {
  city_id: rowId,
  uuid: Type.String(),
  label: Type.String(),
  state: Type.String(),
  zone: Type.String(),
};

/** Most rows of one answer: the longest city list of the specification (part 2 section 9, decision T69). */
export const mostCities = rowLimits.monetizableCities;

export const cityCalls = [
  defineCall({
    id: 'cities.list',
    method: 'GET',
    path: '/petra/data/v2/entity/city',
    kind: 'read',
    access: 'signed-in',
    summary: 'Cities by name; a selector asks for fields, a part of the list, and a filter',
    source: 'part 3 §7, part 2 §2, §3, §7, T69, decision record 0024',
    query: strictObject({
      ...listQuery,
      pageSize: pageSizeUpTo(mostCities),
      selector: Type.Optional(
        Type.String({
          maxLength: 4000,
          description:
            '{"fields":["id","label"],"filters":"zone==West","paging":{"start":0,"rows":1000}}',
        }),
      ),
    }),
    answer: pageOf(
      Type.Object({
        id: rowId,
        label: Type.String(),
        ...Type.Partial(
          Type.Object({
            /** As people read it: 'label, state'. */
            name: Type.String(),
            city_id: cityEntry.city_id,
            uuid: cityEntry.uuid,
            state: cityEntry.state,
            zone: cityEntry.zone,
            tier: Type.Integer(),
            /** Whether the marketplace sells there. */
            monetizable: Type.Boolean(),
          }),
        ).properties,
      }),
    ),
    cache: { for: 60_000, store: 'memory' },
  }),
] as const;
