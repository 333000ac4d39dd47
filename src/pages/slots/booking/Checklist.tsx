import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { SlotRules } from '#contract/domain/slots/slotRules.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { useText } from '#parts/useText.ts';
import type { SlotCheck } from './useSlotCheck.ts';

interface Props<Values extends SlotValues> {
  rules: SlotRules<Values>;
  slot: Values;
  /** It is published already: only what it would lack now is told. */
  isBooked: boolean;
  /** What the server says of the rest: what is wrong, and whose days they are. */
  check: SlotCheck;
  onGo: (path: string) => void;
}

/** How it is with what is all filled in. */
const stateOf = ({ isSettled, isFailed }: SlotCheck): string => {
  if (!isSettled) return 'takeover.clashChecking';
  return isFailed ? 'takeover.clashUnknown' : 'takeover.missingNone';
};

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * What keeps a slot from going live, each a link to its field: what it lacks, what is wrong with it, and days that
 * someone holds. Publishing asks the same.
 */
export const Checklist = <Values extends SlotValues>({
  rules,
  slot,
  isBooked,
  check,
  onGo,
}: Props<Values>) => {
  const translate = useTranslate();
  const text = useText();
  const heading = useId();
  const missing = rules.missing(slot);
  const lacking = missing.map(({ field }) => field);
  const wrong = check.faults.filter(({ field }) => !lacking.includes(field));
  const needed = rules.needed(slot);
  const all = needed.length;
  const open = new Set([
    ...lacking,
    ...wrong.map(({ field }) => field),
    ...(check.taken ? ['start_date'] : []),
  ]);
  const done = needed.filter(field => !open.has(field)).length;
  const isDone = open.size === 0;
  const filled = Math.round((done / all) * 100);
  if (isBooked && isDone) return null;
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={theme => ({
        p: 4,
        borderRadius: '8px',
        border: `1px solid ${theme.vars.palette.divider}`,
        background: theme.vars.palette.background.paper,
      })}
    >
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}
      >
        <Box component="h2" id={heading} sx={{ m: 0, typography: 'h3' }}>
          {translate(isBooked ? 'takeover.lacks' : 'takeover.missing')}
        </Box>
        <LiveRegion
          sx={{
            flex: 'none',
            typography: 'caption',
            color: 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {translate('takeover.missingCount', { done, all })}
        </LiveRegion>
      </Box>
      <LinearProgress
        // How far it is, not that something runs.
        role="meter"
        variant="determinate"
        value={filled}
        aria-valuenow={filled}
        color={isDone && check.isSettled && !check.isFailed ? 'success' : 'primary'}
        aria-label={translate('takeover.missingProgress')}
        sx={{ my: 2.5 }}
      />
      {isDone ? (
        <Box sx={{ display: 'flex', gap: 2, typography: 'body2', alignItems: 'center' }}>
          {check.isSettled && !check.isFailed && <Icon name="circle-check" />}
          {translate(stateOf(check))}
        </Box>
      ) : (
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 4,
            typography: 'body2',
          }}
        >
          {missing.map(({ field }) => (
            <li key={field}>
              <Link
                component="button"
                type="button"
                onClick={() => onGo(field)}
                sx={{ minHeight: 24, typography: 'body2', textAlign: 'start' }}
              >
                {capital(text(rules.partTitle(field, slot.entity_type_id)))}
              </Link>
            </li>
          ))}
          {wrong.map(({ field, message }) => (
            <li key={field} style={{ flexBasis: '100%' }}>
              <Link
                component="button"
                type="button"
                onClick={() => onGo(field)}
                sx={{ minHeight: 24, typography: 'body2', textAlign: 'start', color: 'error.dark' }}
              >
                {`${capital(text(rules.partTitle(field, slot.entity_type_id)))}: ${text(message)}`}
              </Link>
            </li>
          ))}
          {check.taken && (
            <li style={{ flexBasis: '100%' }}>
              <Link
                component="button"
                type="button"
                onClick={() => onGo('start_date')}
                sx={{ minHeight: 24, typography: 'body2', textAlign: 'start', color: 'error.dark' }}
              >
                {translate('takeover.taken')}
              </Link>
            </li>
          )}
        </Box>
      )}
    </Box>
  );
};
