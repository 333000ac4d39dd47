import { debounce } from '#contract/domain/messages/clientLimits.ts';
import { useQueries } from '@tanstack/react-query';
import {
  useDataProvider,
  useNavigate,
  useTranslate,
  useCreatePath,
  useGetResourceLabel,
} from 'react-admin';
import { useEffect, useState } from 'react';
import { opportunityPage } from '#contract/domain/lines.ts';
import type { HttpClient } from '#dataProvider/http/createHttpClient.ts';
import { screenKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useOpenScreens } from '#parts/contexts/useScreenHeads.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { nearestFirst, type PaletteEntry } from './paletteEntries.ts';
import { findInScreen, isSearched, listsOfOthers, type Hit } from './screenSource.ts';

interface Source {
  /** Anyone who may not open this screen finds nothing of it. */
  readonly resource: string;
  readonly icon: string;
  /** What its records are called, where they do not tell more of themselves. */
  readonly name?: string;
  readonly find: (
    client: HttpClient,
    search: string,
    signal: AbortSignal,
  ) => Promise<readonly Hit[]>;
}

/** As many as one looks over without scrolling. */
const most = 5;
/** Of each other list: there are many. */
const mostOfList = 3;
/** Nobody reads how many there are. */
const uncounted = { total: 'none' } as const;
const fewestLetters = 2;
/** Milliseconds without a key (part 1 section 9). */
const pause = debounce;

/** Whether what is typed is no name; `XX76543210` is a number as it is shown masked. */
const isNumber = (search: string): boolean => /^(?:X+(?=\d))?[\d\s()+.-]{4,}$/i.test(search.trim());

/** Records that are found by name, opportunities also by id, contacts by a phone number however it is written. */
const sources: readonly Source[] = [
  {
    resource: 'accounts',
    icon: 'building-2',
    find: async (client, search, signal) => {
      const query = { search, pageSize: most, ...uncounted };
      const { results } = await client.call('accounts.list', { query, signal });
      return results.map(({ id, accountName, cityName, mobile }) => ({
        id,
        label: accountName,
        // Who looks for a number sees which it is, as it is shown to them.
        note: mobile && isNumber(search) ? `${cityName} · ${mobile}` : cityName,
      }));
    },
  },
  {
    resource: 'opportunities',
    icon: 'handshake',
    find: async (client, search, signal) => {
      const query = { search, pageSize: most, ...uncounted, within: 'search' as const };
      const { results } = await client.call('opportunities.list', { query, signal });
      return results.map(({ id, name, line, accountName }) => ({
        id,
        label: name ?? String(id),
        note: `${id} · ${accountName ?? ''}`,
        to: opportunityPage(line ?? 'owner', id),
      }));
    },
  },
  {
    resource: 'contacts',
    icon: 'user-round',
    find: async (client, search, signal) => {
      const query = { search, pageSize: most, ...uncounted };
      const { results } = await client.call('contacts.list', { query, signal });
      return results.map(({ id, name, accountName }) => ({
        id,
        label: name,
        note: accountName,
      }));
    },
  },
];

/** A text once nobody has typed for a while. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** Records that the search finds, and whether some are still being looked for. */
export const usePaletteRecords = (
  search: string,
): { readonly entries: readonly PaletteEntry[]; readonly isBusy: boolean } => {
  const client = useClient();
  const navigate = useNavigate();
  const translate = useTranslate();
  const allowed = useOpenScreens('list');
  const inMenu = useOpenScreens('menu');
  const labelOf = useGetResourceLabel();
  const createPath = useCreatePath();
  const settled = useSettled(search.trim());
  const isAsked = settled.length >= fewestLetters;
  const provider = useDataProvider();
  const language = useLanguage();
  const known = sources.filter(source => allowed.some(head => head.resource === source.resource));
  const taken = allowed.filter(head => known.some(({ resource }) => resource === head.resource));
  const others = listsOfOthers(inMenu.filter(isSearched), taken);
  const lists = others.map((head): Source => ({
    resource: head.resource,
    icon: head.menu?.icon ?? 'file-text',
    name: labelOf(head.resource, 1),
    find: (_client, words, signal) =>
      findInScreen(provider, head, { search: words, most: mostOfList, signal }),
  }));
  const open = [...known, ...lists];
  return useQueries({
    queries: open.map(({ resource, find }) => ({
      queryKey: screenKey(resource, 'getList', 'palette', settled, language),
      enabled: isAsked,
      retry: false,
      queryFn: ({ signal }: { signal: AbortSignal }) => find(client, settled, signal),
    })),
    combine: found => ({
      isBusy: found.some(({ isFetching }) => isFetching),
      entries: isAsked
        ? nearestFirst(
            found.flatMap(({ data = [] }, at) =>
              data.map(({ id, label, note, to }): PaletteEntry => {
                const { resource = '', icon = 'search', name } = open[at] ?? {};
                return {
                  id: `${resource} ${id}`,
                  section: 'records',
                  label,
                  hint: note ?? name ?? translate('app.palette.records'),
                  icon,
                  also: '',
                  run: () => navigate(to ?? createPath({ resource, type: 'edit', id })),
                };
              }),
            ),
            settled,
          )
        : [],
    }),
  });
};
