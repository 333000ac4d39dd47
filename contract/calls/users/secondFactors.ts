import Type from 'typebox';
import { userReaders, userWriters } from '../../domain/users/userRoles.ts';
import { idParams } from '../bodies.ts';
import { defineCall } from '../call.ts';

const source = 'decision record 0236';

/** What those who manage users do about somebody else's second factor. */
export const secondFactorCalls = [
  defineCall({
    id: 'users.secondFactor',
    method: 'GET',
    path: '/console/v1/users/{id}/second-factor',
    kind: 'read',
    access: userReaders,
    summary: 'Which second factors a person has; nothing that opens anything',
    source,
    params: idParams,
    answer: Type.Object({
      state: Type.String(),
      passkeys: Type.Integer(),
      recoveryCodesLeft: Type.Integer(),
      isRequired: Type.Boolean(),
    }),
  }),
  defineCall({
    id: 'users.resetSecondFactor',
    method: 'POST',
    path: '/console/v1/users/{id}/second-factor/reset',
    kind: 'change',
    access: userWriters,
    summary:
      'Remove all second factors of a person who lost them; ends their sessions and tells them by mail',
    source,
    params: idParams,
    answer: Type.Object({ isMailed: Type.Boolean() }),
  }),
] as const;
