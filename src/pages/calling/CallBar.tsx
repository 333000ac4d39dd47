import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation, useTranslate, LinkBase, useCreatePath } from 'react-admin';
import { useEffect } from 'react';
import { checkPhone } from '#contract/domain/checks/contactChecks.ts';
import { normalisePhone } from '#contract/domain/checks/phone.ts';
import { readListAddress } from '#engine/list/address/listAddress.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { stateTones } from './stateTones.ts';
import { IncomingCard } from './incoming/IncomingCard.tsx';
import { UnknownNumber } from './incoming/UnknownNumber.tsx';
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

/** A whole number that is searched for, by hand or because nobody was called by it. */
const useSearchedNumber = (): string | null => {
  const { pathname, search } = useLocation();
  if (pathname !== '/opportunity-search') return null;
  const number = normalisePhone(readListAddress(search).search ?? '');
  return number !== '' && checkPhone(number) === undefined ? number : null;
};

/** On every page: a client who calls, the call that runs, follow-ups that are due; above a search, that nobody has its number. */
export const CallBar = () => {
  const { data } = useDesk();
  const { pathname } = useLocation();
  const number = useSearchedNumber();
  useCallbackAlerts(data?.callbacks);
  return (
    <>
      {data?.call && pathname !== '/calling' && <RunningBar desk={data} call={data.call} />}
      {data?.incoming && (
        <IncomingCard key={data.incoming.id} desk={data} incoming={data.incoming} />
      )}
      {number !== null && <UnknownNumber key={number} number={number} />}
    </>
  );
};
