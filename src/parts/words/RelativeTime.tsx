import { useTranslate } from 'react-admin';
import { formatMoment } from '#contract/domain/days/formatDay.ts';
import { missingDate } from '#contract/domain/texts/missing.ts';
import { useTip } from '../controls/useTip.tsx';
import { useNow } from './useNow.ts';
import { relativeWords } from './relativeWords.ts';

interface Props {
  /** An ISO moment. */
  at: string | null | undefined;
}

/** How long ago, with the exact moment in Indian time on hover; `-` where there is none. */
export const RelativeTime = ({ at }: Props) => {
  const translate = useTranslate();
  const now = useNow();
  const moment = at ? new Date(at) : undefined;
  const isKnown = moment !== undefined && !Number.isNaN(moment.getTime());
  const [owner, tip] = useTip(isKnown ? formatMoment(moment) : '');
  if (!isKnown) return <>{missingDate}</>;
  const { key, count, date } = relativeWords(moment, now);
  return (
    <>
      <time dateTime={moment.toISOString()} style={{ whiteSpace: 'nowrap' }} {...owner}>
        {date ?? translate(`parts.time.${key}`, { smart_count: count })}
      </time>
      {tip}
    </>
  );
};
