import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { simulatedFates } from '#contract/domain/calling/simulatedFates.ts';
import { RingForm } from './incoming/RingForm.tsx';
import type { Desk } from './useDesk.ts';
import { linkButtonStyles } from '#parts/controls/linkStyles.ts';

interface Props extends Pick<Desk, 'hours'> {
  /** A line can be let ring from here. */
  canRing?: boolean;
}

const rows = Object.entries(simulatedFates);

/** That no phone rings, and which last digit of a number does what, so that each path of a call can be tried. */
export const SimulatedHint = ({ hours, canRing = false }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ mt: 1, typography: 'body2', color: 'text.secondary' }}>
      {translate('calling.simulated')}{' '}
      <Box
        component="button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={linkButtonStyles}
      >
        {translate(isOpen ? 'calling.digits.hide' : 'calling.digits.show')}
      </Box>
      {!hours.isOpen && hours.callsAtNight && (
        <Box>{translate('calling.night', { from: hours.from, until: hours.until })}</Box>
      )}
      <Box
        component="dl"
        id={id}
        hidden={!isOpen}
        sx={{
          m: 0,
          mt: 2,
          columnGap: 4,
          rowGap: 1,
          gridTemplateColumns: 'max-content minmax(0, 1fr)',
          '&:not([hidden])': { display: 'grid' },
          '& dt': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
          '& dd': { m: 0 },
        }}
      >
        {rows.map(([digit, fate]) => (
          <Box key={digit} sx={{ display: 'contents' }}>
            <dt>{digit}</dt>
            <dd>{translate(`calling.fate.${fate}`)}</dd>
          </Box>
        ))}
        <dt>{translate('calling.digits.others')}</dt>
        <dd>{translate('calling.fate.answered')}</dd>
      </Box>
      {isOpen && canRing && <RingForm />}
    </Box>
  );
};
