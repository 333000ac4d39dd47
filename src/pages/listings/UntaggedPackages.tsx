import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import { useTranslate, LinkBase, useCreatePath } from 'react-admin';
import { useId } from 'react';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useTagging } from './useTagging.ts';
import { useUntagged, type BoughtPackage } from './useListings.ts';

interface Props {
  uuid: string;
  chosen: ReadonlySet<number>;
  /** The bought product that the listings get. */
  product: number | undefined;
  canTag: boolean;
  onProduct: (id: number) => void;
  onTagged: () => void;
}

const Package = ({
  one,
  ...props
}: { one: BoughtPackage } & Omit<Props, 'uuid' | 'onTagged' | 'chosen'>) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const id = useId();
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      <Box id={id} sx={{ typography: 'h3', color: 'text.primary' }}>
        {one.packageName}
      </Box>
      <Box component="span" sx={{ typography: 'caption' }}>
        <Link
          component={LinkBase}
          to={createPath({ resource: 'opportunities', type: 'edit', id: one.opportunityId })}
        >
          {translate('listings.opportunity', { id: one.opportunityId })}
        </Link>
        {one.endDate !== undefined &&
          ` · ${translate('listings.until', { day: formatDay(one.endDate) })}`}
      </Box>
      <Box role="radiogroup" aria-labelledby={id}>
        {one.products.map(
          ({ opportunityProductMappingId: key, productName, quantity, untagged }) => (
            <Box
              key={key}
              component="label"
              sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 32 }}
            >
              {props.canTag && (
                <Radio
                  size="small"
                  name="tagged-product"
                  value={key}
                  checked={props.product === key}
                  onChange={() => props.onProduct(key)}
                />
              )}
              <Box component="span" sx={{ flex: 1, color: 'text.primary' }}>
                {productName}
              </Box>
              <span>{translate('listings.left', { left: untagged, all: quantity })}</span>
            </Box>
          ),
        )}
      </Box>
    </Box>
  );
};

/** Bought packages that wait for listings, and the button that tags those that are ticked. */
export const UntaggedPackages = ({ uuid, chosen, product, canTag, onProduct, onTagged }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const { data, error, refetch } = useUntagged(uuid);
  const tagging = useTagging(uuid, onTagged);
  const packages = data?.results ?? [];
  const bought = packages
    .flatMap(one => one.products)
    .find(one => one.opportunityProductMappingId === product);
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{
        p: 4,
        display: 'grid',
        gap: 4,
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <Box component="h2" id={heading} sx={{ m: 0, typography: 'h2', color: 'text.primary' }}>
        {translate('listings.untagged')}
      </Box>
      {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton height={96} />}
      {data && packages.length === 0 && <span>{translate('listings.noneUntagged')}</span>}
      {packages.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
          {packages.map(one => (
            <Package
              key={one.products[0]?.opportunityProductMappingId}
              one={one}
              product={product}
              canTag={canTag}
              onProduct={onProduct}
            />
          ))}
        </Box>
      )}
      {tagging.error && <FailureAlert error={tagging.error} />}
      {canTag && packages.length > 0 && (
        <Button
          variant="contained"
          color="primary"
          disabled={!bought || chosen.size === 0}
          loading={tagging.isPending}
          onClick={() =>
            bought &&
            tagging.mutate({
              opportunityProductMappingId: bought.opportunityProductMappingId,
              listingIds: [...chosen],
            })
          }
        >
          {chosen.size === 0
            ? translate('listings.tagFirst')
            : translate('listings.tag', { smart_count: chosen.size })}
        </Button>
      )}
    </Box>
  );
};
