import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMutation } from '@tanstack/react-query';
import { LinkBase, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { searchedDays } from '#contract/domain/slots/nextFreeDays.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import type { useAvailabilityFilter } from './useAvailabilityFilter.ts';
import { useSlotScreens } from './useSlotScreens.ts';

type Props = ReturnType<typeof useAvailabilityFilter> & {
  /** Of the product that is shown. */
  kind: string;
};

/** Finds the first days in a row on which all chosen areas are free, and brings the calendar there. */
export const FreeDays = ({ filter, change, kind }: Props) => {
  const translate = useTranslate();
  const client = useClient();
  const id = useId();
  const { newOn } = useSlotScreens(kind);
  const { product, polygons, from } = filter;
  const [written, setWritten] = useState('7');
  const days = /^\d{1,3}$/.test(written.trim()) ? Number(written) : 0;
  const isFine = days >= 1 && days <= searchedDays;
  const asked = `${product} ${polygons.join()} ${days}`;
  const search = useMutation({
    mutationFn: async () => {
      const query = { product_id: product, polygon_uuids: polygons.join(), from, days };
      const { free } = await client.call('slotAvailability.freeOnAll', { query });
      return { free, asked };
    },
    onSuccess: ({ free }) => free && change({ from: free.start_date }),
  });
  // What was found is of other areas, days or another product once one of them is changed.
  const found = search.data?.asked === asked ? search.data : undefined;
  const to = found?.free ? newOn(polygons, found.free) : undefined;
  return (
    <Box
      component="form"
      aria-label={translate('availability.freeSearch')}
      onSubmit={event => {
        event.preventDefault();
        if (isFine) search.mutate();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <InputLabel htmlFor={id} sx={{ mb: 0 }}>
        {translate('availability.freeLength')}
      </InputLabel>
      <OutlinedInput
        id={id}
        value={written}
        error={!isFine}
        onChange={event => setWritten(event.target.value)}
        slotProps={{ input: { inputMode: 'numeric', maxLength: 3, 'aria-invalid': !isFine } }}
        sx={{ width: 64 }}
      />
      <Button type="submit" variant="outlined" disabled={!isFine} loading={search.isPending}>
        {translate('availability.freeFind', { smart_count: polygons.length })}
      </Button>
      <LiveRegion>
        {!isFine && translate('availability.freeLengthFault', { most: searchedDays })}
        {found &&
          (found.free
            ? translate('availability.freeFound', {
                start: formatDay(found.free.start_date),
                end: formatDay(found.free.end_date),
                smart_count: polygons.length,
              })
            : translate('availability.neverFree'))}
      </LiveRegion>
      {to !== undefined && (
        <Button component={LinkBase} to={to} variant="contained" color="primary">
          {translate('availability.create')}
        </Button>
      )}
      {search.error && <ErrorState error={search.error} onRetry={() => search.mutate()} />}
    </Box>
  );
};
