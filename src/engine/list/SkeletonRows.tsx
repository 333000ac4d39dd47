import { Skeleton } from '#parts/states/Skeleton.tsx';

// Different widths, so that it looks like text; the same on each render.
const widths = ['70%', '52%', '84%', '61%', '76%', '45%'];

interface Props {
  rows: number;
  /** Cells of a row, with those for the tick and the actions. */
  cells: number;
}

/** Rows in the boxes that the real ones will have. */
export const SkeletonRows = ({ rows, cells }: Props) =>
  Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: cells }, (_cell, cell) => (
        <td key={cell}>
          {cell > 0 && cell < cells - 1 && (
            <Skeleton height={12} width={widths[(row + cell * 2) % widths.length]} />
          )}
        </td>
      ))}
    </tr>
  ));
