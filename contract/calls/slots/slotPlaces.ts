import Type from 'typebox';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { firstSuggestions, listQuery, pageOf } from '../paging.ts';
import { slotEditorRoles } from './slotEditors.ts';

const source = 'part 3 §5, §7, T67, decision record 0060';
const uuid = Type.String({ format: 'uuid' });

/** Most suggestions of one answer; a longer text finds the rest. */
export const mostSuggestions = 20;
/** Most projects of one bulk answer. */
export const mostBulkProjects = 200;

/** An area that slots are sold in. */
export const polygon = Type.Object({
  id: rowId,
  uuid,
  name: Type.String(),
  kind: Type.Enum(['city', 'zone', 'locality']),
  cityId: rowId,
  cityName: Type.String(),
  parentName: Type.Optional(Type.String()),
});

const project = {
  id: rowId,
  uuid,
  name: Type.String(),
  builder_id: rowId,
  builder_name: Type.String(),
  /** What a slot of the project keeps as `supply_user_uuid`. */
  builder_profile_uuid: uuid,
  city_name: Type.String(),
  locality_name: Type.Optional(Type.String()),
  polygon_uuid: Type.Optional(uuid),
  polygon_name: Type.Optional(Type.String()),
};

const suggestQuery = {
  /** Nothing is suggested for white space alone (T67). */
  text: Type.Optional(Type.String({ maxLength: 100 })),
  first: firstSuggestions,
};

/** How many match, for 'showing first N of M' (T69). */
const totalCount = Type.Integer({ minimum: 0 });

/** Polygons, projects, builders, deals and clients that the forms of slots choose from; no suggestion without a text. */
export const slotPlaceCalls = [
  defineCall({
    id: 'polygons.list',
    method: 'GET',
    path: '/ads/polygons',
    kind: 'read',
    access: 'signed-in',
    summary: 'Polygons, a page at a time; certain ones with filters=uuid=in=(…)',
    source,
    query: strictObject(listQuery),
    answer: pageOf(polygon),
  }),
  defineCall({
    id: 'polygons.suggest',
    method: 'GET',
    path: '/ads/polygons/suggest',
    kind: 'read',
    access: 'signed-in',
    summary: 'Active polygons whose name or city contains the text',
    source,
    query: strictObject(suggestQuery),
    answer: Type.Object({ results: Type.Array(polygon), totalCount }),
  }),
  defineCall({
    id: 'projects.suggest',
    method: 'GET',
    path: '/ads/projects/suggest',
    kind: 'read',
    access: 'signed-in',
    summary: 'Active projects by name; of one builder with builder_id',
    source,
    query: strictObject({ ...suggestQuery, builder_id: Type.Optional(rowId) }),
    answer: Type.Object({ results: Type.Array(Type.Object(project)), totalCount }),
  }),
  defineCall({
    id: 'projects.bulk',
    method: 'GET',
    path: '/ads/projects/bulk',
    kind: 'read',
    access: 'signed-in',
    summary: 'Projects by id, with their cover and tagged images',
    source,
    query: strictObject({
      ids: Type.String({
        pattern: '^[1-9]\\d{0,14}(,[1-9]\\d{0,14})*$',
        maxLength: 3500,
        description: 'separated by commas, at most 200',
      }),
    }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          ...project,
          cover_image_url: Type.Optional(Type.String()),
          images: Type.Array(Type.Object({ image_tag_id: Type.Integer(), url: Type.String() })),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'listings.suggest',
    method: 'GET',
    path: '/ads/listings/suggest',
    kind: 'read',
    access: slotEditorRoles,
    summary: 'Open listings by title; of one seller with profile_uuid; or one by its id',
    source: 'decision record 0162',
    query: strictObject({
      ...suggestQuery,
      text: Type.Optional(suggestQuery.text),
      profile_uuid: Type.Optional(uuid),
      id: Type.Optional(rowId),
    }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({ id: rowId, title: Type.String(), city_name: Type.String() }),
      ),
      totalCount,
    }),
  }),
  defineCall({
    id: 'builders.suggest',
    method: 'GET',
    path: '/ads/builders/suggest',
    kind: 'read',
    access: 'signed-in',
    summary: 'Active builders by name, or one by its id',
    source,
    query: strictObject({
      ...suggestQuery,
      text: Type.Optional(suggestQuery.text),
      id: Type.Optional(rowId),
    }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          id: rowId,
          name: Type.String(),
          profile_uuid: uuid,
          project_count: Type.Integer(),
        }),
      ),
      totalCount,
    }),
  }),
  defineCall({
    id: 'slotDeals.suggest',
    method: 'GET',
    path: '/ads/slot-deals/suggest',
    kind: 'read',
    access: slotEditorRoles,
    summary:
      'Opportunities that a slot may name, by their name, client or contact, or one by its id',
    source: 'decision record 0060',
    query: strictObject({
      ...suggestQuery,
      text: Type.Optional(suggestQuery.text),
      id: Type.Optional(rowId),
    }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({ id: rowId, name: Type.String(), client_name: Type.String() }),
      ),
      totalCount,
    }),
  }),
  defineCall({
    id: 'supplyUsers.suggest',
    method: 'GET',
    path: '/ads/supply-users/suggest',
    kind: 'read',
    access: slotEditorRoles,
    summary: 'Clients whose profile a slot can be sold to, by their name or a contact of theirs',
    source: 'decision record 0060',
    query: strictObject({
      ...suggestQuery,
      text: Type.Optional(suggestQuery.text),
      uuid: Type.Optional(uuid),
    }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          profile_uuid: uuid,
          name: Type.String(),
          /** The person who was found, where the words name one of the client's people. */
          person: Type.Optional(Type.String()),
        }),
      ),
      totalCount,
    }),
  }),
] as const;
