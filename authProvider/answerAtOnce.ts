import type { QueryClient } from '@tanstack/react-query';
import { authKey } from '#dataProvider/query/keys.ts';
import type { ConsoleAuthProvider } from './ConsoleAuthProvider.ts';
import { shellVerbs } from '#contract/model/screenHead.ts';
import { consoleResource } from './consoleRights.ts';
import type { Question } from './createAccess.ts';

/** What React-Admin's hooks keep their answers under: `useCanAccess` by one object, `useCanAccessResources` by its members. */
const answers = authKey('canAccess');

type Key = readonly unknown[];

type Asked = Question & { readonly recordId?: unknown };

/** One question keeps of its record no more than the id, by which alone nothing is decided where a record decides. */
const oneOf = (asked: unknown): Asked | undefined =>
  typeof asked === 'object' && asked !== null && 'action' in asked && 'resource' in asked
    ? (asked as Asked)
    : undefined;

/** What belongs to no screen, and what opens one, is decided whatever record stands around the question. */
const isOfRecord = ({ action, resource, recordId }: Asked): boolean =>
  recordId !== undefined && resource !== consoleResource && !shellVerbs.includes(action);

const answerTo = (
  decide: ConsoleAuthProvider['decide'],
  [, , asked, action, record]: Key,
): boolean | Readonly<Record<string, boolean>> | undefined => {
  const one = oneOf(asked);
  if (one) return isOfRecord(one) ? undefined : decide(one);
  if (!Array.isArray(asked)) return undefined;
  const made = asked.map((resource): readonly [string, boolean | undefined] => [
    String(resource),
    decide({ action: String(action), resource: String(resource), record }),
  ]);
  const isKnown = (entry: (typeof made)[number]): entry is readonly [string, boolean] =>
    entry[1] !== undefined;
  return made.every(isKnown) ? Object.fromEntries(made) : undefined;
};

/**
 * Has React-Admin's access hooks answered in the drawing that asks them. They ask through react-query, which would draw once without
 * an answer and again with it; what the page knows already is put into the cache when the question comes into it. Answers last until
 * the person, their roles or (@returns, to be called then) the screens change.
 */
export const answerAtOnce = (
  queries: QueryClient,
  { decide, watch }: Pick<ConsoleAuthProvider, 'decide' | 'watch'>,
): (() => void) => {
  const again = () => void queries.invalidateQueries({ queryKey: answers });
  queries.setQueryDefaults(answers, {
    // By its id alone a record that was changed since would keep the answer from before.
    staleTime: ({ queryKey }) => {
      const one = oneOf(queryKey[2]);
      return one && isOfRecord(one) ? 0 : Infinity;
    },
  });
  queries.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
    if (type !== 'added' || !answers.every((part, at) => queryKey[at] === part)) return;
    queries.setQueryData(queryKey, answerTo(decide, queryKey));
  });
  watch(user => {
    if (user) again();
  });
  return again;
};
