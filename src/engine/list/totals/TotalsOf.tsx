import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatValue } from '#contract/kinds/formatValue.ts';
import type { Field } from '#contract/model/types.ts';
import { writeCount } from '#contract/requests/writeCount.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../../ScreenContext.ts';
import type { ListState } from '../state/HeldList.tsx';
import { SumsApart } from './SumsApart.tsx';
import { totalsQuery, type Totals } from './totalsQuery.ts';

/** What all that a list finds adds up to, under its rows. More rows than are counted are added up when they are asked for. */
export const TotalsOf = ({ state }: { state: ListState }) => {
  const { resource, list, fields } = useScreen();
  const client = useClient();
  const translate = useTranslate();
  const text = useText();
  const language = useLanguage();
  const [asked, ask] = useState('');
  const { found, total = 0, isTotalExact } = state;
  const apart = list.apart === null ? undefined : fields[list.apart];
  const query = totalsQuery(client, resource, found, apart && { by: apart.path });
  const shown = JSON.stringify(query.queryKey);
  const isAsked = isTotalExact || asked === shown;
  const { data, error, isFetching, refetch } = useQuery({
    ...query,
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const retry = () => (isAsked ? void refetch() : ask(shown));
  const sums = isAsked && data ? data.sums : undefined;
  const summedOf = (
    each: Totals['sums'],
  ): readonly { readonly field: Field; readonly sum: number }[] =>
    list.totals.flatMap(path => {
      const [field, sum] = [fields[path], each[path]];
      return field && sum !== undefined ? [{ field, sum }] : [];
    });
  // None of them is for this person, or the list cannot add up.
  if (sums && summedOf(sums).length === 0) return null;
  const count = sums && data ? data.count : total;
  const told = (each: Totals['sums']) => (
    <dl>
      {summedOf(each).map(({ field, sum }) => (
        <div key={field.path}>
          <dt>{text(field.label)}</dt>
          <dd>{formatValue(field, sum, language)}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Box
      component="section"
      data-totals
      aria-busy={isFetching}
      aria-label={translate('engine.totals.label')}
      sx={theme => ({
        flex: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 6,
        rowGap: 1,
        minHeight: 40,
        px: { xs: 4, sm: 6 },
        py: 2,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        background: theme.vars.palette.surface.inset,
        typography: 'body2',
        color: 'text.secondary',
        '& dl, & dl > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', m: 0 },
        '& dl': { columnGap: 6, rowGap: 1 },
        '& dl > div': { columnGap: 2 },
        '& dd': {
          m: 0,
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          color: 'text.primary',
        },
      })}
    >
      <span>
        {translate('engine.totals.of', { count: writeCount(count, sums ? true : isTotalExact) })}
      </span>
      {sums && apart ? (
        <SumsApart field={apart} groups={data?.groups ?? []} sums={summedOf(sums)} />
      ) : sums ? (
        told(sums)
      ) : isAsked && !error ? (
        <Skeleton width={160} height={16} />
      ) : (
        <>
          {error && <span>{error.message}</span>}
          <Button variant="text" size="small" onClick={retry}>
            {translate('engine.totals.ask')}
          </Button>
        </>
      )}
    </Box>
  );
};
