import { countBound } from '../domain/lists/countBound.ts';
import { writeNumber } from '../kinds/number.ts';

/**
 * A number of rows in words: `9,731`, or `10,000+` for one that was not counted to its end.
 * @param count rows; where it is not exact, the least number that there are
 */
export const writeCount = (count: number, isExact: boolean = count <= countBound): string =>
  isExact ? writeNumber(count) : `${writeNumber(count - 1)}+`;
