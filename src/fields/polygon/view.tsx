import { useTranslate } from 'react-admin';
import { areaKm2, cornersOf } from '#contract/domain/places/polygon.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Field } from '#contract/model/types.ts';
import type { CellProps, FieldView } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { isPolygon } from './isPolygon.ts';

const useAreas = (_field: Field, values: readonly unknown[]): readonly string[] => {
  const translate = useTranslate();
  return values.map(value =>
    isPolygon(value)
      ? translate('engine.polygon.facts', {
          smart_count: cornersOf(value).length,
          area: areaKm2(value).toFixed(2),
        })
      : kinds.polygon.missing,
  );
};

const Cell = ({ field, value }: CellProps) => (
  <PlainCell>{useAreas(field, [value])[0] ?? ''}</PlainCell>
);

/** An area by its size. */
export const view: FieldView = { useWords: useAreas, Cell };
