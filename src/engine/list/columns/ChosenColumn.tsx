import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import type { KeyboardEvent, PointerEventHandler } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';

/** Pixels; dragging counts in them. */
export const rowHeights = { usual: 32, touched: 44 };

const grips: Readonly<Record<string, number | undefined>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -5,
  PageDown: 5,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface Props {
  label: string;
  /** Pixels. */
  height: number;
  /** Where it is drawn, while another order is tried. */
  order: number;
  isFirst: boolean;
  isShown: boolean;
  isDragged: boolean;
  canMove: boolean;
  onToggle: () => void;
  /** By how many places; beyond the ends counts as the end. */
  onMove: (by: number) => void;
  handle: {
    onPointerDown: PointerEventHandler<HTMLElement>;
    onPointerMove: PointerEventHandler<HTMLElement>;
    onPointerUp: PointerEventHandler<HTMLElement>;
    onPointerCancel: PointerEventHandler<HTMLElement>;
  };
}

/** One column of the choice: shown or not, and a grip that is dragged or moved with the arrow keys. */
export const ChosenColumn = (props: Props) => {
  const { label, height, order, isFirst, isShown, isDragged, canMove, onToggle, onMove, handle } =
    props;
  const translate = useTranslate();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = grips[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const { currentTarget: grip } = event;
    onMove(by);
    // Its row has moved in the page, which takes the focus away.
    requestAnimationFrame(() => grip.focus());
  };
  return (
    <Box
      style={{ order }}
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        flex: 'none',
        height,
        borderRadius: '6px',
        ...(isDragged && {
          background: theme.vars.palette.action.selected,
          boxShadow: theme.vars.palette.elevation.rest,
        }),
        '& .grip': {
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: height === rowHeights.touched ? 44 : 24,
          height: height - 4,
          p: 0,
          border: 0,
          borderRadius: '4px',
          background: 'none',
          color: theme.vars.palette.text.secondary,
        },
        '& button.grip': { cursor: isDragged ? 'grabbing' : 'grab', touchAction: 'none' },
      })}
    >
      {isFirst ? (
        <span className="grip">
          <Icon name="pin" size={14} strokeWidth={1.75} />
        </span>
      ) : canMove ? (
        <button
          type="button"
          className="grip"
          aria-label={translate('engine.columns.move', { name: label })}
          title={translate('engine.columns.move_hint')}
          onKeyDown={onKeyDown}
          {...handle}
        >
          <Icon name="grip-vertical" size={14} strokeWidth={1.75} />
        </button>
      ) : (
        <span className="grip" />
      )}
      <FormControlLabel
        label={label}
        sx={{ flex: 1, ml: 0.5, minWidth: 0 }}
        control={<Checkbox checked={isShown} disabled={isFirst} onChange={onToggle} />}
      />
      {isFirst && (
        <Box
          component="span"
          sx={{ typography: 'caption', color: 'text.secondary', pr: 1.5, whiteSpace: 'nowrap' }}
        >
          {translate('engine.columns.first')}
        </Box>
      )}
    </Box>
  );
};
