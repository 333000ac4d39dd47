import type { RecordScreen } from '#contract/model/types.ts';
import { recordKey } from '#dataProvider/query/keys.ts';
import { justRead, type FirstData } from '../FirstData.ts';

/** Brings the record at an address. @param id as it is in the address. */
export const bringRecord = async (
  { resource }: RecordScreen,
  id: string,
  { dataProvider, queryClient }: FirstData,
): Promise<void> => {
  const known = decodeURIComponent(id);
  await queryClient.fetchQuery({
    queryKey: recordKey(resource, known),
    queryFn: async ({ signal }) =>
      (await dataProvider.getOne(resource, { id: known, signal })).data,
    staleTime: justRead,
    retry: false,
  });
};
