import Box from '@mui/material/Box';
import { useTranslate, type RaRecord } from 'react-admin';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { isNoValue } from '#contract/domain/noValue.ts';
import type { Field } from '#contract/model/types.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { later } from '#parts/fetching/later.ts';
import { useText } from '#parts/useText.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { useOnceOpened } from '../overlays/useOnceOpened.ts';

const parts = later(() => import('./FigureParts.tsx'));
const FigureParts = lazy(async () => ({ default: (await parts()).FigureParts }));

interface Props {
  field: Field;
  value: unknown;
  record: RaRecord;
  /** The figure as it is here; the cell of its field when absent. */
  children?: ReactNode;
}

/** A figure that opens to what it is made of. */
export const FieldFigure = ({ field, value, record, children }: Props) => {
  const translate = useTranslate();
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useOnceOpened(anchor !== null);
  const shown = children ?? <FieldCell field={field} value={value} />;
  if (field.parts === null || isNoValue(value) || value === 0) return shown;
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={theme => ({
          p: 0,
          border: 0,
          background: 'none',
          font: 'inherit',
          color: 'inherit',
          minHeight: 24,
          cursor: 'pointer',
          borderRadius: '4px',
          textDecoration: `underline dotted ${theme.vars.palette.text.tertiary}`,
          textUnderlineOffset: '4px',
          '&:hover': { textDecorationStyle: 'solid' },
        })}
      >
        {shown}
        <VisuallyHidden>
          {' '}
          {translate('engine.figure.open', { field: text(field.label) })}
        </VisuallyHidden>
      </Box>
      <Suspense fallback={null}>
        {wasOpened && (
          <FigureParts
            field={field}
            parts={field.parts}
            value={value}
            record={record}
            anchor={anchor}
            onClose={() => setAnchor(null)}
          />
        )}
      </Suspense>
    </>
  );
};
