import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, LinkBase, useGetResourceLabel, useResourceDefinition } from 'react-admin';
import { useId } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Initials } from '#parts/words/Initials.tsx';
import { Money } from '#parts/words/Money.tsx';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useText } from '#parts/useText.ts';

type Change = AnswerOf<CallOf<'console.recentChanges'>>['results'][number];

const rowStyle = { display: 'flex', gap: 2.5, minHeight: 60, py: 2 } as const;

/** Names that a line of many records shows. */
const namedOfMany = 3;

const ChangeRow = ({ change }: { change: Change }) => {
  const text = useText();
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { hasList } = useResourceDefinition({ resource: change.resource });
  const { records, amount, route, actorName } = change;
  const count = records.length;
  const names = [...new Set(records.map(({ label }) => label))].slice(0, namedOfMany);
  const kind = hasList ? labelOf(change.resource, count) : change.resource.replaceAll('-', ' ');
  const isMany = count > 1;
  const name = isMany ? `${count} ${kind}` : change.recordLabel || kind;
  const rest = count > namedOfMany ? [translate('pages.home.recentMore', count - namedOfMany)] : [];
  const what = isMany ? [...names, ...rest].join(', ') : change.recordLabel && kind;
  return (
    <Box component="li" sx={rowStyle}>
      <Initials name={actorName} size={24} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 2, typography: 'body2', fontWeight: 500 }}>
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            {route ? (
              <Link component={LinkBase} to={route} sx={{ color: 'text.primary' }}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Box>
          {amount !== null && <Money paise={amount} />}
        </Box>
        <Typography variant="caption" component="div" color="textSecondary">
          {what ? `${what} · ` : ''}
          <RelativeTime at={change.at} />
        </Typography>
        <Typography variant="caption" component="div" color="textSecondary">
          {actorName} {text(change.act)}
        </Typography>
      </Box>
    </Box>
  );
};

const Waiting = () => (
  <>
    {[0, 1, 2, 3, 4].map(row => (
      <Box key={row} sx={rowStyle}>
        <Skeleton isRound width={24} height={24} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width="70%" height={12} sx={{ my: 1 }} />
          <Skeleton width="45%" height={10} />
        </Box>
      </Box>
    ))}
  </>
);

/** The newest changes of what the person may see, each leading to its record. */
export const RecentChanges = () => {
  const translate = useTranslate();
  const client = useClient();
  const heading = useId();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: callKey('console.recentChanges'),
    queryFn: ({ signal }) => client.call('console.recentChanges', { query: { limit: 10 }, signal }),
  });
  const content = () => {
    if (data && data.results.length > 0) {
      return (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.results.map(change => (
            <ChangeRow key={change.id} change={change} />
          ))}
        </Box>
      );
    }
    if (isPending) return <Waiting />;
    if (error) {
      return (
        <ErrorState
          title={translate('pages.home.recentError')}
          error={error}
          onRetry={() => refetch()}
        />
      );
    }
    return (
      <EmptyState icon="history" title={translate('pages.home.recentEmpty')}>
        {translate('pages.home.recentEmptyHint')}
      </EmptyState>
    );
  };
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      aria-busy={isPending}
      sx={theme => ({ borderRadius: '8px', border: `1px solid ${theme.vars.palette.divider}` })}
    >
      <Typography
        id={heading}
        variant="h3"
        component="h2"
        sx={theme => ({ px: 4, py: 3, borderBottom: `1px solid ${theme.vars.palette.divider}` })}
      >
        {translate('pages.home.recent')}
      </Typography>
      <Box sx={{ px: 4, py: 2 }}>{content()}</Box>
    </Box>
  );
};
