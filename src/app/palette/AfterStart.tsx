import { ScreensNotice } from '../published/ScreensNotice.tsx';
import { useLinksAhead } from '../routes/useLinksAhead.ts';
import { useNotedVisits } from './useNotedVisits.ts';

/** What every page does once the first one stands; it shows that screens changed, and else nothing. */
export const AfterStart = () => {
  useNotedVisits();
  useLinksAhead();
  return <ScreensNotice />;
};
