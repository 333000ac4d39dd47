import type { FastifyInstance } from 'fastify';
import type { Call } from '#contract/calls/call.ts';
import { callOf, type CallId, type CallOf } from '#contract/calls/index.ts';
import { callOutside } from '#contract/domain/users/tokenMessages.ts';
import type { Actor } from '../../calls/Actor.ts';
import type { Services, Verb } from '../../calls/Context.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { serve } from '../../calls/serve.ts';
import { addJson } from '../../plugins/parseJson.ts';
import { answerScimError } from './answerScimError.ts';
import { resourceTypes, schemas, serviceProviderConfig } from './discovery.ts';
import {
  createGroup,
  deleteGroup,
  getGroup,
  listGroups,
  patchGroup,
  replaceGroup,
} from './groupVerbs.ts';
import {
  createScimUser,
  deleteUser,
  getUser,
  listUsers,
  patchUser,
  replaceUser,
} from './userVerbs.ts';
import { scimType } from './wire.ts';

/** A token opens these calls only where it names them: no other program of an administrator gives roles (record 0236). */
const refuseUnnamed =
  ({ id }: Pick<Call, 'id'>) =>
  (_params: unknown, { token }: Actor): void => {
    if (token && token.calls?.has(id) !== true) throw new Refusal('FORBIDDEN', callOutside(id));
  };

/** The door for a company's directory: errors and media types are those of the standard. */
export const scimRoutes = (app: FastifyInstance, services: Services): void => {
  void app.register((scope, _options, done) => {
    // Directories name the type of a body also where they send none, as with DELETE.
    scope.removeContentTypeParser('application/json');
    for (const type of [scimType, 'application/json']) addJson(scope, type, true);
    scope.setErrorHandler(answerScimError);
    const open = <Id extends CallId>(id: Id, verb: Verb<CallOf<Id>>): void => {
      const call = callOf(id);
      const typed = (async context => {
        context.reply.type(scimType);
        return verb(context);
      }) as Verb<CallOf<Id>>;
      serve(scope, services, call, typed, refuseUnnamed(call));
    };
    open('scim.config', serviceProviderConfig);
    open('scim.resourceTypes', resourceTypes);
    open('scim.schemas', schemas);
    open('scim.listUsers', listUsers);
    open('scim.getUser', getUser);
    open('scim.createUser', createScimUser);
    open('scim.replaceUser', replaceUser);
    open('scim.patchUser', patchUser);
    open('scim.deleteUser', deleteUser);
    open('scim.listGroups', listGroups);
    open('scim.getGroup', getGroup);
    open('scim.createGroup', createGroup);
    open('scim.replaceGroup', replaceGroup);
    open('scim.patchGroup', patchGroup);
    open('scim.deleteGroup', deleteGroup);
    done();
  });
};
