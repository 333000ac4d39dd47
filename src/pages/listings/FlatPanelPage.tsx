import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { completeAsk } from '#contract/model/complete/completeField.ts';
import { RecordPicker } from '#fields/referred/RecordPicker.tsx';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { SellerListings } from './SellerListings.tsx';
import { useSeller } from './useListings.ts';
import { usePanelFilter } from './usePanelFilter.ts';

const account = completeAsk({
  name: 'account',
  label: { en: 'Seller', hi: 'विक्रेता' },
  as: 'reference',
  reference: { to: 'accounts', title: 'accountName' },
});

/** The flats panel: live and pending listings of a seller, and the packages that wait for them (part 2 section 1). */
export const FlatPanelPage = () => {
  const translate = useTranslate();
  const { filter, change } = usePanelFilter();
  const id = useId();
  const { uuid, error, refetch } = useSeller(filter.account);
  return (
    <PageBody>
      <PageHeader title={translate('listings.title')} context={translate('listings.hint')} />
      <Box sx={{ mt: 4, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ maxWidth: 480 }}>
          <Box
            component="label"
            id={`${id}-label`}
            htmlFor={id}
            sx={{ display: 'block', mb: 1, typography: 'caption', color: 'text.secondary' }}
          >
            {translate('listings.seller')}
          </Box>
          <RecordPicker
            field={account}
            id={id}
            labelId={`${id}-label`}
            ids={filter.account === undefined ? [] : [filter.account]}
            onPick={([picked]) =>
              change({
                account: picked === undefined ? undefined : Number(picked),
                service: undefined,
                category: undefined,
                status: undefined,
              })
            }
          />
        </Box>
        {filter.account === undefined && (
          <EmptyState icon="building-2" title={translate('listings.first')}>
            {translate('listings.firstHint')}
          </EmptyState>
        )}
        {filter.account !== undefined && error !== null && (
          <ErrorState error={error} onRetry={() => refetch()} />
        )}
        {filter.account !== undefined && error === null && uuid === undefined && (
          <Skeleton height={320} />
        )}
        {uuid !== undefined && (
          <SellerListings key={uuid} uuid={uuid} filter={filter} change={change} />
        )}
      </Box>
    </PageBody>
  );
};
