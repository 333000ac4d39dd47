import Type from 'typebox';
import { clientStandings } from '../../domain/clients/clientStanding.ts';
import { strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { clientKinds, hasTextId } from '../../requests/clientSubjects.ts';

const numbered = clientKinds.filter(kind => !hasTextId(kind)).join('|');
const one = `(?:(?:${numbered}):\\d{1,15}|approvalTask:[\\w-]{1,80}|seller:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})`;

/** Records of one request. */
export const mostStandings = 150;

export const clientStandingCalls = [
  defineCall({
    id: 'clientStandings.list',
    method: 'GET',
    path: '/console/v1/client-standings',
    kind: 'read',
    access: 'signed-in',
    summary:
      'Whether the deals or accounts of records are closed, for clients that the person may read',
    source: 'part 1 §4, T34, T35, decision record 0220',
    query: strictObject({
      of: Type.String({
        pattern: `^${one}(?:,${one}){0,${mostStandings - 1}}$`,
        description: 'Kind and id of each record: `milestone:12,account:7`',
      }),
    }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({ of: Type.String(), standing: Type.Enum([...clientStandings]) }),
      ),
    }),
  }),
] as const;
