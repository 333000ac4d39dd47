import { useState, type PointerEvent } from 'react';

interface Dragged {
  readonly path: string;
  readonly place: number;
}

/**
 * Drags a row of a list of equally high rows to another place. The order changes while it is dragged (`dragged` says
 * where it would stand) and is handed over when it is let go.
 */
export const useReorder = (
  places: readonly string[],
  rowHeight: number,
  onMove: (path: string, place: number) => void,
) => {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [grip, setGrip] = useState({ y: 0, place: 0 });

  const placeAt = (y: number) =>
    Math.min(
      Math.max(grip.place + Math.round((y - grip.y) / rowHeight), 1),
      Math.max(places.length - 1, 1),
    );
  const handle = (path: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const place = places.indexOf(path);
      setGrip({ y: event.clientY, place });
      setDragged({ path, place });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged?.path === path) setDragged({ path, place: placeAt(event.clientY) });
    },
    onPointerUp: () => {
      if (dragged && places.indexOf(dragged.path) !== dragged.place)
        onMove(dragged.path, dragged.place);
      setDragged(null);
    },
    onPointerCancel: () => setDragged(null),
  });
  return { dragged, handle };
};
