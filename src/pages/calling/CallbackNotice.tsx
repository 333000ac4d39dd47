import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate, LinkBase, useCreatePath } from 'react-admin';
import { formatMoment } from '#contract/domain/days/formatDay.ts';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import type { Desk } from './useDesk.ts';

const shown = 3;

/** Who is to be called back now, the latest first; each leads to the opportunity, from which they are called. */
export const CallbackNotice = ({ callbacks }: Pick<Desk, 'callbacks'>) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (callbacks.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 4 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {callbacks.slice(0, shown).map(({ opportunityId, name, fupTime }) => (
          <li key={opportunityId}>
            <Box
              component={LinkBase}
              to={createPath({ resource: 'opportunities', type: 'edit', id: opportunityId })}
              sx={linkStyles}
            >
              {translate('calling.callback', { name })}
            </Box>{' '}
            <time dateTime={fupTime}>{formatMoment(new Date(fupTime))}</time>
          </li>
        ))}
      </Box>
    </Alert>
  );
};
