import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation, useNavigate, useCreatePath, useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';
import { KeyCap } from '#parts/controls/KeyCap.tsx';
import { useCommand } from '#parts/controls/useCommand.ts';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { useReferenceWord } from '#parts/words/useReferenceWord.ts';
import { useDeskAct, useReadAt, type Desk } from '../useDesk.ts';
import { clockOf, useServerTime } from '../useSeconds.ts';

type Incoming = NonNullable<Desk['incoming']>;

const Who = ({ incoming }: { incoming: Incoming }) => {
  const translate = useTranslate();
  const word = useReferenceWord();
  const { accountName, contactName, cityName, caseStatusName, lastReasonName } = incoming;
  const facts = [
    cityName,
    caseStatusName && word(caseStatusName),
    lastReasonName && word(lastReasonName),
  ];
  return (
    <>
      <Box translate="no" sx={{ typography: 'h3', overflowWrap: 'break-word' }}>
        {accountName ?? translate('calling.incoming.unknown')}
      </Box>
      <Box sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
        {[
          contactName === accountName ? null : contactName,
          incoming.unknownNumber ?? incoming.callerNumber,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      {facts.some(Boolean) && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Box>
      )}
      {incoming.agentName && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {translate('calling.incoming.agent', { name: incoming.agentName })}
        </Box>
      )}
      {incoming.passedByName && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {translate('calling.incoming.passedBy', { name: incoming.passedByName })}
        </Box>
      )}
    </>
  );
};

/** A client who calls, on whatever page: who it is, and to take the call or to pass it on, by a key each. */
export const IncomingCard = ({ desk, incoming }: { desk: Desk; incoming: Incoming }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { pathname } = useLocation();
  const act = useDeskAct();
  const now = useServerTime(desk.now, useReadAt(), true);
  const params = { id: incoming.id };
  const take = () =>
    act.mutate(
      (client, idempotencyKey) =>
        client.call('calling.line', { params, body: { act: 'take' }, idempotencyKey }),
      {
        onSuccess: () => {
          if (pathname !== '/calling')
            navigate(createPath({ resource: 'calling-desk', type: 'list' }));
        },
      },
    );
  const pass = () =>
    act.mutate((client, idempotencyKey) =>
      client.call('calling.line', { params, body: { act: 'pass' }, idempotencyKey }),
    );
  // During a call these letters are outcomes, and a second call cannot be taken.
  const isFree = desk.call === null && !act.isPending;
  const hint = incoming.accountName ?? translate('calling.incoming.unknown');
  useCommand({
    name: 'take-line',
    label: translate('calling.incoming.take'),
    hint,
    icon: 'phone-call',
    keyName: 't',
    isActive: isFree,
    run: take,
  });
  useCommand({
    name: 'pass-line',
    label: translate('calling.incoming.pass'),
    hint,
    keyName: 'p',
    isActive: isFree && incoming.canPass,
    run: pass,
  });
  return (
    <Box
      component="section"
      aria-label={translate('calling.incoming.title')}
      data-chrome
      sx={theme => ({
        position: 'fixed',
        zIndex: theme.zIndex.snackbar,
        right: { xs: 16, sm: 24 },
        left: { xs: 16, sm: 'auto' },
        top: 72,
        width: { sm: 360 },
        borderRadius: '8px',
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.vars.palette.elevation.overlay,
      })}
    >
      <LiveRegion
        kind="alert"
        sx={theme => ({
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          px: 4,
          py: 2,
          fontWeight: 600,
          bgcolor: theme.vars.palette.tone.info.background,
          color: theme.vars.palette.tone.info.text,
        })}
      >
        <Icon name="phone-call" />
        {translate('calling.incoming.title')}
        <Box component="span" aria-hidden sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          {clockOf(now - Date.parse(incoming.rangAt))}
        </Box>
      </LiveRegion>
      <Box sx={{ p: 4, display: 'grid', gap: 1 }}>
        <Who incoming={incoming} />
        <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
          <Button
            fullWidth
            variant="contained"
            color="primary"
            size="large"
            disabled={!isFree}
            loading={act.isPending}
            onClick={take}
            endIcon={<KeyCap>T</KeyCap>}
          >
            {translate('calling.incoming.take')}
          </Button>
          {incoming.canPass && (
            <Button size="large" disabled={!isFree} onClick={pass} endIcon={<KeyCap>P</KeyCap>}>
              {translate('calling.incoming.pass')}
            </Button>
          )}
        </Box>
        {desk.call && (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {translate('calling.incoming.busy')}
          </Box>
        )}
      </Box>
    </Box>
  );
};
