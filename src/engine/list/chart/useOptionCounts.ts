import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Field, Option } from '#contract/model/types.ts';
import { screenKey } from '#dataProvider/query/keys.ts';
import { useScreen } from '../../ScreenContext.ts';
import { filterOf, whereOf, type FieldPart, type FilterPart } from '../filters/filterParts.ts';
import { useListScope } from '../ListScope.ts';
import type { ListState } from '../state/HeldList.tsx';
import { useResolved } from '../state/useResolved.ts';

/** Milliseconds for which a number is not asked for again. */
const fresh = 30_000;

/** The part of a filter that one option of a field is. */
export const optionPart = (field: Field, { value }: Option): FieldPart => ({
  type: 'field',
  field,
  path: field.path,
  op: 'eq',
  operand: value,
});

/** What is filtered by besides the field: bars are compared with each other, so they count without its own part. */
export const partsBeside = ({ parts }: Pick<ListState, 'parts'>, { path }: Field) =>
  parts.filter(part => part.type === 'other' || part.path !== path);

/** How many records each option has of those that the list finds. */
export const useOptionCounts = (
  state: Pick<ListState, 'parts' | 'q' | 'sort' | 'isPending'>,
  field: Field,
) => {
  const { resource } = useScreen();
  const provider = useDataProvider();
  const within = useListScope()?.within ?? true;
  const resolve = useResolved();
  const beside = partsBeside(state, field);
  const filterFor = (part: FilterPart) => {
    const where = resolve(whereOf([...beside, part]) ?? true);
    return filterOf(within === true ? where : { all: [within, where] }, state.q);
  };
  return useQueries({
    queries: field.options.map(option => {
      const parameters = {
        pagination: { page: 1, perPage: 1 },
        sort: state.sort,
        filter: filterFor(optionPart(field, option)),
      };
      return {
        queryKey: screenKey(resource, 'getList', 'chart', parameters),
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await provider.getList(resource, { ...parameters, signal })).total ?? 0,
        // The rows come first.
        enabled: !state.isPending,
        staleTime: fresh,
        // Other bars take the place of these, and nothing jumps meanwhile.
        placeholderData: keepPreviousData,
        retry: false,
      };
    }),
    combine: found => ({
      counts: found.map(({ data }) => data),
      error: found.find(({ error }) => error)?.error ?? null,
      readAgain: () => found.forEach(one => void one.refetch()),
    }),
  });
};
