import { loadScreen } from 'virtual:screens';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useGetOne, useTranslate } from 'ra-core';
import { use } from 'react';
import { Link as RouterLink, Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { RecordScreen } from '#contract/model/types.ts';
import { FormArea } from '#engine/record/FormArea.tsx';
import { History } from '#engine/record/History.tsx';
import { isMissing } from '#engine/record/isMissing.ts';
import { Missing } from '#engine/record/Missing.tsx';
import { ScreenContext } from '#engine/ScreenContext.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { ErrorState } from '#parts/ErrorState.tsx';
import { PageBody } from '#parts/PageBody.tsx';
import { PageHeader } from '#parts/PageHeader.tsx';
import { FormSkeleton } from '#parts/Skeletons.tsx';
import { TabRow } from '#parts/TabRow.tsx';
import type { PackageRecord } from './mappedProducts.ts';
import { ProductsEditor } from './ProductsEditor.tsx';

const tabs = ['products', 'history'] as const;

interface Props {
  record: PackageRecord;
  screen: RecordScreen;
}

const Loaded = ({ record, screen }: Props) => {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(one => one === search.get('tab')) ?? 'products';
  const { status } = screen.fields;
  const head = (
    <>
      <PageHeader
        title={translate('packageProducts.title', { name: record.name })}
        crumb={record.name}
        chip={status && <FieldCell field={status} value={record.status} />}
        context={
          <>
            {record.packageFamilyName} ·{' '}
            <Link component={RouterLink} to={`${screen.route}/${record.id}`}>
              {translate('packageProducts.open')}
            </Link>
          </>
        }
      />
      <Box sx={{ mt: 2 }}>
        <TabRow
          label={translate('packageProducts.tabs')}
          chosen={tab}
          onChoose={next => setSearch(next === 'products' ? {} : { tab: next }, { replace: true })}
          tabs={tabs.map(id => ({
            id,
            label: translate(
              id === 'history' ? 'engine.record.history' : 'packageProducts.products',
            ),
            tabId: `tab-${id}`,
            panelId: `panel-${id}`,
          }))}
        />
      </Box>
    </>
  );
  const history = tab === 'history' && (
    <div id="panel-history" role="tabpanel" aria-labelledby="tab-history">
      <FormArea>
        <History id={record.id} />
      </FormArea>
    </div>
  );
  return (
    <ScreenContext value={screen}>
      <ProductsEditor record={record} screen={screen} head={head} instead={history || null} />
    </ScreenContext>
  );
};

const Package = ({ id }: { id: number }) => {
  const screen = use(loadScreen('packages'));
  const { data, error, isPending, refetch } = useGetOne<PackageRecord>(
    'packages',
    { id },
    { refetchOnWindowFocus: false, retry: false },
  );
  if (screen.type !== 'records') throw new Error('"packages" is a screen of records');
  if (isPending) {
    return (
      <PageBody canvas="grey">
        <FormSkeleton />
      </PageBody>
    );
  }
  if (!data) {
    return (
      <PageBody>
        {isMissing(error) ? (
          <ScreenContext value={screen}>
            <Missing />
          </ScreenContext>
        ) : (
          <ErrorState error={error} onRetry={() => refetch()} isPage />
        )}
      </PageBody>
    );
  }
  return <Loaded record={data} screen={screen} />;
};

/**
 * `/manage-packages/products/{id}`: which products a package holds, how many of each, and what share each has of its
 * price (part 2 sections 2 and 3). Without an id there is nothing to change, so it leads to the packages.
 */
export const PackageProductsArea = () => {
  const { '*': id = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(id) ? (
    <Package key={id} id={Number(id)} />
  ) : (
    <Navigate to="/manage-packages" replace />
  );
};
