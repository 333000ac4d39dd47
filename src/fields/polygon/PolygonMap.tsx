import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Position } from '#contract/domain/places/polygon.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { frameOf, gridStep, mapSize, moved, toPoint, toPosition, zoomed } from './frame.ts';

interface Props {
  corners: readonly Position[];
  onChange: (corners: readonly Position[]) => void;
  isReadonly: boolean;
  isInvalid: boolean;
  labelId: string;
  describedBy: string | undefined;
}

const rangeOf = (from: number, to: number, step: number): readonly number[] => {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
};

const degrees = (value: number): string => String(Math.round(value * 1e4) / 1e4);

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.15, 0],
  ArrowRight: [0.15, 0],
  ArrowUp: [0, 0.15],
  ArrowDown: [0, -0.15],
};

/**
 * A plain map of degrees, without pictures from elsewhere: a click adds a corner, a corner can be dragged, its own
 * button removes it. Those who use no pointer enter the corners as text beside it.
 */
export const PolygonMap = (props: Props) => {
  const { corners, onChange, isReadonly, isInvalid, labelId, describedBy } = props;
  const translate = useTranslate();
  const svg = useRef<SVGSVGElement>(null);
  const [frame, setFrame] = useState(() => frameOf(corners));
  const [dragged, setDragged] = useState<number | null>(null);
  const [shown, setShown] = useState(corners);
  // What is drawn follows the value, and the hand while it drags.
  const drawn = dragged === null ? corners : shown;

  const positionOf = (event: PointerEvent): Position => {
    const box = svg.current?.getBoundingClientRect();
    if (!box || box.width === 0) return [frame.lng, frame.lat];
    const scale = mapSize.width / box.width;
    return toPosition(frame, (event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (arrow) setFrame(moved(frame, ...arrow));
    else if (event.key === '+') setFrame(zoomed(frame, 0.5));
    else if (event.key === '-') setFrame(zoomed(frame, 2));
    else return;
    event.preventDefault();
  };
  const step = gridStep(frame);
  const [west, north] = toPosition(frame, 0, 0);
  const [east, south] = toPosition(frame, mapSize.width, mapSize.height);
  const points = drawn.map(corner => toPoint(frame, corner));
  const line = points.map(point => point.map(Math.round).join(',')).join(' ');

  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="svg"
        ref={svg}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="application"
        tabIndex={0}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-roledescription={translate('engine.polygon.map')}
        onKeyDown={onKeyDown}
        onPointerDown={(event: PointerEvent) => {
          if (isReadonly || event.button !== 0 || event.target !== event.currentTarget) return;
          onChange([...corners, positionOf(event)]);
        }}
        onPointerMove={(event: PointerEvent) => {
          if (dragged === null) return;
          setShown(drawn.map((corner, index) => (index === dragged ? positionOf(event) : corner)));
        }}
        onPointerUp={() => {
          if (dragged === null) return;
          setDragged(null);
          onChange(shown);
        }}
        sx={theme => ({
          display: 'block',
          width: '100%',
          height: 'auto',
          borderRadius: '8px',
          border: `1px solid ${isInvalid ? theme.vars.palette.error.main : theme.vars.palette.divider}`,
          background: theme.vars.palette.surface.sunken,
          cursor: isReadonly ? 'default' : 'crosshair',
          touchAction: 'none',
          '& .grid': { stroke: theme.vars.palette.divider, strokeWidth: 1, pointerEvents: 'none' },
          '& text': {
            fill: theme.vars.palette.text.secondary,
            fontSize: 11,
            pointerEvents: 'none',
            userSelect: 'none',
          },
          '& .area': {
            fill: theme.vars.palette.primary.main,
            fillOpacity: 0.15,
            stroke: theme.vars.palette.primary.main,
            strokeWidth: 2,
            pointerEvents: 'none',
          },
          '& circle': {
            fill: theme.vars.palette.background.paper,
            stroke: theme.vars.palette.primary.main,
            strokeWidth: 2,
            cursor: isReadonly ? 'default' : 'grab',
          },
        })}
      >
        {rangeOf(west, east, step).map(lng => {
          const [x] = toPoint(frame, [lng, frame.lat]);
          return (
            <g key={`x${lng}`}>
              <line className="grid" x1={x} x2={x} y1={0} y2={mapSize.height} />
              <text x={x + 4} y={mapSize.height - 6}>
                {degrees(lng)}°
              </text>
            </g>
          );
        })}
        {rangeOf(south, north, step).map(lat => {
          const [, y] = toPoint(frame, [frame.lng, lat]);
          return (
            <g key={`y${lat}`}>
              <line className="grid" x1={0} x2={mapSize.width} y1={y} y2={y} />
              <text x={4} y={y - 4}>
                {degrees(lat)}°
              </text>
            </g>
          );
        })}
        {points.length > 1 &&
          (points.length > 2 ? (
            <polygon className="area" points={line} />
          ) : (
            <polyline className="area" points={line} />
          ))}
        {points.map(([x, y], index) => (
          <circle
            key={index}
            cx={x}
            cy={y}
            r={6}
            onPointerDown={event => {
              if (isReadonly || event.button !== 0) return;
              svg.current?.setPointerCapture(event.pointerId);
              setShown(corners);
              setDragged(index);
            }}
          />
        ))}
      </Box>
      <Box sx={{ position: 'absolute', top: 8, right: 8, display: 'grid', gap: 1 }}>
        {(
          [
            { name: 'in', icon: 'plus', act: () => setFrame(zoomed(frame, 0.5)) },
            { name: 'out', icon: 'minus', act: () => setFrame(zoomed(frame, 2)) },
            { name: 'fit', icon: 'maximize-2', act: () => setFrame(frameOf(corners)) },
          ] as const
        ).map(({ name, icon, act }) => (
          <IconButton
            key={name}
            size="small"
            aria-label={translate(`engine.polygon.${name}`)}
            onClick={act}
            sx={theme => ({
              background: theme.vars.palette.background.paper,
              border: `1px solid ${theme.vars.palette.divider}`,
            })}
          >
            <Icon name={icon} />
          </IconButton>
        ))}
      </Box>
    </Box>
  );
};
