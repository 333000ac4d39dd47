import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clientCalls } from 'virtual:client-calls';
import { useCallback, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { RecordScreen, Text } from '#contract/model/types.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { ClientContext } from '#parts/contexts/ClientContext.ts';
import { justRead } from '../FirstData.ts';
import { useScreen } from '../ScreenContext.ts';

/** Why an act cannot be done with a record whose client is closed; undefined where it can. */
export type ClosedTo = (record: RaRecord, verb: string) => Text | undefined;

const concernsClients = ({ data, actions }: RecordScreen): boolean => {
  const { update, remove, create } = data.calls ?? {};
  const calls = [update, remove, create, ...Object.values(actions).map(({ call }) => call)];
  return (
    calls.some(call => call && Object.hasOwn(clientCalls, call.call)) ||
    Object.values(actions).some(({ call }) => call?.call === 'approvals.send')
  );
};

/**
 * Which acts of some records the server would refuse since their deal or account is closed: one policy, asked by the call
 * that the act would make (docs/decisions/0220-closed-means-closed.md). Until it is known they are offered, and the server decides.
 * @param created What a new record of the screen would begin with, asked about under its id as `create`
 */
export const useClosed = (
  records: readonly RaRecord[],
  created?: Readonly<Record<string, unknown>>,
): ClosedTo => {
  const screen = useScreen();
  const client = useContext(ClientContext);
  const isAsked = records.length > 0 && client !== null && concernsClients(screen);
  const { data } = useQuery({
    queryKey: callKey(
      'clientStandings.list',
      screen.resource,
      records.map(record => [record.id, record['version']]),
      created,
    ),
    enabled: isAsked,
    staleTime: justRead,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const [{ askedOf, askedToCreate }, { readClosed }] = await Promise.all([
        import('./closedVerbs.ts'),
        import('./readClosed.ts'),
      ]);
      const asked = records.map(
        record =>
          [
            String(record.id),
            created ? askedToCreate(screen, created) : askedOf(screen, record),
          ] as const,
      );
      const isNone = asked.every(([, verbs]) => verbs.length === 0);
      return client === null || isNone ? null : readClosed(client, asked, signal);
    },
  });
  return useCallback((record, verb) => data?.get(String(record.id))?.[verb], [data]);
};
