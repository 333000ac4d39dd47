import type { GetManyParams, GetManyResult, Identifier } from 'ra-core';
import { IDS_PER_CALL, readMany } from '../query/readMany.ts';
import { typedId } from '#contract/requests/recordOf.ts';
import { getList } from './getList.ts';
import { getOne } from './getOne.ts';
import type { VerbContext } from './Verb.ts';

/** Records of many ids: one list call with `id=in=(…)`, or one call a record when the list takes no filter on it. */
export const getMany = async (
  context: VerbContext,
  params: GetManyParams,
): Promise<GetManyResult> => {
  const { key, calls } = context.screen.data;
  const { list, get } = calls;
  const readListed = async (ids: readonly Identifier[]) => {
    const pagination = { page: 1, perPage: ids.length };
    return (await getList(context, { ...params, pagination, filter: { [key]: ids } })).data;
  };
  const readEach = async (ids: readonly Identifier[]) =>
    Promise.all(ids.map(async id => (await getOne(context, { ...params, id })).data));
  const isFiltered = list.filters !== '' || Object.hasOwn(list.param, key) || !get;
  return readMany({
    ids: params.ids.map(id => typedId(context.screen, id)),
    size: isFiltered ? IDS_PER_CALL : 1,
    read: isFiltered ? readListed : readEach,
  });
};
