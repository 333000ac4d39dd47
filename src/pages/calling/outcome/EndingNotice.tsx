import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { KeyCap } from '#parts/controls/KeyCap.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { useReferenceWord } from '#parts/words/useReferenceWord.ts';
import { useCommand } from '#parts/controls/useCommand.ts';
import { useDeskAct, useReadAt, type Desk } from '../useDesk.ts';
import { useServerTime } from '../useSeconds.ts';

type Ending = NonNullable<Desk['ending']>;

const Notice = ({ desk, ending }: { desk: Desk; ending: Ending }) => {
  const translate = useTranslate();
  const word = useReferenceWord();
  const act = useDeskAct();
  const now = useServerTime(desk.now, useReadAt(), true);
  const left = Math.ceil((Date.parse(ending.until) - now) / 1000);
  const undo = () =>
    act.mutate((client, idempotencyKey) =>
      client.call('calls.undo', { params: { id: ending.callId }, body: {}, idempotencyKey }),
    );
  const canUndo = left > 0 && !act.isPending;
  const label = translate('calling.ending.undo');
  useCommand({
    name: 'undo-outcome',
    label,
    hint: ending.accountName,
    icon: 'undo-2',
    keyName: 'u',
    isActive: canUndo,
    run: undo,
  });
  if (left <= 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 4, alignItems: 'center' }}
      action={
        <Button loading={act.isPending} onClick={undo} endIcon={<KeyCap>U</KeyCap>}>
          {label}
        </Button>
      }
    >
      {translate('calling.ending.will', {
        reason: word(ending.reasonName),
        name: ending.accountName,
        status: word(ending.statusName),
      })}{' '}
      <span aria-hidden>{translate('calling.ending.left', { count: left })}</span>
    </Alert>
  );
};

/** An outcome that ends its case: what will become of it, and how to undo it while there is time. */
export const EndingNotice = ({ desk }: { desk: Desk }) => (
  <LiveRegion>
    {desk.ending && <Notice key={desk.ending.callId} desk={desk} ending={desk.ending} />}
  </LiveRegion>
);
