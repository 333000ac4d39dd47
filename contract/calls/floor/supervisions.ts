import Type from 'typebox';
import supervisionSchema from '#form-schemas/supervision.schema.json' with { type: 'json' };
import { supervisionModes } from '../../domain/calling/supervision.ts';
import { idParams, rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import type { Supervision } from '../recordTypes.ts';

/** Who heard whose call, and for how long. */
export const supervisionRecordCalls = recordCalls<Supervision, object>()({
  area: 'supervisions',
  schema: supervisionSchema,
  called: ['session of listening', 'sessions of listening'],
  access: 'signed-in',
  source: 'T112, decision record 0122',
  list: { at: 'GET /console/v1/supervisions' },
});

/** Listen, whisper, barge in: of the calls of those below one alone; any other call answers as one that does not exist. */
export const supervisionCalls = [
  ...supervisionRecordCalls.calls,
  defineCall({
    id: 'supervisions.start',
    method: 'POST',
    path: '/console/v1/calls/{id}/supervision',
    kind: 'change',
    access: 'signed-in',
    summary: 'Listen to a call, whisper to its agent or barge in; leaves the call joined before',
    source: 'T112, decision record 0122',
    params: idParams,
    body: strictObject({
      mode: Type.Enum([...supervisionModes]),
      /** The agent is not told; of listening alone. */
      isPrivate: Type.Optional(Type.Boolean()),
    }),
    answer: Type.Object({
      id: rowId,
      callId: rowId,
      agentId: rowId,
      mode: Type.Enum([...supervisionModes]),
      isPrivate: Type.Boolean(),
      startedAt: Type.String({ format: 'date-time' }),
    }),
  }),
  defineCall({
    id: 'supervisions.end',
    method: 'POST',
    path: '/console/v1/supervisions/end',
    kind: 'change',
    access: 'signed-in',
    summary: 'Leave the call that was joined',
    source: 'T112, decision record 0122',
    body: strictObject({}),
    answer: Type.Object({ status: Type.Enum(['left', 'not-there']) }),
  }),
] as const;
