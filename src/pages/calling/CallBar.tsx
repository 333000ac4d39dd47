import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation, useTranslate, LinkBase, useCreatePath } from 'react-admin';
import { useEffect } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { stateTones } from './stateTones.ts';
import { useDesk, useReadAt, type Desk } from './useDesk.ts';
import { clockOf, useServerTime } from './useSeconds.ts';

/** Follow-ups that were told of in this tab already. */
const told = 'calling.told';

const useCallbackAlerts = (callbacks: Desk['callbacks'] | undefined): void => {
  const translate = useTranslate();
  const snackbar = useSnackbar();
  useEffect(() => {
    const known = new Set((sessionStorage.getItem(told) ?? '').split(' '));
    const fresh = (callbacks ?? []).filter(
      ({ opportunityId, fupTime }) => !known.has(`${opportunityId}@${fupTime}`),
    );
    const [first] = fresh;
    if (!first) return;
    for (const { opportunityId, fupTime } of fresh) known.add(`${opportunityId}@${fupTime}`);
    sessionStorage.setItem(told, [...known].join(' '));
    snackbar('warning', translate('calling.callback', { name: first.name }), {
      autoHideDuration: 5000,
    });
  }, [callbacks, snackbar, translate]);
};

const RunningBar = ({ desk, call }: { desk: Desk; call: NonNullable<Desk['call']> }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const now = useServerTime(desk.now, useReadAt(), true);
  const tone = stateTones[call.state];
  const time =
    call.state === 'wrap-up'
      ? Date.parse(call.wrapUpUntil ?? desk.now) - now
      : now - Date.parse(call.connectedAt ?? call.startedAt);
  return (
    <Box
      role="status"
      data-chrome
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minHeight: 40,
        px: { xs: 4, sm: 6 },
        bgcolor: theme.vars.palette.tone[tone].background,
        color: theme.vars.palette.tone[tone].text,
        typography: 'body2',
      })}
    >
      <Icon name="phone-call" />
      <Box component="span" sx={{ fontWeight: 600 }}>
        {translate(`calling.state.${call.state}`)}
      </Box>
      <Box component="span" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {clockOf(time)}
      </Box>
      <Box
        component="span"
        sx={{
          flex: 1,
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {desk.lead?.accountName}
      </Box>
      <Button
        size="small"
        component={LinkBase}
        to={createPath({ resource: 'calling-desk', type: 'list' })}
      >
        {translate('calling.toDesk')}
      </Button>
    </Box>
  );
};

/** On every page but the desk: the call that runs, and follow-ups that are due. */
export const CallBar = () => {
  const { data } = useDesk();
  const { pathname } = useLocation();
  useCallbackAlerts(data?.callbacks);
  if (!data?.call || pathname === '/calling') return null;
  return <RunningBar desk={data} call={data.call} />;
};
