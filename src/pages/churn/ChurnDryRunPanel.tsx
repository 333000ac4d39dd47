import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate, LinkBase, useCreatePath } from 'react-admin';
import { useMemo } from 'react';
import { usePanelForm } from '#engine/panels/PanelForm.ts';
import { useScreen } from '#engine/ScreenContext.ts';
import { linkStyles } from '#parts/controls/linkStyles.ts';
import { ManyDryRuns } from './ManyDryRuns.tsx';
import { OneDryRun } from './OneDryRun.tsx';
import { scheduleIn } from './scheduleIn.ts';

/** Beside the form of a churn schedule: what it would find, for one project and for several. */
export const ChurnDryRunPanel = () => {
  const { values, isReadonly, onGo, onSaved } = usePanelForm();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const screen = useScreen();
  const schedule = useMemo(() => scheduleIn(screen, values), [screen, values]);
  if (isReadonly) return null;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Paper variant="outlined" component="section" sx={{ p: 4, display: 'grid', gap: 3 }}>
        <div>
          <Box component="h2" sx={{ typography: 'h3', m: 0 }}>
            {translate('churn.run.title')}
          </Box>
          <Typography color="textSecondary" variant="body2">
            {translate('churn.run.lead')}
          </Typography>
        </div>
        <OneDryRun schedule={schedule} onGo={onGo} />
        <Box
          component={LinkBase}
          to={createPath({ resource: 'churn-schedules', type: 'list' })}
          sx={linkStyles}
        >
          {translate('churn.run.list')}
        </Box>
      </Paper>
      <Paper variant="outlined" component="section" sx={{ p: 4, display: 'grid', gap: 3 }}>
        <div>
          <Box component="h2" sx={{ typography: 'h3', m: 0 }}>
            {translate('churn.many.title')}
          </Box>
          <Typography color="textSecondary" variant="body2">
            {translate('churn.many.lead')}
          </Typography>
        </div>
        <ManyDryRuns
          key={schedule.profile_uuid}
          schedule={schedule}
          onGo={onGo}
          onSaved={onSaved}
        />
      </Paper>
    </Box>
  );
};
