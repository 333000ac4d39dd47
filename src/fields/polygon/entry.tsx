import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { areaKm2, cornersOf, polygonFault, polygonOf } from '#contract/domain/places/polygon.ts';
import type { Position } from '#contract/domain/places/polygon.ts';
import { polygonText, readPolygon } from '#contract/domain/places/readPolygon.ts';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { useText } from '#parts/useText.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import type { FieldEntry, WidgetProps } from '../FieldEntry.ts';
import { TypedInput } from '../typed/TypedInput.tsx';
import { isPolygon } from './isPolygon.ts';
import { PolygonMap } from './PolygonMap.tsx';

const Widget = (props: WidgetProps) => {
  const { field, id, value, onChange, isReadonly, isRequired, isInvalid, labelId, describedBy } =
    props;
  const translate = useTranslate();
  const text = useText();
  const polygon = isPolygon(value) ? value : undefined;
  const corners = polygon ? cornersOf(polygon) : [];
  const fault = polygon && polygonFault(polygon);
  const change = (next: readonly Position[]) =>
    onChange(next.length > 0 ? polygonOf(next) : undefined);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PolygonMap
        key={polygon ? 'drawn' : 'empty'}
        corners={corners}
        onChange={change}
        isReadonly={isReadonly}
        isInvalid={isInvalid}
        labelId={labelId}
        describedBy={describedBy}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 32 }}>
        <LiveRegion
          sx={{ flex: 1, typography: 'caption', color: fault ? 'error.dark' : 'text.secondary' }}
        >
          {polygon && fault && text(fault)}
          {polygon &&
            !fault &&
            translate('engine.polygon.facts', {
              smart_count: corners.length,
              area: areaKm2(polygon).toFixed(2),
            })}
          {!polygon && !isReadonly && translate('engine.polygon.hint')}
        </LiveRegion>
        {!isReadonly && corners.length > 0 && (
          <>
            <Button size="small" variant="text" onClick={() => change(corners.slice(0, -1))}>
              {translate('engine.polygon.back')}
            </Button>
            <Button size="small" variant="text" onClick={() => change([])}>
              {translate('engine.polygon.clear')}
            </Button>
          </>
        )}
      </Box>
      <TypedInput
        id={id}
        text={polygon ? polygonText(polygon).replaceAll('; ', '\n') : asText(value)}
        onCommit={typed =>
          onChange(typed.trim() === '' ? undefined : (readPolygon(typed) ?? typed))
        }
        isReadonly={isReadonly}
        isRequired={isRequired}
        isInvalid={isInvalid}
        describedBy={describedBy}
        isLong
        isMonospace
        placeholder={field.kind === 'polygon' ? '18.5204, 73.8567' : undefined}
      />
    </Box>
  );
};

/** An area, drawn or pasted; a list is filtered by whether there is one. */
export const entry: FieldEntry = { Widget, Filter: null };
