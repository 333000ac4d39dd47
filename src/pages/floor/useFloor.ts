import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useEvents } from '#parts/events/useEvents.ts';
import { withChanges, type Facts } from './withChanges.ts';

export type Floor = AnswerOf<CallOf<'activity.userHierarchy'>>;
export type Agent = Floor['results'][number];

/** Milliseconds in which changes are gathered before the page is drawn once: well within the second of a wallboard. */
const gather = 250;

/** A read beside the events, for what no event tells: people who come, go or change their manager. */
const refresh = 60_000;

/**
 * The agents whom one sees, kept up to date by events that carry what has changed: they are gathered and drawn together,
 * so that a hundred a second cost four drawings, and no reads.
 */
export const useFloor = (isTeamLeaderView: boolean) => {
  const client = useClient();
  const queries = useQueryClient();
  const key = useMemo(
    () => callKey('activity.userHierarchy', isTeamLeaderView),
    [isTeamLeaderView],
  );
  const told = useRef(new Map<number, Facts>());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hear = (facts: Facts) => {
    told.current.set(facts.id, facts);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const changes = told.current;
      told.current = new Map();
      queries.setQueryData<Floor>(key, floor => floor && withChanges(floor, changes));
    }, gather);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  const readAgain = () =>
    void queries.invalidateQueries({ queryKey: callKey('activity.userHierarchy') });
  useEvents<Facts>('team', hear, readAgain);
  useEvents<Facts>('floor', hear, readAgain);
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      client.call('activity.userHierarchy', { query: { isTeamLeaderView }, signal, isFresh: true }),
    refetchInterval: refresh,
    refetchOnWindowFocus: true,
    retry: false,
  });
};
