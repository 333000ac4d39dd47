import type { RecordScreen, SortKey } from '../model/types.ts';
import type { ListRequest } from './listQuery.ts';

const byId: SortKey = { field: 'id', order: 'ASC' };

type List = Pick<RecordScreen['list'], 'sort' | 'pageSize'>;

/** The order of a list that nobody has ordered. */
export const openingSort = ({ sort }: List): SortKey => sort[0] ?? byId;

/** What a list asks for when neither the address nor a saved view says anything. */
export const openingRequest = (list: List): ListRequest => ({
  pagination: { page: 1, perPage: list.pageSize },
  sort: openingSort(list),
});
