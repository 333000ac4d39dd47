import { useCallback, useMemo } from 'react';
import { followRenames } from '#contract/model/files/followRenames.ts';
import type { SortKey } from '#contract/model/types.ts';
import type { ViewState } from '#contract/model/ViewState.ts';
import { readListAddress, writeListAddress, type ListAddress } from '../address/listAddress.ts';
import { useKnownFields } from '../useKnownFields.ts';

interface Input {
  /** What was chosen, as an address says it; anyone's text. */
  readonly text: string;
  /** What holds where nothing was chosen: the open view, with the order and the number of rows that the list begins with. */
  readonly base: ViewState & { readonly sort: SortKey; readonly pageSize: number };
  /** The open view, where the address names one that there is. */
  readonly viewName: string | undefined;
  readonly write: (text: string) => void;
}

/** Filter, words, order and page of a list, under the names of today, and how others are chosen. */
export const useChosen = ({ text, base, viewName, write }: Input) => {
  const fields = useKnownFields();
  const read = useMemo(() => readListAddress(text), [text]);
  const { kept, lost } = useMemo(() => followRenames(read, fields), [read, fields]);
  const where = read.hasFilter ? kept.where : base.where;
  const q = (read.hasFilter ? kept.search : base.search) ?? '';
  const sort = kept.sort ?? base.sort;
  const perPage = kept.pageSize ?? base.pageSize;
  const { page = 1 } = read;
  const shown = { where, search: q, sort, pageSize: perPage, view: viewName };
  const search = writeListAddress({ ...shown, page });
  /** Keeps another choice, from its first page; what it does not name stays. */
  const go = useCallback(
    (next: Partial<Omit<ListAddress, 'hasFilter'>>) =>
      write(writeListAddress({ ...shown, ...next })),
    // All of what is shown is in its address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [search, write],
  );
  return { where, q, lost, fields, search, go };
};

export type Chosen = ReturnType<typeof useChosen>;
