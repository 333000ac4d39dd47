import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Fragment, useId, useState } from 'react';
import {
  decidingLevel,
  skippedFor,
  type DiscountAsked,
} from '#contract/domain/approvals/decidingLevel.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { readCell, writeCell } from '../model/cellText.ts';
import type { DesignationNames } from '../model/designationNames.ts';
import type { Rows } from '../model/rows.ts';

interface Props {
  rows: Rows;
  /** As they are stored. */
  original: Rows;
  names: DesignationNames;
}

const asked = (
  discount: string,
  deal: string,
  names: DesignationNames,
): DiscountAsked | undefined => {
  const [first, second] = [
    readCell('untilBp', discount, names),
    readCell('dealUntilPaise', deal, names),
  ];
  const discountBp = 'cells' in first ? first.cells.untilBp : null;
  const dealPaise = 'cells' in second ? second.cells.dealUntilPaise : null;
  return discountBp && dealPaise ? { discountBp, dealPaise } : undefined;
};

/** Which levels a request would pass, who reviews and who decides: in the edited matrix, and in the stored one. */
export const TryRequest = ({ rows, original, names }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const [discount, setDiscount] = useState('');
  const [deal, setDeal] = useState('');
  const fields = [
    { key: 'discount', value: discount, set: setDiscount, start: undefined, end: '%' },
    { key: 'deal', value: deal, set: setDeal, start: '₹', end: undefined },
  ];
  const request = asked(discount, deal, names);

  const path = (): readonly string[] => {
    if (!request) return [translate('matrices.try.invalid')];
    const found = decidingLevel(rows, request);
    const level = rows[found];
    if (!level) return [translate('matrices.try.none')];
    const skipped = rows.slice(0, found).flatMap(row => {
      const why = skippedFor(row, request);
      const column = why === 'deal' ? 'dealUntilPaise' : 'untilBp';
      return translate(`matrices.try.skip_${why ?? 'discount'}`, {
        names: writeCell(row, 'approvers', names),
        limit: writeCell(row, column, names),
      });
    });
    const reviews = level.reviewers.of.length > 0 ? [writeCell(level, 'reviewers', names)] : [];
    return [
      ...skipped,
      ...reviews.map(who => translate('matrices.try.reviews', { names: who })),
      translate('matrices.try.decides', { names: writeCell(level, 'approvers', names) }),
    ];
  };
  const today = (): string | undefined => {
    if (!request) return undefined;
    const level = original[decidingLevel(original, request)];
    if (!level) return translate('matrices.try.today_none');
    return translate('matrices.try.today', { names: writeCell(level, 'approvers', names) });
  };

  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={theme => ({
        mt: 5,
        borderRadius: '8px',
        border: `1px solid ${theme.vars.palette.divider}`,
        background: theme.vars.palette.background.paper,
      })}
    >
      <Box
        sx={theme => ({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 3,
          px: 4,
          py: 3,
          borderBottom: `1px solid ${theme.vars.palette.divider}`,
        })}
      >
        <Typography id={heading} variant="h3" component="h2">
          {translate('matrices.try.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('matrices.try.against')}
        </Typography>
      </Box>
      <Box sx={{ p: 4, display: 'grid', gap: 4 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
          {fields.map(({ key, value, set, start, end }) => (
            <Box key={key} sx={{ width: 180 }}>
              <InputLabel htmlFor={`${heading}-${key}`}>
                {translate(`matrices.try.${key}`)}
              </InputLabel>
              <OutlinedInput
                id={`${heading}-${key}`}
                fullWidth
                autoComplete="off"
                inputMode="decimal"
                value={value}
                onChange={event => set(event.target.value)}
                startAdornment={start && <Box sx={{ mr: 2, color: 'text.secondary' }}>{start}</Box>}
                endAdornment={end && <Box sx={{ ml: 2, color: 'text.secondary' }}>{end}</Box>}
              />
            </Box>
          ))}
        </Box>
        <LiveRegion
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            typography: 'body2',
            color: request ? 'text.primary' : 'text.secondary',
          }}
        >
          {path().map((words, at) => (
            <Fragment key={words}>
              {at > 0 && <Icon name="arrow-right" size={14} />}
              <span>{words}</span>
            </Fragment>
          ))}
          <Box component="span" sx={{ ml: 'auto', color: 'text.secondary' }}>
            {today()}
          </Box>
        </LiveRegion>
      </Box>
    </Box>
  );
};
