import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { returnReasons, type ReturnReason } from '#contract/domain/calling/returnReasons.ts';
import { focusOnMount } from '#parts/controls/focusOnMount.ts';
import { useCommand } from '#parts/controls/useCommand.ts';
import { useText } from '#parts/useText.ts';

interface Props {
  isBusy: boolean;
  onReturn: (reason: ReturnReason) => void;
}

/** Gives a case back to the queue: first why, then it is gone. */
export const ReturnCase = ({ isBusy, onReturn }: Props) => {
  const translate = useTranslate();
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const words = translate('calling.release');
  useCommand({
    name: 'release',
    label: words,
    icon: 'undo-2',
    isActive: !isBusy && !isOpen,
    run: () => setOpen(true),
  });
  return (
    <>
      <Button
        variant="text"
        disabled={isBusy}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words}
      </Button>
      {isOpen && (
        <Box
          id={id}
          role="group"
          aria-label={translate('calling.releaseWhy')}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setOpen(false);
          }}
          sx={{ display: 'grid', gap: 1 }}
        >
          <Box aria-hidden sx={{ typography: 'body2', color: 'text.secondary' }}>
            {translate('calling.releaseWhy')}
          </Box>
          {returnReasons.map(({ id: reason, label }, at) => (
            <Button
              key={reason}
              ref={at === 0 ? focusOnMount : undefined}
              disabled={isBusy}
              onClick={() => onReturn(reason)}
              sx={{ justifyContent: 'flex-start' }}
            >
              {text(label)}
            </Button>
          ))}
        </Box>
      )}
    </>
  );
};
