import type { Position } from '#contract/domain/places/polygon.ts';

/** The part of the map that is drawn: its centre, and degrees of latitude from top to bottom. */
export interface MapFrame {
  readonly lng: number;
  readonly lat: number;
  readonly height: number;
}

/** Of the drawing, in its own units. */
export const mapSize = { width: 600, height: 260 };

/** India, where nothing is drawn yet. */
export const india: MapFrame = { lng: 80, lat: 22, height: 30 };

const smallest = 0.005;
const largest = 60;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Degrees of longitude for one of latitude at this place, so that shapes look as they are. */
const stretch = ({ lat }: MapFrame): number => 1 / Math.max(Math.cos((lat * Math.PI) / 180), 0.1);

const degreesPerUnit = (frame: MapFrame) => {
  const y = frame.height / mapSize.height;
  return { x: y * stretch(frame), y };
};

export const toPoint = (frame: MapFrame, [lng, lat]: Position): readonly [number, number] => {
  const unit = degreesPerUnit(frame);
  return [
    mapSize.width / 2 + (lng - frame.lng) / unit.x,
    mapSize.height / 2 - (lat - frame.lat) / unit.y,
  ];
};

export const toPosition = (frame: MapFrame, x: number, y: number): Position => {
  const unit = degreesPerUnit(frame);
  return [
    frame.lng + (x - mapSize.width / 2) * unit.x,
    frame.lat - (y - mapSize.height / 2) * unit.y,
  ];
};

export const zoomed = (frame: MapFrame, by: number): MapFrame => ({
  ...frame,
  height: clamp(frame.height * by, smallest, largest),
});

/** Moves the middle by parts of what is shown. */
export const moved = (frame: MapFrame, right: number, up: number): MapFrame => ({
  ...frame,
  lng: clamp(frame.lng + right * frame.height, -180, 180),
  lat: clamp(frame.lat + up * frame.height, -85, 85),
});

/** A frame that shows all corners with some room around. */
export const frameOf = (corners: readonly Position[]): MapFrame => {
  if (corners.length === 0) return india;
  const lngs = corners.map(([lng]) => lng);
  const lats = corners.map(([, lat]) => lat);
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const centre = { lng: (west + east) / 2, lat: (south + north) / 2, height: 1 };
  const wide = ((east - west) / stretch(centre)) * (mapSize.height / mapSize.width);
  return zoomed({ ...centre, height: Math.max(north - south, wide, smallest) }, 1.4);
};

/** Lines of the grid: round degrees, some four from top to bottom. */
export const gridStep = ({ height }: MapFrame): number => {
  const rough = height / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map(factor => factor * power).find(step => step >= rough) ?? rough;
};
