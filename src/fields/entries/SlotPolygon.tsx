import type { WidgetProps } from '../FieldEntry.ts';
import { SlotPolygons } from './SlotPolygons.tsx';

/** One polygon, found as several are; kept as its UUID. */
export const SlotPolygon = ({ value, onChange, ...props }: WidgetProps) => (
  <SlotPolygons
    {...props}
    isMany={false}
    value={typeof value === 'string' && value !== '' ? [value] : []}
    onChange={chosen => onChange(Array.isArray(chosen) ? chosen[0] : undefined)}
  />
);
