import Box from '@mui/material/Box';
import { useGetMany, useTranslate } from 'react-admin';
import { useState } from 'react';
import { optionLists } from '#contract/model/optionLists.ts';
import type { Field } from '#contract/model/types.ts';
import type { Operand } from '#contract/rules/condition.ts';
import { useText } from '#parts/useText.ts';
import { ListSelect } from '../chosen/ListSelect.tsx';
import type { FieldEntry, FilterProps, WidgetProps } from '../FieldEntry.ts';
import { RecordPicker } from '../referred/RecordPicker.tsx';
import { idsOf, type RecordId } from '../referred/useTitles.ts';

const { zones } = optionLists;

/** The field with its cities narrowed to a zone; all of them without one. */
const withinZone = (field: Field, zone: string): Field =>
  field.reference && zone !== ''
    ? { ...field, reference: { ...field.reference, where: { zone: { eq: zone } } } }
    : field;

/** The zone chosen by hand, else that of the city that is chosen. */
const useZone = (ids: readonly RecordId[]) => {
  const [chosen, setZone] = useState<string | null>(null);
  const [id] = ids;
  const { data = [] } = useGetMany(
    'cities',
    { ids: id === undefined ? [] : [id] },
    { enabled: id !== undefined, staleTime: 60_000, retry: false },
  );
  const own: unknown = data[0]?.['zone'];
  return { zone: chosen ?? (typeof own === 'string' ? own : ''), zoneOfCity: own, setZone };
};

interface ZoneProps {
  id?: string;
  zone: string;
  onChange: (zone: string) => void;
  isReadonly?: boolean;
  isSmall?: boolean;
}

const ZoneSelect = ({ id, zone, onChange, isReadonly = false, isSmall = false }: ZoneProps) => {
  const translate = useTranslate();
  const text = useText();
  return (
    <ListSelect
      isFull
      isSmall={isSmall}
      isReadonly={isReadonly}
      id={id}
      aria-label={translate('engine.city.zone')}
      value={zone}
      onChange={event => onChange(event.target.value)}
    >
      <option value="">{translate('engine.city.all')}</option>
      {zones.map(({ value, label }) => (
        <option key={value} value={value}>
          {text(label)}
        </option>
      ))}
    </ListSelect>
  );
};

const Widget = ({ field, value, onChange, labelId: _labelId, ...props }: WidgetProps) => {
  const ids = idsOf(value);
  const { zone, zoneOfCity, setZone } = useZone(ids);
  return (
    <Box
      sx={{
        // Side by side where there is room for both, such as not in half of a dialog.
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        '& > :first-of-type': { flex: '1 1 120px' },
        '& > :last-child': { flex: '999 1 220px', minWidth: 0 },
      }}
    >
      <ZoneSelect
        id={`${props.id}-zone`}
        zone={zone}
        isReadonly={props.isReadonly}
        onChange={next => {
          setZone(next);
          // A city of another zone would be under a name that is not its own.
          if (next !== '' && ids.length > 0 && zoneOfCity !== next) onChange(undefined);
        }}
      />
      <RecordPicker
        {...props}
        field={withinZone(field, zone)}
        ids={ids}
        onPick={([id]) => {
          setZone(null);
          onChange(id);
        }}
      />
    </Box>
  );
};

const Filter = ({ field, op, operand, onChange, labelId }: FilterProps) => {
  const isMany = op === 'in' || op === 'nin';
  const [zone, setZone] = useState('');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ZoneSelect zone={zone} onChange={setZone} isSmall />
      <RecordPicker
        field={withinZone(field, zone)}
        ids={idsOf(operand)}
        isMany={isMany}
        isSmall
        hasFocus
        labelId={labelId}
        onPick={ids => {
          const picked: Operand | undefined = isMany ? ids : ids[0];
          onChange(ids.length > 0 ? picked : undefined);
        }}
      />
    </Box>
  );
};

/** A city: its zone first, which narrows the cities (part 2 section 2). */
export const entry: FieldEntry = { Widget, Filter };
