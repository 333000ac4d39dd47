import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useId, useState, type ReactNode } from 'react';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { leadsDaysOptions, renewalMonths } from '#contract/domain/days/windows.ts';
import {
  renewalProfileTypes,
  renewalSellerTypes,
} from '#contract/domain/renewals/renewalBuckets.ts';
import { completeAsk } from '#contract/model/complete/completeField.ts';
import { ListSelect } from '#fields/chosen/ListSelect.tsx';
import { fieldEntries } from '#fields/fieldEntries.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import type { RenewalFilter, useRenewalFilter } from './useRenewalFilter.ts';

const city = completeAsk({ name: 'cityId', label: { en: 'City', hi: 'शहर' }, as: 'city' });
const CityPicker = fieldEntries.city.Widget;

/** Without a choice leads are counted over a month. */
export const usualLeadsDays = 30;

interface ChoiceProps {
  name: string;
  value: string | undefined;
  values: readonly { value: string; label: string }[];
  /** Nothing narrows, and something is always chosen. */
  isChosen?: boolean;
  onChange: (value: string) => void;
}

const Choice = ({ name, value, values, isChosen = false, onChange }: ChoiceProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Labelled id={id} label={translate(`renewals.${name}`)}>
      <ListSelect
        id={id}
        isFull
        value={value ?? ''}
        onChange={event => onChange(event.target.value)}
      >
        {!isChosen && <option value="">{translate('renewals.all')}</option>}
        {values.map(one => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </ListSelect>
    </Labelled>
  );
};

const Labelled = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Box
      component="label"
      id={`${id}-label`}
      htmlFor={id}
      sx={{ display: 'block', mb: 1, typography: 'caption', color: 'text.secondary' }}
    >
      {label}
    </Box>
    {children}
  </Box>
);

const plain = (values: readonly string[]) => values.map(value => ({ value, label: value }));

/** Month, seller type, profile type and city (part 2 section 3); they narrow plot, buckets and list alike. */
export const RenewalFilters = ({ filter, change }: ReturnType<typeof useRenewalFilter>) => {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  const [months] = useState(() => {
    const format = new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-GB', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return renewalMonths(indiaDay(new Date()))
      .toReversed()
      .map(value => ({ value, label: format.format(new Date(`${value}-01T00:00:00Z`)) }));
  });
  // The lists offer what the address may say, and nothing else.
  const choose = (name: keyof RenewalFilter) => (value: string) =>
    change({ [name]: value === '' ? undefined : value });
  return (
    <Box
      role="search"
      aria-label={translate('renewals.filters')}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr)) minmax(0, 1.6fr) minmax(0, 1fr)',
        },
      }}
    >
      <Choice name="month" value={filter.month} values={months} onChange={choose('month')} />
      <Choice
        name="sellerType"
        value={filter.sellerType}
        values={plain(renewalSellerTypes)}
        onChange={choose('sellerType')}
      />
      <Choice
        name="profileType"
        value={filter.profileType}
        values={plain(renewalProfileTypes)}
        onChange={choose('profileType')}
      />
      <Labelled id={id} label={translate('renewals.city')}>
        <CityPicker
          field={city}
          id={id}
          labelId={`${id}-label`}
          value={filter.cityId}
          isReadonly={false}
          isRequired={false}
          isInvalid={false}
          describedBy={undefined}
          onChange={value => change({ cityId: typeof value === 'number' ? value : undefined })}
        />
      </Labelled>
      <Choice
        name="leads"
        isChosen
        value={String(filter.leads ?? usualLeadsDays)}
        values={leadsDaysOptions.map(days => ({
          value: String(days),
          label: translate('renewals.days', { days }),
        }))}
        onChange={days => change({ leads: leadsDaysOptions.find(one => String(one) === days) })}
      />
    </Box>
  );
};
