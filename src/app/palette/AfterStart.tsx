import { useLinksAhead } from '../routes/useLinksAhead.ts';
import { useNotedVisits } from './useNotedVisits.ts';

/** What every page does once the first one stands. Shows nothing. */
export const AfterStart = () => {
  useNotedVisits();
  useLinksAhead();
  return null;
};
