import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate, useCanAccess } from 'react-admin';
import { useState } from 'react';
import { listingServices, listingsPageSize } from '#contract/domain/listings/listingServices.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { TabRow } from '#parts/page/TabRow.tsx';
import { ListingTable } from './ListingTable.tsx';
import { PanelFilters } from './PanelFilters.tsx';
import { UntaggedPackages } from './UntaggedPackages.tsx';
import { useListingCounts, useListings } from './useListings.ts';
import type { usePanelFilter } from './usePanelFilter.ts';

const tabs = ['all', ...listingServices] as const;
const countOf = { Resale: 'totalCountBuy', Rent: 'totalCountRent', PG: 'totalCountPg' } as const;

type Props = ReturnType<typeof usePanelFilter> & { uuid: string };

/** Live and pending listings of one seller by type, and what can be tagged to them. */
export const SellerListings = ({ uuid, filter, change }: Props) => {
  const translate = useTranslate();
  const counts = useListingCounts(uuid);
  const { data, error, refetch } = useListings(uuid, filter);
  const { canAccess: canTag = false } = useCanAccess({
    resource: 'console',
    action: 'write-clients',
  });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [product, setProduct] = useState<number>();
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const all =
    counts &&
    (counts.totalCountBuy ?? 0) + (counts.totalCountRent ?? 0) + (counts.totalCountPg ?? 0);
  const numberOf = (tab: (typeof tabs)[number]) => (tab === 'all' ? all : counts?.[countOf[tab]]);
  const first = filter.page * listingsPageSize;
  const total = data?.totalCount ?? 0;
  const service = filter.service ?? 'all';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TabRow
          label={translate('listings.title')}
          chosen={service}
          onChoose={next => change({ service: next === 'all' ? undefined : next })}
          tabs={tabs.map(id => ({
            id,
            tabId: `tab-listings-${id}`,
            panelId: 'panel-listings',
            label: (
              <>
                {translate(`listings.service.${id}`)}
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  {writeNumber(numberOf(id) ?? 0)}
                </Box>
              </>
            ),
          }))}
        />
        <Box
          role="tabpanel"
          id="panel-listings"
          aria-labelledby={`tab-listings-${service}`}
          sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <PanelFilters filter={filter} change={change} />
          {service === 'Resale' && counts && (
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              {translate('listings.ofWhich', {
                resale: writeNumber(counts.resale_total_count ?? 0),
                projects: writeNumber(counts.np_total_count ?? 0),
              })}
            </Box>
          )}
          {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
          {!data && !error && <Skeleton height={320} />}
          {data && total === 0 && (
            <EmptyState icon="building-2" title={translate('listings.none')}>
              {translate('listings.noneHint')}
            </EmptyState>
          )}
          {data && total > 0 && (
            <>
              <ListingTable
                rows={data.results}
                chosen={chosen}
                onChoose={canTag ? toggle : undefined}
              />
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 2,
                  alignItems: 'center',
                  typography: 'body2',
                  color: 'text.secondary',
                }}
              >
                <Box component="span" aria-live="polite" sx={{ flex: 1 }}>
                  {translate('listings.range', {
                    from: writeNumber(Math.min(first + 1, total)),
                    to: writeNumber(Math.min(first + listingsPageSize, total)),
                    all: writeNumber(total),
                  })}
                  {chosen.size > 0 &&
                    ` · ${translate('listings.chosen', { smart_count: chosen.size })}`}
                </Box>
                <Button
                  variant="outlined"
                  disabled={filter.page === 0}
                  onClick={() => change({ page: filter.page - 1 })}
                >
                  {translate('listings.previous')}
                </Button>
                <Button
                  variant="outlined"
                  disabled={!data.hasNextPage}
                  onClick={() => change({ page: filter.page + 1 })}
                >
                  {translate('listings.next')}
                </Button>
              </Box>
            </>
          )}
        </Box>
      </Box>
      <UntaggedPackages
        uuid={uuid}
        chosen={chosen}
        product={product}
        canTag={canTag}
        onProduct={setProduct}
        onTagged={() => setChosen(new Set())}
      />
    </Box>
  );
};
