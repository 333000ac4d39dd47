import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useTranslate } from 'react-admin';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { useRecord } from '#engine/useRecord.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useEvents } from '#parts/events/useEvents.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { useTold } from '#parts/useTold.ts';

type Calling = AnswerOf<CallOf<'calling.ofAccount'>>;

const useCalling = (id: number) => {
  const client = useClient();
  const asked = useQuery({
    queryKey: callKey('calling.ofAccount', id),
    retry: false,
    queryFn: ({ signal }) => client.call('calling.ofAccount', { params: { id }, signal }),
  });
  const readAgain = () => void asked.refetch();
  // One's own calls; those of colleagues are there when the page is read again.
  useEvents('call', readAgain, readAgain);
  return asked;
};

const useDndWords = () => {
  const translate = useTranslate();
  return ({ isDnd, dndMarkedAt, numbers, numbersOnDnd }: Calling): string => {
    if (isDnd && dndMarkedAt)
      return translate('accountCalling.since', {
        day: formatDay(indiaDay(new Date(dndMarkedAt))),
      });
    if (isDnd) return translate('accountCalling.marked');
    return numbersOnDnd > 0
      ? translate('accountCalling.numbers', { listed: numbersOnDnd, all: numbers })
      : translate('accountCalling.none');
  };
};

const Facts = ({ calling }: { calling: Calling }) => {
  const translate = useTranslate();
  const told = useTold();
  const dndWords = useDndWords();
  const of = (made: number, limit: number) => translate('accountCalling.of', { made, limit });
  const facts = [
    ['today', of(calling.today, calling.attemptsPerDay)],
    ['week', of(calling.sevenDays, calling.attemptsPerWeek)],
    ['dnd', dndWords(calling)],
  ] as const;
  return (
    <Box sx={{ px: 4, pb: 4, display: 'grid', gap: 3, typography: 'body2' }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, fontWeight: 500, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{translate(`accountCalling.${name}`)}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      {calling.wall ? (
        <Box>{told(calling.wall)}</Box>
      ) : (
        <div>
          <StatusChip tone="success">{translate('accountCalling.free')}</StatusChip>
        </div>
      )}
    </Box>
  );
};

const Read = ({ id }: { id: number }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useCalling(id);
  return (
    <SectionFrame title={translate('accountCalling.title')} isBusy={!data && !error}>
      {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton height={96} sx={{ mx: 4, mb: 4 }} />}
      {data && <Facts calling={data} />}
    </SectionFrame>
  );
};

/** How often a client was called, the limits and "do not disturb", as the calling desk has them; for those who may call. */
export const AccountCallingPanel = () => {
  const record = useRecord();
  // Whoever writes clients may call them (`callerRoles`).
  const { canAccess: mayCall = false } = useCanAccess({
    resource: 'console',
    action: 'write-clients',
  });
  return mayCall ? <Read id={Number(record.id)} /> : null;
};
