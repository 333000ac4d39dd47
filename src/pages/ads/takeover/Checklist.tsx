import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { SiteTakeoverValues } from '#contract/domain/slots/siteTakeover/siteTakeoverFields.ts';
import { partTitle } from '#contract/domain/slots/siteTakeover/siteTakeoverHindi.ts';
import { siteTakeoverMissing } from '#contract/domain/slots/siteTakeover/siteTakeoverMissing.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { LiveRegion } from '#parts/LiveRegion.tsx';
import { useText } from '#parts/useText.ts';

interface Props {
  slot: SiteTakeoverValues;
  /** It is published already: only what it would lack now is told. */
  isBooked: boolean;
  onGo: (path: string) => void;
}

/** All that a slot of this sort needs: what an empty one would lack. */
const allOf = ({ entity_type_id, product_details }: SiteTakeoverValues): number =>
  siteTakeoverMissing({
    entity_type_id: entity_type_id ?? null,
    product_details: { show_image_only: product_details?.show_image_only ?? null },
  }).length + (entity_type_id ? 1 : 0);

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What a slot lacks before it may go live, each a link to its field; the server asks the same function. */
export const Checklist = ({ slot, isBooked, onGo }: Props) => {
  const translate = useTranslate();
  const text = useText();
  const heading = useId();
  const missing = siteTakeoverMissing(slot);
  const all = allOf(slot);
  const done = all - missing.length;
  const filled = Math.round((done / all) * 100);
  if (isBooked && missing.length === 0) return null;
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
        color={missing.length === 0 ? 'success' : 'primary'}
        aria-label={translate('takeover.missingProgress')}
        sx={{ my: 2.5 }}
      />
      {missing.length === 0 ? (
        <Box sx={{ display: 'flex', gap: 2, typography: 'body2', alignItems: 'center' }}>
          <Icon name="circle-check" />
          {translate('takeover.missingNone')}
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
                {capital(text(partTitle(field, slot.entity_type_id)))}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
};
