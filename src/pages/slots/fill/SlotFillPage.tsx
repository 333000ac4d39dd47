import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { siteTakeoverProductId } from '#contract/domain/slots/slotProducts.ts';
import { SeriesPlot } from '#engine/charts/lazySeries.tsx';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { useAddressMembers } from '#parts/contexts/useAddressMembers.ts';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { FillCities } from './FillCities.tsx';
import { FillWeeks } from './FillWeeks.tsx';
import { percentText } from './percentText.ts';
import { useFill } from './useFill.ts';

const idIn = (text: string | null): number | undefined => {
  const id = Number(text);
  return text !== null && Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** How full slots are by city, product and week, and how full they will be (decision record 0170). */
export const SlotFillPage = () => {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const [params, change] = useAddressMembers();
  const productId = idIn(params.get('product')) ?? siteTakeoverProductId;
  const cityId = idIn(params.get('city'));
  const { data, error, refetch } = useFill(productId);
  const city = data?.results.find(({ city_id: id }) => id === cityId);
  const weeks = city?.weeks ?? data?.all ?? [];
  const name = city?.city_name ?? translate('fill.all');
  return (
    <PageBody>
      <PageHeader title={labelOf('slot-fill-rate')} />
      <Box sx={{ mt: 4, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 880 }}>
          {translate('fill.rule')}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 260px))' },
          }}
        >
          <ListSelect
            isFull
            value={productId}
            aria-label={translate('fill.product')}
            onChange={event => change({ product: Number(event.target.value) })}
          >
            {data?.products.map(({ product_id: id, name: product }) => (
              <option key={id} value={id}>
                {product}
              </option>
            ))}
          </ListSelect>
          <ListSelect
            isFull
            value={city?.city_id ?? ''}
            aria-label={translate('fill.city')}
            onChange={event => change({ city: event.target.value || undefined })}
          >
            <option value="">{translate('fill.all')}</option>
            {data?.results.map(({ city_id: id, city_name: one }) => (
              <option key={id} value={id}>
                {one}
              </option>
            ))}
          </ListSelect>
        </Box>
        {error && !data && (
          <ErrorState title={translate('fill.error')} error={error} onRetry={() => refetch()} />
        )}
        {!data && !error && <Skeleton height={420} />}
        {data && (
          <>
            <SectionFrame title={translate('fill.weeks', { city: name })}>
              <Box sx={{ px: 2 }}>
                <SeriesPlot
                  label={translate('fill.weeks', { city: name })}
                  names={weeks.map(({ start_date: day }) => formatDay(day).slice(0, -5))}
                  series={[
                    { label: translate('fill.booked'), values: weeks.map(({ fill }) => fill ?? 0) },
                    {
                      label: translate('fill.forecast'),
                      values: weeks.map(({ forecast }) => forecast ?? 0),
                    },
                  ]}
                  write={percentText}
                />
              </Box>
              <FillWeeks weeks={weeks} today={data.today} />
            </SectionFrame>
            <FillCities fill={data} onChoose={id => change({ city: id })} />
          </>
        )}
      </Box>
    </PageBody>
  );
};
