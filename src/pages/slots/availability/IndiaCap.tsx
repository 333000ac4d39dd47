import { useTranslate } from 'react-admin';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import type { CapUse } from './useAvailability.ts';

/** What the tightest cap of all India leaves; those of cities are in their headings. */
export const IndiaCap = ({ caps }: { caps: readonly CapUse[] }) => {
  const translate = useTranslate();
  const cap = caps.find(({ level }) => level === 'PAN_INDIA');
  return (
    cap && (
      <span>
        {translate('availability.capInIndia', {
          limit: cap.limit,
          sold: cap.sold,
          left: cap.left,
          start: formatDay(cap.start_date),
          end: formatDay(cap.end_date),
        })}
      </span>
    )
  );
};
