import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { loadScreen } from 'virtual:screens';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useCanAccess, useCreatePath, useTranslate } from 'react-admin';
import { useId } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { writeCount } from '#contract/requests/writeCount.ts';
import { useRights } from '#authProvider/useRights.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { nextAddress } from '#engine/next/nextAddress.ts';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useText } from '#parts/useText.ts';

type Step = AnswerOf<CallOf<'opportunities.byNext'>>['results'][number];

const resource = 'opportunities';

/** The rows that a step counts: the list narrowed to one's own deals on which it comes next. */
const listOf = (list: string, step: string): string =>
  `${list}?filter=${encodeURIComponent(JSON.stringify({ where: { nextOfMine: { eq: step } } }))}`;

const isOwn = ({ turn }: Step): boolean => turn === 'agent';

const StepRow = ({ screen, one }: { screen: RecordScreen; one: Step }) => {
  // What others have to do is in the list behind the step.
  const deals = isOwn(one) ? one.deals : [];
  const text = useText();
  const { can } = useRights(screen);
  const createPath = useCreatePath();
  const { next } = screen.record;
  const label = next?.field.options.find(({ value }) => value === one.step)?.label;
  const name = next?.of.find(({ values }) => values.includes(one.step))?.action;
  const action = name && can(name) ? screen.actions[name] : undefined;
  return (
    <li>
      <span className="step">
        <LinkBase to={listOf(createPath({ resource, type: 'list' }), one.step)}>
          {label ? text(label) : one.step}
        </LinkBase>
        <span className="count">{writeCount(one.count)}</span>
      </span>
      <ul>
        {deals.map(({ id, name: deal, since }) => {
          const page = createPath({ resource, type: 'edit', id });
          return (
            <li key={id}>
              <LinkBase to={page} className="deal" title={deal}>
                {deal}
              </LinkBase>
              {since && (
                <Typography variant="caption" component="span" color="textSecondary">
                  <RelativeTime at={since} />
                </Typography>
              )}
              {action && (
                <LinkBase
                  to={nextAddress(page)}
                  className="act"
                  aria-label={`${text(action.label)}: ${deal}`}
                >
                  {text(action.label)}
                </LinkBase>
              )}
            </li>
          );
        })}
      </ul>
    </li>
  );
};

const Deals = () => {
  const translate = useTranslate();
  const heading = useId();
  const client = useClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: callKey('opportunities.byNext'),
    queryFn: async ({ signal }) => {
      const [{ results }, screen] = await Promise.all([
        client.call('opportunities.byNext', { signal }),
        loadScreen(resource),
      ]);
      return { results, screen: screen.type === 'records' ? screen : undefined };
    },
    retry: false,
  });
  const screen = data?.screen;
  if (data && (data.results.length === 0 || !screen)) return null;
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      aria-busy={isPending}
      sx={theme => ({
        mb: 5,
        '& ul': { m: 0, p: 0, listStyle: 'none' },
        '& > ul': {
          display: 'grid',
          columnGap: 6,
          rowGap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        },
        '& > ul.others': { display: 'flex', flexWrap: 'wrap', mt: 4 },
        '& .step': { ...theme.typography.subtitle2, display: 'flex', gap: 2, minHeight: 28 },
        '& a': { textDecoration: 'none' },
        '& a:hover': { textDecoration: 'underline' },
        '& .step a': { color: 'inherit' },
        '& .count': { color: theme.vars.palette.text.secondary },
        '& li li': {
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          minHeight: { xs: 44, sm: 32 },
          ...theme.typography.body2,
        },
        '& .deal': {
          flex: '0 1 auto',
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: 'inherit',
        },
        '& li li > span': { flex: 'none' },
        '& .act': { ...linkStyles(theme), flex: 'none', marginInlineStart: 'auto' },
      })}
    >
      <Typography id={heading} variant="h3" component="h2" sx={{ mb: 2 }}>
        {translate('pages.home.deals')}
      </Typography>
      {screen ? (
        [data.results.filter(isOwn), data.results.filter(one => !isOwn(one))]
          .filter(steps => steps.length > 0)
          .map(steps => (
            <ul key={String(steps.every(isOwn))} className={steps.every(isOwn) ? 'own' : 'others'}>
              {steps.map(one => (
                <StepRow key={one.step} screen={screen} one={one} />
              ))}
            </ul>
          ))
      ) : error ? (
        <ErrorState error={error} onRetry={() => refetch()} />
      ) : (
        <Skeleton height={96} />
      )}
    </Box>
  );
};

/** The deals that someone works themselves, by what they wait for, each with the act that does it; nothing for who has none. */
export const OwnDeals = () => {
  const { canAccess } = useCanAccess({ resource, action: 'create' });
  return canAccess ? <Deals /> : null;
};
