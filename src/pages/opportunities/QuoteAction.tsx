import { Dialog } from '#parts/controls/Dialog.tsx';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useAbout } from '#engine/next/useAbout.ts';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { useNames } from '#engine/useNames.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { QuoteForm } from './quote/QuoteForm.tsx';
import type { Quote } from './quote/quoteRows.ts';
import { useQuote, useQuoteRead } from './quote/useQuote.ts';

/** All columns of a line beside each other. */
const wide = { paper: { sx: { maxWidth: 1120 } } };

interface EditorProps {
  id: number;
  quote: Quote;
  heading: string;
  title: string;
  onClose: () => void;
}

const Editor = ({ id, quote, heading, title, onClose }: EditorProps) => {
  const isPhone = useMediaQuery('(max-width: 600px)');
  const state = useQuote(id, quote, onClose, useAbout());
  const close = () => {
    state.discard();
    onClose();
  };
  return (
    <FormDialog
      fullWidth
      fullScreen={isPhone}
      slotProps={wide}
      isTyped={state.isChanged}
      onClose={state.saving.isPending ? undefined : close}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <QuoteForm state={state} onClose={close} />
    </FormDialog>
  );
};

/**
 * The quote of a deal: its packages in one table with rate, price and discount, what they come to, and who decides each
 * discount; saved in one step (part 1 sections 2 and 4).
 */
export const QuoteAction = ({ onClose }: RunProps) => {
  const record = useRecordContext();
  const translate = useTranslate();
  const { titleOf } = useNames();
  const heading = useId();
  const id = Number(record?.id);
  const { data, error } = useQuoteRead(id);
  const title = translate('quote.title', { name: record ? titleOf(record) : '' });
  if (data)
    return <Editor id={id} quote={data} heading={heading} title={title} onClose={onClose} />;
  return (
    <Dialog open fullWidth slotProps={wide} onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        {error ? <FailureAlert error={error} /> : <Skeleton height={240} />}
      </DialogContent>
    </Dialog>
  );
};
