import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { completeAsk } from '#contract/model/complete/completeField.ts';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { RecordPicker } from '#fields/referred/RecordPicker.tsx';
import { SlotPolygons } from '#fields/entries/SlotPolygons.tsx';
import type { Availability } from './useAvailability.ts';
import type { useAvailabilityFilter } from './useAvailabilityFilter.ts';

const city = completeAsk({ name: 'cities', label: { en: 'Cities', hi: 'शहर' }, as: 'city' });
const areas = completeAsk({ name: 'polygons', label: { en: 'Areas', hi: 'क्षेत्र' }, as: 'json' });

interface LabelledProps {
  label: string;
  children: (ids: { id: string; labelId: string }) => ReactNode;
}

const Labelled = ({ label, children }: LabelledProps) => {
  const id = useId();
  const labelId = `${id}-label`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component="label"
        id={labelId}
        htmlFor={id}
        sx={{ display: 'block', mb: 1, typography: 'caption', color: 'text.secondary' }}
      >
        {label}
      </Box>
      {children({ id, labelId })}
    </Box>
  );
};

type Props = ReturnType<typeof useAvailabilityFilter> & { products: Availability['products'] };

/** Product, cities and areas; cities and areas add up. */
export const AvailabilityFilters = ({ filter, change, products }: Props) => {
  const translate = useTranslate();
  return (
    <Box
      role="search"
      aria-label={translate('availability.filters')}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'minmax(0, 220px) repeat(2, minmax(0, 1fr))',
        },
      }}
    >
      <Labelled label={translate('availability.product')}>
        {({ id }) => (
          <ListSelect
            id={id}
            isFull
            value={filter.product}
            onChange={event => change({ product: Number(event.target.value) })}
          >
            {products.map(({ product_id: productId, name }) => (
              <option key={productId} value={productId}>
                {name}
              </option>
            ))}
          </ListSelect>
        )}
      </Labelled>
      <Labelled label={translate('availability.cities')}>
        {({ id, labelId }) => (
          <RecordPicker
            field={city}
            id={id}
            labelId={labelId}
            isMany
            ids={filter.cities}
            onPick={ids => change({ cities: ids.map(Number) })}
          />
        )}
      </Labelled>
      <Labelled label={translate('availability.areas')}>
        {({ id, labelId }) => (
          <SlotPolygons
            field={areas}
            id={id}
            labelId={labelId}
            value={filter.polygons}
            isReadonly={false}
            isRequired={false}
            isInvalid={false}
            describedBy={undefined}
            onChange={value => change({ polygons: Array.isArray(value) ? value.map(String) : [] })}
          />
        )}
      </Labelled>
    </Box>
  );
};
