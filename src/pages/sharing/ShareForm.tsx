import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { shareKinds } from '#contract/domain/sharing/shareKinds.ts';
import { sharingRefusals } from '#contract/domain/sharing/sharingRefusals.ts';
import { notSetUp } from '#contract/domain/roles/capabilities.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { AskFields } from '#engine/actions/AskFields.tsx';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { useTold } from '#parts/useTold.ts';
import { Choice } from './Choice.tsx';
import { SentList } from './SentList.tsx';
import type { Sharing } from './shareFields.ts';
import { SharePreview } from './SharePreview.tsx';
import { useSend, type ShareSubject } from './useShare.ts';
import { useSendKey } from './useSendKey.ts';
import { useShareForm } from './useShareForm.ts';

interface Props {
  subject: ShareSubject;
  sharing: Sharing;
  onSent: () => void;
  onClose: () => void;
}

/** Shown beside the fields; the others stand in the sheet itself. */
const shownBefore = 3;

/** Whom, how, what and the words of it; what is in the way stands at its field. */
export const ShareForm = ({ subject, sharing, onSent, onClose }: Props) => {
  const translate = useTranslate();
  const told = useTold();
  const form = useShareForm(subject, sharing);
  const sending = useSend(subject, sharing, onSent);
  const { kind, channel, fields, asked, wanted } = form;
  const { isPending, error } = sending;
  const refused = error instanceof HttpError ? error.errors : [];
  const isAt = (name: string) => (one: { field: string }) =>
    one.field.split('/')[1] === name || one.field === name;
  const atFields = refused.map(one => ({
    ...one,
    // A package that was left out meanwhile is told at the packages.
    field: one.field.replace(/^\/packageIds\/\d+$/, '/packageIds'),
  }));
  const isPlaced = (one: { field: string }) =>
    fields.some(({ path }) => isAt(path)(one)) || isAt('channel')(one);
  const standingOf = sharing.channels.find(one => one.channel === channel)?.standing;
  const atChannel = refused.filter(isAt('channel')).map(({ message }) => message);
  const channelWords = [
    ...(form.isDnd ? [told(sharingRefusals.dnd)] : atChannel),
    ...(sharing.channels.some(one => one.standing === 'off' && one.channel !== 'mail')
      ? [told(notSetUp('messages'))]
      : []),
    ...(sharing.channels.some(one => one.standing === 'off' && one.channel === 'mail')
      ? [told(notSetUp('mail'))]
      : []),
  ];
  const hasNone = kind === 'details' && sharing.packages.length === 0;
  const send = () => {
    if (isPending || form.isDnd || hasNone || !asked.check(fields)) return;
    sending.mutate(wanted);
  };
  useSendKey(send);
  return (
    <>
      <DialogContent>
        {error && <FailureAlert error={error} isShown={isPlaced} sx={{ mb: 4 }} />}
        <Box
          sx={{
            display: 'grid',
            gap: 6,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 4 }}>
            {subject.link === undefined && (
              <Choice
                label={translate('sharing.kind.label')}
                value={kind}
                options={shareKinds.map(value => ({
                  value,
                  label: translate(`sharing.kind.${value}`),
                }))}
                words={
                  hasNone
                    ? [told(sharingRefusals.noPackage)]
                    : kind === 'payment' && form.hasNothing
                      ? [told(sharingRefusals.nothingLeft)]
                      : []
                }
                isFault={hasNone}
                onChange={form.setKind}
              />
            )}
            <Choice
              label={translate('sharing.channel.label')}
              value={channel}
              options={sharing.channels.map(one => ({
                value: one.channel,
                label: translate(`sharing.channel.${one.channel}`),
                isDisabled: one.standing === 'off',
              }))}
              words={channelWords}
              isFault={form.isDnd || atChannel.length > 0}
              onChange={form.setChannel}
            />
            <AskFields ask={fields} asked={asked} refused={atFields} />
          </Box>
          <Box sx={{ display: 'grid', gap: 6 }}>
            <SharePreview shared={form.shared} isSimulated={standingOf === 'simulated'} />
            {sharing.sent.length > 0 && (
              <section aria-label={translate('sharing.sent')}>
                <Box sx={{ typography: 'subtitle2' }}>{translate('sharing.sent')}</Box>
                <SentList sent={sharing.sent} most={shownBefore} />
              </section>
            )}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={onClose} disabled={isPending}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          size="large"
          color="primary"
          loading={isPending}
          disabled={form.isDnd || hasNone}
          onClick={send}
        >
          {translate('sharing.send')}
        </Button>
      </DialogActions>
    </>
  );
};
