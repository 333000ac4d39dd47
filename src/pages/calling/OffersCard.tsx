import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, LinkBase, useCreatePath } from 'react-admin';
import { callKey } from '#dataProvider/query/keys.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Money } from '#parts/words/Money.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import type { Lead } from './useDesk.ts';

const shown = 4;

interface Offer {
  packageId: number;
  packageName: string;
  actualPrice: number;
  discountedPrice?: number;
  promotedDays?: number;
}

/** What the packages cost the client today: owners by their profile, tenants by their city (part 3 section 7). */
export const OffersCard = ({ lead }: { lead: Lead }) => {
  const translate = useTranslate();
  const client = useClient();
  const createPath = useCreatePath();
  const { line, profileUuid, cityId } = lead;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: callKey(
      line === 'owner' ? 'packagePrices.ofOwner' : 'packagePrices.ofTenant',
      profileUuid,
      cityId,
    ),
    enabled: line === 'owner' || line === 'tenant',
    retry: false,
    queryFn: async ({ signal }): Promise<readonly Offer[]> =>
      line === 'owner'
        ? (await client.call('packagePrices.ofOwner', { query: { profileUuid }, signal })).results
        : (
            await client.call('packagePrices.ofTenant', {
              query: { ...(cityId !== null && { cityId }) },
              signal,
            })
          ).results,
  });
  if (line !== 'owner' && line !== 'tenant') return null;
  return (
    <SectionFrame title={translate('calling.packages')} isBusy={isPending}>
      {isPending && <Skeleton height={112} sx={{ mx: 4, mb: 4 }} />}
      {data?.length === 0 && (
        <Box sx={{ px: 4, pb: 4, typography: 'body2', color: 'text.secondary' }}>
          {translate('calling.noPackages')}{' '}
          <Box
            component={LinkBase}
            to={`${createPath({ resource: 'opportunities', type: 'edit', id: lead.opportunityId })}?tab=packages`}
            sx={linkStyles}
          >
            {translate('calling.otherPackages')}
          </Box>
        </Box>
      )}
      {error && <ErrorState error={error} onRetry={() => refetch()} />}
      <Box component="ul" sx={{ m: 0, px: 4, pb: 3, listStyle: 'none', display: 'grid', gap: 2 }}>
        {data?.slice(0, shown).map(offer => (
          <Box component="li" key={offer.packageId} sx={{ display: 'flex', gap: 3 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {offer.packageName}
              {offer.promotedDays !== undefined && (
                <Box component="span" sx={{ ml: 2, typography: 'body2', color: 'text.secondary' }}>
                  {translate('calling.days', { count: offer.promotedDays })}
                </Box>
              )}
            </Box>
            <Box sx={{ fontWeight: 600 }}>
              <Money paise={offer.actualPrice} />
            </Box>
          </Box>
        ))}
      </Box>
    </SectionFrame>
  );
};
