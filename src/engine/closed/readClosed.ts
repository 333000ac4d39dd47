import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { subjectKey } from '#contract/requests/clientSubjects.ts';
import type { ClientStanding } from '#contract/domain/clients/clientStanding.ts';
import { closedWords } from '#contract/domain/clients/closedWords.ts';
import { closedTo, type AskedVerb } from './closedVerbs.ts';

/** Records of one request; `clientStandings.list` takes so many. */
const most = 150;

/** Acts of one record, under its id. */
export type AskedOfRecord = readonly [id: string, verbs: readonly AskedVerb[]];

/** By record and verb: why it cannot be done, in the words of the refusal. */
export type Closed = ReadonlyMap<string, Readonly<Record<string, { en: string; hi: string }>>>;

const standingsOf = async (
  client: HttpClient,
  words: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ClientStanding>> => {
  const found = new Map<string, ClientStanding>();
  for (let from = 0; from < words.length; from += most) {
    const of = words.slice(from, from + most).join(',');
    const { results } = await client.call('clientStandings.list', { query: { of }, signal });
    for (const one of results) found.set(one.of, one.standing);
  }
  return found;
};

/** Asks where the clients of records stand, and tells which acts that closes. */
export const readClosed = async (
  client: HttpClient,
  asked: readonly AskedOfRecord[],
  signal: AbortSignal,
): Promise<Closed> => {
  const words = asked.flatMap(([, verbs]) =>
    verbs.flatMap(({ subjects }) => subjects.map(subjectKey)),
  );
  const standings = await standingsOf(client, [...new Set(words)], signal);
  return new Map(
    asked.map(([id, verbs]) => [
      id,
      Object.fromEntries(
        verbs.flatMap(one => {
          const standing = closedTo(one, standings);
          if (standing === undefined) return [];
          const { message, hi } = closedWords(standing);
          return [[one.verb, { en: message, hi: hi ?? message }]];
        }),
      ),
    ]),
  );
};
