import type { RecordScreen, SortKey } from '../model/types.ts';
import type { ListRequest } from './listQuery.ts';

const byId: SortKey = { field: 'id', order: 'ASC' };

type List = Pick<RecordScreen['list'], 'sort' | 'pageSize'>;

/** The order of a list that nobody has ordered. */
export const openingSort = ({ sort }: List): SortKey => sort[0] ?? byId;

/**
 * What a list asks for when neither the address nor a saved view says anything.
 * @param perPage How many rows: as many as the window holds, where someone looks at them.
 */
export const openingRequest = (list: List, perPage = list.pageSize): ListRequest => ({
  pagination: { page: 1, perPage },
  sort: openingSort(list),
});
