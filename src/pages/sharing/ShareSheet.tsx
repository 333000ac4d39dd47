import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { SentList } from './SentList.tsx';
import { ShareForm } from './ShareForm.tsx';
import { useSharing, type ShareSubject } from './useShare.ts';

interface Props {
  subject: ShareSubject;
  onClose: () => void;
}

/** Fields and words beside each other. */
const wide = { paper: { sx: { maxWidth: 960 } } };

/**
 * The one place from which something goes out to a client of a deal: whom, how, what, the exact words of it, and afterwards
 * what became of it (part 3 section 7, decision record 0141).
 */
export const ShareSheet = ({ subject, onClose }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const isPhone = useMediaQuery('(max-width: 600px)');
  const [isSent, setSent] = useState(false);
  const { data, error } = useSharing(subject.opportunityId);
  return (
    <FormDialog
      fullWidth
      fullScreen={isPhone}
      slotProps={wide}
      onClose={onClose}
      {...(isSent && { isTyped: false })}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>
        {translate('sharing.title', { name: data?.name ?? '…' })}
      </DialogTitle>
      {!data && (
        <DialogContent>
          {error ? <FailureAlert error={error} /> : <Skeleton height={320} />}
        </DialogContent>
      )}
      {data && !isSent && (
        <ShareForm
          subject={subject}
          sharing={data}
          onSent={() => setSent(true)}
          onClose={onClose}
        />
      )}
      {data && isSent && (
        <>
          <DialogContent>
            <SentList sent={data.sent} most={data.sent.length} />
          </DialogContent>
          <DialogActions>
            <Button variant="text" size="large" onClick={() => setSent(false)}>
              {translate('sharing.another')}
            </Button>
            <Button
              ref={focusOnMount}
              variant="contained"
              color="primary"
              size="large"
              onClick={onClose}
            >
              {translate('sharing.close')}
            </Button>
          </DialogActions>
        </>
      )}
    </FormDialog>
  );
};
