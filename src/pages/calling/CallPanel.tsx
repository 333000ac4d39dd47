import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { callActs } from '#contract/domain/calling/callMachine.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { KeyCap } from '#parts/KeyCap.tsx';
import { LiveRegion } from '#parts/LiveRegion.tsx';
import { useShortcut } from '#parts/useShortcut.ts';
import { OutcomeForm } from './OutcomeForm.tsx';
import { PreviewHead } from './PreviewHead.tsx';
import { stateTones } from './stateTones.ts';
import { useDeskAct, useReadAt, type Desk, type DeskCall } from './useDesk.ts';
import { useLineTones } from './useLineTones.ts';
import { clockOf, useServerTime } from './useSeconds.ts';

interface Props {
  desk: Desk;
  call: DeskCall;
}

/** How long: since it was dialled, since they talk, or what is left of the wrap-up. */
const useTimer = ({ desk, call }: Props): string => {
  const now = useServerTime(desk.now, useReadAt(), true);
  if (call.state === 'wrap-up') return clockOf(Date.parse(call.wrapUpUntil ?? desk.now) - now);
  return clockOf(now - Date.parse(call.connectedAt ?? call.startedAt));
};

const talkedFor = ({ connectedAt, endedAt }: DeskCall): string | null =>
  connectedAt && endedAt ? clockOf(Date.parse(endedAt) - Date.parse(connectedAt)) : null;

const RunningHead = ({ desk, call }: Props) => {
  const translate = useTranslate();
  const act = useDeskAct();
  const timer = useTimer({ desk, call });
  const acts = callActs[call.state];
  const tone = stateTones[call.state];
  const params = { id: call.id };
  const hangUp = () =>
    act.mutate((client, idempotencyKey) =>
      client.call('calls.hangUp', { params, body: {}, idempotencyKey }),
    );
  const isHeld = call.state === 'on-hold';
  const hold = () =>
    act.mutate((client, idempotencyKey) =>
      client.call('calls.hold', { params, body: { isHeld: !isHeld }, idempotencyKey }),
    );
  const extend = () =>
    act.mutate((client, idempotencyKey) =>
      client.call('calls.extend', { params, body: {}, idempotencyKey }),
    );
  const canHold = desk.canHold && (acts.includes('hold') || acts.includes('resume'));
  useShortcut('e', hangUp, acts.includes('hang-up'));
  useShortcut('h', hold, canHold);
  useLineTones(desk.isSimulated, call);
  const talked = talkedFor(call);
  const words = translate(`calling.state.${call.state}`);
  return (
    <Box
      sx={theme => ({
        p: 4,
        bgcolor: theme.vars.palette.tone[tone].background,
        color: theme.vars.palette.tone[tone].text,
      })}
    >
      <LiveRegion>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, fontWeight: 600 }}>
          <Icon name="phone-call" />
          {words}
        </Box>
      </LiveRegion>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: 2 }}>
        <Box
          component="span"
          role="timer"
          sx={{
            fontSize: 32,
            lineHeight: '40px',
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {timer}
        </Box>
        <Box component="span" sx={{ typography: 'body2' }}>
          {call.state === 'wrap-up'
            ? [
                call.endKind ? translate(`calling.ended.${call.endKind}`) : '',
                talked && translate('calling.talked', { time: talked }),
              ]
                .filter(Boolean)
                .join(' · ')
            : `${call.contactName ?? ''} ${call.custNumber}`}
        </Box>
      </Box>
      {call.heardBy.map(({ name, mode }) => (
        <LiveRegion key={name} sx={{ display: 'flex', gap: 2, typography: 'body2' }}>
          <Icon name="headphones" />
          {translate(`calling.heardBy.${mode}`, { name })}
        </LiveRegion>
      ))}
      {call.state === 'wrap-up' && (
        <Box sx={{ typography: 'body2' }}>{translate('calling.left')}</Box>
      )}
      <Box sx={{ display: 'flex', gap: 2, mt: 3 }}>
        {canHold && (
          <Button size="large" loading={act.isPending} onClick={hold} endIcon={<KeyCap>H</KeyCap>}>
            {translate(isHeld ? 'calling.resume' : 'calling.hold')}
          </Button>
        )}
        {acts.includes('hang-up') && (
          <Button
            size="large"
            variant="contained"
            color="error"
            loading={act.isPending}
            onClick={hangUp}
            endIcon={<KeyCap>E</KeyCap>}
          >
            {translate('calling.hangUp')}
          </Button>
        )}
        {acts.includes('dispose') && (
          <Button size="large" disabled={call.isExtended} loading={act.isPending} onClick={extend}>
            {translate('calling.extend', { count: desk.extensionSeconds })}
          </Button>
        )}
      </Box>
    </Box>
  );
};

/** As high as the window beside the case: the head stays, the outcome scrolls, and what records it is in sight. */
const column = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: { lg: 'max(440px, calc(100vh - 176px))' },
  '& > :first-of-type': { flex: 'none' },
} as const;

/** The call: its state, its timer and what can be done with it, and under it the outcome. */
export const CallPanel = ({ desk }: { desk: Desk }) => {
  const translate = useTranslate();
  const { call } = desk;
  return (
    <SectionFrame title={null}>
      <Box sx={column}>
        {call ? <RunningHead desk={desk} call={call} /> : <PreviewHead desk={desk} />}
        {call ? (
          <OutcomeForm key={call.id} desk={desk} call={call} />
        ) : (
          <Box sx={{ p: 4, typography: 'body2', color: 'text.secondary' }}>
            {translate('calling.none')}
          </Box>
        )}
      </Box>
    </SectionFrame>
  );
};
