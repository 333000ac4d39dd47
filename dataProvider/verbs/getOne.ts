import type { GetOneParams, GetOneResult } from 'react-admin';
import { HttpError } from '../http/HttpError.ts';
import { withPlaced } from '#contract/requests/placed.ts';
import { isIdOf, recordOf, typedId } from '#contract/requests/recordOf.ts';
import { unexpectedAnswer } from '../unexpectedAnswer.ts';
import { getList } from './getList.ts';
import type { VerbContext, VerbMeta } from './Verb.ts';

const notThere = () =>
  new HttpError({
    status: 404,
    code: 'NOT_FOUND',
    message: 'This record does not exist, or you do not have access to it.',
  });

/** One record: by its own call, or through the list when the screen names none. */
export const getOne = async (context: VerbContext, params: GetOneParams): Promise<GetOneResult> => {
  const { client, screen } = context;
  const { get } = screen.data.calls;
  if (!isIdOf(screen, params.id)) throw notThere();
  const id = typedId(screen, params.id);
  if (!get) {
    const { data } = await getList(context, {
      ...params,
      pagination: { page: 1, perPage: 1 },
      filter: { [screen.data.key]: id },
    });
    const [found] = data;
    if (!found) throw notThere();
    return { data: found };
  }
  const { isFresh }: VerbMeta = params.meta ?? {};
  const options = { query: get.query, signal: params.signal, isFresh };
  const answer = await client.send(get.call, withPlaced(options, [{ place: get.id, value: id }]));
  const record = recordOf(screen, answer);
  if (!record) throw unexpectedAnswer(get.call);
  return { data: record };
};
