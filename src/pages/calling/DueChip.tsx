import { useTranslate } from 'react-admin';
import { indiaClock, indiaDay } from '#contract/domain/days/indiaDay.ts';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { useNow } from '#parts/words/useNow.ts';

/** When someone who waits is to be called: overdue, at a time of today, or on a later day. */
export const DueChip = ({ at }: { at: string | null }) => {
  const translate = useTranslate();
  const now = useNow();
  if (at === null) return null;
  const moment = new Date(at);
  if (moment <= now)
    return (
      <>
        <StatusChip tone="error" icon="clock">
          {translate('calling.overdue')}
        </StatusChip>{' '}
        <RelativeTime at={at} />
      </>
    );
  if (indiaDay(moment) === indiaDay(now))
    return (
      <StatusChip tone="warning" icon="clock">
        {translate('calling.dueAt', { time: indiaClock(moment) })}
      </StatusChip>
    );
  return <RelativeTime at={at} />;
};
