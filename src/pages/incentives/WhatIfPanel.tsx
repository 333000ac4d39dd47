import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { computeIncentive, whatIf } from '#contract/domain/incentives/computeIncentive.ts';
import { readAmount } from '#contract/domain/money/readAmount.ts';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { Money } from '#parts/words/Money.tsx';
import { FigureParts } from './FigureParts.tsx';
import { OfIncentive } from './OfIncentive.tsx';
import type { IncentiveDetails } from './useIncentive.ts';

const mostDeals = 500;

const average = ({ deals }: IncentiveDetails): number => {
  const sum = deals.reduce((all, { base }) => all + base, 0);
  const count = new Set(deals.map(({ opportunityId }) => opportunityId)).size;
  return count > 0 && sum > 0 ? Math.round(sum / count / 100) : 10_000;
};

const Trial = ({ details }: { details: IncentiveDetails }) => {
  const translate = useTranslate();
  const id = useId();
  const [deals, setDeals] = useState('10');
  const [each, setEach] = useState(() => String(average(details)));
  const { rule, slabs } = details.terms;
  if (!rule) return translate('incentives.figure.no_rule');
  const count = /^\d{1,3}$/.test(deals.trim()) ? Number(deals) : undefined;
  const amount = readAmount(each);
  const isFine = count !== undefined && count <= mostDeals && amount !== undefined;
  const terms = { slabs, cap: rule.cap };
  const now = computeIncentive(terms, details.achievements);
  const then = isFine ? whatIf(terms, details.achievements, { deals: count, each: amount }) : now;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <div>
          <InputLabel htmlFor={`${id}-deals`}>{translate('incentives.what_if.deals')}</InputLabel>
          <OutlinedInput
            id={`${id}-deals`}
            value={deals}
            error={!isFine && count === undefined}
            onChange={event => setDeals(event.target.value)}
            slotProps={{ input: { inputMode: 'numeric', maxLength: 3 } }}
          />
        </div>
        <div>
          <InputLabel htmlFor={`${id}-each`}>{translate('incentives.what_if.each')}</InputLabel>
          <OutlinedInput
            id={`${id}-each`}
            value={each}
            error={amount === undefined}
            onChange={event => setEach(event.target.value)}
            slotProps={{ input: { inputMode: 'decimal', 'aria-describedby': `${id}-hint` } }}
          />
          <FormHelperText id={`${id}-hint`}>{translate('incentives.what_if.hint')}</FormHelperText>
        </div>
      </Box>
      {isFine ? (
        <>
          <LiveRegion>
            <Box sx={{ typography: 'body1' }}>
              {translate('incentives.what_if.result', { smart_count: count })}{' '}
              <Box component="strong">
                <Money paise={then.incentive} />
              </Box>{' '}
              ({translate('incentives.what_if.more')}{' '}
              <Money paise={then.incentive - now.incentive} />)
            </Box>
          </LiveRegion>
          <FigureParts computed={then} cap={rule.cap} />
        </>
      ) : (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {translate('incentives.what_if.wrong', { most: mostDeals })}
        </Box>
      )}
    </Box>
  );
};

/** What more deals would bring, by the terms of the cycle; nothing is saved. */
export const WhatIfPanel = () => (
  <OfIncentive>{details => <Trial details={details} />}</OfIncentive>
);
