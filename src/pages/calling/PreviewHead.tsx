import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ReturnReason } from '#contract/domain/calling/returnReasons.ts';
import { indiaClock } from '#contract/domain/days/indiaDay.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { KeyCap } from '#parts/controls/KeyCap.tsx';
import { useOfferCommands } from '#parts/controls/offeredCommands.ts';
import { useShortcut } from '#parts/controls/useShortcut.ts';
import { ReturnCase } from './ReturnCase.tsx';
import { useDeskAct, type Desk } from './useDesk.ts';

/** So many people have a button. */
const mostCalled = 4;

/** Before the call: whom to call, by a button each; a wall leaves the buttons and takes their force. */
export const PreviewHead = ({ desk }: { desk: Desk }) => {
  const translate = useTranslate();
  const act = useDeskAct();
  const { lead } = desk;
  const place = (contactId: number | null) =>
    act.mutate((client, idempotencyKey) =>
      client.call('calls.place', {
        body: {
          opportunityId: lead?.opportunityId ?? 0,
          ...(contactId !== null && { contactId }),
        },
        idempotencyKey,
      }),
    );
  const people = lead?.people ?? [];
  const [first, ...others] = people;
  const canCall = lead?.wall === null && first !== undefined && !act.isPending;
  useShortcut('c', () => place(first?.contactId ?? null), canCall);
  const called = people.slice(0, mostCalled);
  useOfferCommands(
    canCall
      ? called.map(({ contactId, name }, at) => ({
          name: `call-${contactId}`,
          label: translate('calling.call', { name }),
          icon: 'phone-outgoing',
          ...(at === 0 && { keyName: 'c' }),
          run: () => place(contactId),
        }))
      : [],
  );
  if (!lead) return null;
  const release = (reason: ReturnReason) =>
    act.mutate((client, idempotencyKey) =>
      client.call('calling.release', { body: { reason }, idempotencyKey }),
    );
  return (
    <Box sx={theme => ({ p: 4, borderBottom: `1px solid ${theme.vars.palette.divider}` })}>
      <Box sx={{ typography: 'h3', mb: 3 }}>{translate('calling.state.preview')}</Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {first && (
          <Button
            variant="contained"
            color="primary"
            size="large"
            disabled={!canCall}
            loading={act.isPending}
            onClick={() => place(first.contactId)}
            startIcon={<Icon name="phone-outgoing" />}
            endIcon={<KeyCap>C</KeyCap>}
          >
            {translate('calling.call', { name: first.name })}
          </Button>
        )}
        {others.slice(0, mostCalled - 1).map(person => (
          <Button
            key={person.contactId ?? 0}
            disabled={!canCall}
            onClick={() => place(person.contactId)}
            startIcon={<Icon name="phone-outgoing" />}
          >
            {translate('calling.call', { name: person.name })}
          </Button>
        ))}
        {desk.lease && (
          <Box sx={{ typography: 'body2', color: 'text.secondary', textAlign: 'center' }}>
            {translate('calling.until', { time: indiaClock(new Date(desk.lease.expiresAt)) })}
          </Box>
        )}
        {desk.lease && <ReturnCase isBusy={act.isPending} onReturn={release} />}
      </Box>
    </Box>
  );
};
