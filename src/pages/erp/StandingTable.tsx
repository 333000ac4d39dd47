import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { ErpState } from '#contract/domain/erp/entitySearch.ts';
import type { Tone } from '#contract/model/types.ts';
import { StatusChip } from '#parts/words/StatusChip.tsx';

export type Standing = AnswerOf<CallOf<'erp.getEntityRecords'>>['results'][number];

const tones: Readonly<Record<ErpState, Tone>> = {
  'in-step': 'success',
  differs: 'warning',
  unknown: 'neutral',
  waiting: 'info',
  stuck: 'danger',
  missing: 'danger',
};

/** How NetSuite stands to each record that was asked for. */
export const StandingTable = ({ rows }: { rows: readonly Standing[] }) => {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(({ entityId, name, erpId, state, error }) => (
        <Box
          component="li"
          key={entityId}
          sx={{
            display: 'flex',
            gap: 4,
            py: 2,
            alignItems: 'flex-start',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography noWrap>{name ?? translate('erpPush.unnamed')}</Typography>
            <Typography variant="body2" color="textSecondary">
              {[entityId, erpId, error].filter(part => part !== null).join(' · ')}
            </Typography>
          </Box>
          <StatusChip tone={tones[state]}>{translate(`erpPush.states.${state}`)}</StatusChip>
        </Box>
      ))}
    </Box>
  );
};
