import { useDataProvider } from 'react-admin';
import type { WidgetProps } from '../FieldEntry.ts';
import { RecordPicker } from '../referred/RecordPicker.tsx';
import { plainField } from './plainField.ts';
import { useCityByUuid } from './useCityByUuid.ts';

const cities = plainField('reference', {
  path: 'cityId',
  label: { en: 'City', hi: 'शहर' },
  reference: { to: 'cities', title: 'name', where: true, none: null },
});

/** A city chosen by its name and kept by its UUID, as product configs have it (part 2 section 3). */
export const CityByUuid = ({
  value,
  onChange,
  field: _field,
  labelId: _label,
  ...props
}: WidgetProps) => {
  const dataProvider = useDataProvider();
  const { city } = useCityByUuid(value);
  const pick = async (id: string | number | undefined) => {
    if (id === undefined) return onChange(undefined);
    const { data } = await dataProvider.getOne('cities', { id });
    return onChange(data['uuid']);
  };
  return (
    <RecordPicker
      {...props}
      field={cities}
      ids={city ? [city.id] : []}
      onPick={([id]) => void pick(id)}
    />
  );
};
