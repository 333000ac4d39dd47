import type { GetManyParams, GetManyResult } from 'react-admin';
import { readMany } from '../query/readMany.ts';
import { typedId } from '#contract/requests/recordOf.ts';
import { getList } from './getList.ts';
import type { VerbContext } from './Verb.ts';

/** Records of many ids: one list call with `id=in=(…)`. */
export const getMany = async (
  context: VerbContext,
  params: GetManyParams,
): Promise<GetManyResult> => {
  const { key } = context.screen.data;
  return readMany({
    ids: params.ids.map(id => typedId(context.screen, id)),
    read: async ids => {
      const pagination = { page: 1, perPage: ids.length };
      return (await getList(context, { ...params, pagination, filter: { [key]: ids } })).data;
    },
  });
};
