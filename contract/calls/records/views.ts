import Type, { type Static } from 'typebox';
import { removeAnswer, removeBody, idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

const resource = Type.String({ pattern: '^[a-z][a-z0-9-]{0,79}$' });
const field = Type.String({ minLength: 1, maxLength: 120 });
const name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });

const scope = Type.Union([Type.Literal('personal'), Type.Literal('team')], {
  description: 'personal: only its owner sees it; team: everyone who may open the list',
});

/** What the view keeps; what is absent stays as the screen says. */
const state = strictObject({
  where: Type.Optional(Type.Unknown({ description: 'A condition of the rule grammar' })),
  search: Type.Optional(Type.String({ maxLength: 100 })),
  sort: Type.Optional(
    strictObject({ field, order: Type.Union([Type.Literal('ASC'), Type.Literal('DESC')]) }),
  ),
  columns: Type.Optional(
    Type.Array(
      strictObject({
        field,
        width: Type.Optional(Type.Integer({ minimum: 40, maximum: 1200 })),
      }),
      { minItems: 1, maxItems: 200 },
    ),
  ),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});

/** A view as the person who asks sees it. */
export const savedView = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  resource: Type.String(),
  name: Type.String(),
  scope,
  isMine: Type.Boolean(),
  ownerName: Type.String(),
  isMyDefault: Type.Boolean(),
  defaultOf: Type.Array(Type.String(), { description: 'Roles whose list opens with it' }),
  state,
  updatedAt: Type.String({ format: 'date-time' }),
});
export type SavedView = Static<typeof savedView>;

const source = 'design: saved views, decision record 0030';

/** Named states of a list. Who may do what with them: `contract/domain/views/viewRights.ts`. */
export const viewCalls = [
  defineCall({
    id: 'views.list',
    method: 'GET',
    path: '/console/v1/views',
    kind: 'read',
    access: 'signed-in',
    summary: 'The views of a list: the caller’s own and those that are shared',
    source,
    query: strictObject({ resource }),
    answer: Type.Object({ results: Type.Array(savedView) }),
  }),
  defineCall({
    id: 'views.counts',
    method: 'GET',
    path: '/console/v1/view-counts',
    kind: 'read',
    access: 'signed-in',
    summary:
      'How many records the views of a list have; without a list, those of all lists with work for the person',
    source: 'design: home, decision records 0109, 0245',
    query: strictObject({
      resource: Type.Optional(resource),
      waiting: Type.Optional(
        Type.String({
          maxLength: 2000,
          description: 'Only these of the lists with work for the person, separated by commas',
        }),
      ),
    }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          resource: Type.String(),
          view: Type.String(),
          /** What waits, in the words of the screen; null where nothing is waited for. */
          label: Type.Union([Type.Object({ en: Type.String(), hi: Type.String() }), Type.Null()]),
          count: Type.Integer({ minimum: 0 }),
        }),
      ),
    }),
  }),
  defineCall({
    id: 'views.create',
    method: 'POST',
    path: '/console/v1/views',
    kind: 'change',
    access: 'signed-in',
    summary: 'Save the state of a list under a name',
    source,
    body: strictObject({ resource, name, scope: Type.Optional(scope), state }),
    answer: savedView,
  }),
  defineCall({
    id: 'views.update',
    method: 'PUT',
    path: '/console/v1/views/{id}',
    kind: 'change',
    access: 'signed-in',
    summary: 'Save, rename, share or unshare a view',
    source,
    params: idParams,
    body: strictObject({
      name: Type.Optional(name),
      scope: Type.Optional(scope),
      state: Type.Optional(state),
      version: rowId,
    }),
    answer: savedView,
  }),
  defineCall({
    id: 'views.remove',
    method: 'DELETE',
    path: '/console/v1/views',
    kind: 'delete',
    access: 'signed-in',
    summary: 'Remove views; all of them or none',
    source,
    body: removeBody,
    answer: removeAnswer,
  }),
  defineCall({
    id: 'views.setDefault',
    method: 'PUT',
    path: '/console/v1/view-defaults',
    kind: 'change',
    access: 'signed-in',
    summary:
      "The view that the caller's own list, or that of a role, opens with; null: the screen's default",
    source,
    body: strictObject({
      resource,
      viewId: Type.Union([rowId, Type.Null()]),
      roleCode: Type.Optional(
        Type.String({ maxLength: 80, description: "When absent: the caller's own default" }),
      ),
    }),
    answer: Type.Object({ results: Type.Array(savedView) }),
  }),
] as const;
