import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import {
  fetchedListingStatuses,
  propertyCategories,
} from '#contract/domain/listings/listingTypes.ts';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import type { usePanelFilter } from './usePanelFilter.ts';

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box sx={{ minWidth: 160 }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 1, typography: 'caption', color: 'text.secondary' }}
      >
        {label}
      </Box>
      <ListSelect id={id} isFull value={value} onChange={event => onChange(event.target.value)}>
        <option value="">{translate('listings.all')}</option>
        {options.map(one => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </ListSelect>
    </Box>
  );
};

/** Category and status; the type of a listing is chosen by its tab. */
export const PanelFilters = ({ filter, change }: ReturnType<typeof usePanelFilter>) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Choice
        label={translate('listings.categoryLabel')}
        value={String(filter.category ?? '')}
        options={propertyCategories.map(({ id, label }) => ({
          value: String(id),
          label: translate(`listings.category.${label.toUpperCase()}`),
        }))}
        onChange={value =>
          change({ category: propertyCategories.find(({ id }) => String(id) === value)?.id })
        }
      />
      <Choice
        label={translate('listings.statusLabel')}
        value={filter.status ?? ''}
        options={fetchedListingStatuses.map(value => ({
          value,
          label: translate(`listings.status.${value}`),
        }))}
        onChange={value => change({ status: fetchedListingStatuses.find(one => one === value) })}
      />
    </Box>
  );
};
