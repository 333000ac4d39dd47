import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { callActs } from '#contract/domain/calling/callMachine.ts';
import { canRedial } from '#contract/domain/calling/canRedial.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { KeyCap } from '#parts/controls/KeyCap.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { useCommand } from '#parts/controls/useCommand.ts';
import { OutcomeForm } from './outcome/OutcomeForm.tsx';
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
  const mayRedial = canRedial(call.state, call.endKind) && call.opportunityId !== null;
  const redial = () =>
    act.mutate((client, idempotencyKey) =>
      client.call('calls.redial', { params, body: {}, idempotencyKey }),
    );
  const canHold = desk.canHold && (acts.includes('hold') || acts.includes('resume'));
  const hint = call.contactName ?? undefined;
  useCommand({
    name: 'redial',
    label: translate('calling.redial'),
    icon: 'phone-outgoing',
    hint,
    keyName: 'c',
    isActive: mayRedial && !act.isPending,
    run: redial,
  });
  useCommand({
    name: 'hang-up',
    label: translate('calling.hangUp'),
    hint,
    keyName: 'e',
    isActive: acts.includes('hang-up'),
    run: hangUp,
  });
  useCommand({
    name: 'hold',
    label: translate(isHeld ? 'calling.resume' : 'calling.hold'),
    hint,
    keyName: 'h',
    isActive: canHold,
    run: hold,
  });
  useCommand({
    name: 'extend',
    label: translate('calling.extend', { count: desk.extensionSeconds }),
    isActive: acts.includes('dispose') && !call.isExtended && !act.isPending,
    run: extend,
  });
  useLineTones(desk.isSimulated, call);
  const talked = talkedFor(call);
  const words = translate(`calling.state.${call.state}`);
  return (
    <Box
      sx={theme => ({
        px: 3,
        py: 2,
        bgcolor: theme.vars.palette.tone[tone].background,
        color: theme.vars.palette.tone[tone].text,
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <LiveRegion sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, fontWeight: 600 }}>
            <Icon name="phone-call" />
            {words}
          </Box>
        </LiveRegion>
        <Box
          component="span"
          role="timer"
          sx={{
            fontSize: 24,
            lineHeight: '32px',
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {timer}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, typography: 'body2' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {call.state === 'wrap-up'
            ? [
                call.endKind ? translate(`calling.ended.${call.endKind}`) : '',
                talked && translate('calling.talked', { time: talked }),
              ]
                .filter(Boolean)
                .join(' · ')
            : `${call.contactName ?? ''} ${call.unknownNumber ?? call.custNumber}`}
        </Box>
        {acts.includes('dispose') && (
          <Button disabled={call.isExtended} loading={act.isPending} onClick={extend}>
            {translate('calling.extend', { count: desk.extensionSeconds })}
          </Button>
        )}
      </Box>
      {call.heardBy.map(({ name, mode }) => (
        <LiveRegion key={name} sx={{ display: 'flex', gap: 2, typography: 'body2' }}>
          <Icon name="headphones" />
          {translate(`calling.heardBy.${mode}`, { name })}
        </LiveRegion>
      ))}
      {call.state === 'wrap-up' && (
        <Box sx={{ typography: 'caption' }}>{translate('calling.left')}</Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '&:not(:empty)': { mt: 2 } }}>
        {canHold && (
          <Button loading={act.isPending} onClick={hold} endIcon={<KeyCap>H</KeyCap>}>
            {translate(isHeld ? 'calling.resume' : 'calling.hold')}
          </Button>
        )}
        {mayRedial && (
          <Button
            variant="contained"
            color="primary"
            loading={act.isPending}
            onClick={redial}
            startIcon={<Icon name="phone-outgoing" />}
            endIcon={<KeyCap>C</KeyCap>}
          >
            {translate('calling.redial')}
          </Button>
        )}
        {acts.includes('hang-up') && (
          <Button
            variant="contained"
            color="error"
            loading={act.isPending}
            onClick={hangUp}
            endIcon={<KeyCap>E</KeyCap>}
          >
            {translate('calling.hangUp')}
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
