import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { useTold } from '#parts/useTold.ts';
import { Row } from './Row.tsx';
import { SettingGroup } from './SettingGroup.tsx';
import { useSettings, type Settings } from './useSettings.ts';

const healthTones = { good: 'success', warning: 'warning', bad: 'error', off: 'neutral' } as const;
const standingTones = { real: 'success', simulated: 'info', off: 'warning' } as const;

const List = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {children}
  </Box>
);

const Health = ({ checks }: { checks: Settings['health'] }) => {
  const translate = useTranslate();
  const told = useTold();
  return (
    <SectionFrame title={translate('settings.health')}>
      <List>
        {checks.map(({ name, what, state, found, advice }) => (
          <Row
            key={name}
            name={told(what)}
            standing={
              <StatusChip tone={healthTones[state]}>
                {translate(`settings.state.${state}`)}
              </StatusChip>
            }
          >
            {told(found)}
            {advice && <Box sx={{ color: 'text.primary' }}>{told(advice)}</Box>}
          </Row>
        ))}
      </List>
    </SectionFrame>
  );
};

const Capabilities = ({ capabilities }: Pick<Settings, 'capabilities'>) => {
  const translate = useTranslate();
  const told = useTold();
  return (
    <SectionFrame title={translate('settings.capabilities')}>
      <List>
        {capabilities.map(({ name, what, setting, standing }) => (
          <Row
            key={name}
            name={told(what)}
            standing={
              <StatusChip tone={standingTones[standing]}>
                {translate(`settings.standing.${standing}`)}
              </StatusChip>
            }
          >
            <code>{setting}</code>
          </Row>
        ))}
      </List>
    </SectionFrame>
  );
};

/** What the console was started with, and how the parts are that it needs; for administrators. */
export const SettingsPage = () => {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { data, error, refetch } = useSettings();
  return (
    <PageBody>
      <PageHeader title={labelOf('settings')} />
      <Box sx={{ mt: 4, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 880 }}>
          {translate('settings.hint')}
        </Typography>
        {error && !data && (
          <ErrorState
            title={translate('settings.error')}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton sx={{ height: 320 }} />}
        {data && (
          <>
            <Box
              sx={{
                display: 'grid',
                gap: 4,
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              <Health checks={data.health} />
              <Capabilities capabilities={data.capabilities} />
            </Box>
            <SectionFrame title={translate('settings.all')}>
              <List>
                {data.settings.map(group => (
                  <SettingGroup key={group.settings[0]?.name} group={group} />
                ))}
              </List>
            </SectionFrame>
          </>
        )}
      </Box>
    </PageBody>
  );
};
