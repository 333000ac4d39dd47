import Type from 'typebox';
import { callStatuses } from '../../domain/calling/agentStatus.ts';
import { callStates } from '../../domain/calling/callMachine.ts';
import { supervisionModes } from '../../domain/calling/supervision.ts';
import { rowId, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';

const moment = Type.String({ format: 'date-time' });
const orNull = <Value extends Parameters<typeof Type.Union>[0][number]>(value: Value) =>
  Type.Union([value, Type.Null()]);

/** What changes of an agent from moment to moment: the payload of the topics `team` and `floor`. */
export const liveFactsSchema = Type.Object({
  id: rowId,
  onlineStatus: Type.Enum(['Online', 'Offline']),
  /** `Login Activity`, `Call Activity Logging` …, as the reference data names it. */
  activity: orNull(Type.String()),
  firstActivityAt: orNull(moment),
  lastActivityAt: orNull(moment),
  callStatus: Type.Enum([...callStatuses]),
  /** The call that has no outcome yet. */
  callId: orNull(rowId),
  callState: orNull(Type.Enum([...callStates])),
  callStartedAt: orNull(moment),
  opportunityId: orNull(rowId),
  campaign: orNull(Type.String()),
});

const activityAnswer = Type.Object({
  onlineStatus: Type.Enum(['Online', 'Offline']),
  callStatus: Type.Enum([...callStatuses]),
  activityReasonId: orNull(rowId),
  activity: orNull(Type.String()),
  /** What can be chosen. */
  activities: Type.Array(Type.Object({ id: rowId, name: Type.String() })),
});

/** What agents do now (part 1 section 7, part 2 section 7). */
export const activityCalls = [
  defineCall({
    id: 'activity.get',
    method: 'GET',
    path: '/mystique/v0/activity',
    kind: 'read',
    access: 'signed-in',
    summary: 'The caller’s own current activity, and the activities to choose from',
    source: 'part 1 §7, T110, decision record 0122',
    answer: activityAnswer,
  }),
  defineCall({
    id: 'activity.set',
    method: 'PUT',
    path: '/mystique/v0/activity',
    kind: 'change',
    access: 'signed-in',
    summary: 'Begin an activity, or end it and wait for the next case',
    source: 'part 1 §7, T110, decision record 0122',
    body: strictObject({ activityReasonId: orNull(rowId) }),
    answer: activityAnswer,
  }),
  defineCall({
    id: 'activity.userHierarchy',
    method: 'GET',
    path: '/mystique/v0/activity/user-hierarchy',
    kind: 'read',
    access: 'signed-in',
    summary:
      'The current activities of the agents below the caller; of all agents for the roles that see them',
    source: 'part 1 §6, §7, T17, T18, decision record 0122',
    query: strictObject({ isTeamLeaderView: Type.Optional(Type.Boolean()) }),
    answer: Type.Object({
      /** No real phone rings, and nobody is really heard. */
      isSimulated: Type.Boolean(),
      /** Whether the telephony lets someone step into a call. */
      canSupervise: Type.Boolean(),
      /** Whom the agent list holds (part 1 section 6): the others are there for the counts of teams. */
      listed: Type.Enum(['agents', 'team-leaders']),
      /** The call that one hears now. */
      mine: orNull(
        Type.Object({
          callId: rowId,
          agentId: rowId,
          mode: Type.Enum([...supervisionModes]),
          isPrivate: Type.Boolean(),
          startedAt: moment,
        }),
      ),
      results: Type.Array(
        Type.Interface([liveFactsSchema], {
          name: Type.String(),
          email: Type.String(),
          managerId: orNull(rowId),
          isListed: Type.Boolean(),
          /** The caller may join their calls, because they are below the caller. */
          isBelow: Type.Boolean(),
        }),
      ),
    }),
  }),
] as const;
