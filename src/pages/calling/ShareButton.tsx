import Button from '@mui/material/Button';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { createElement, Suspense, useState } from 'react';
import { useRunDialog } from '#engine/actions/ActionsContext.ts';
import { KeyCap } from '#parts/controls/KeyCap.tsx';
import { useCommand } from '#parts/controls/useCommand.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import type { Lead } from './useDesk.ts';

/** Opens the sheet from which something goes out to the client of the case, by key too. */
export const ShareButton = ({ lead }: { lead: Lead }) => {
  const translate = useTranslate();
  const dialog = useRunDialog('ShareAction');
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useCommand({
    name: 'share-link',
    label: translate('calling.share'),
    icon: 'send',
    hint: lead.accountName,
    keyName: 's',
    run: open,
  });
  return (
    <>
      <Button startIcon={<Icon name="send" />} endIcon={<KeyCap>S</KeyCap>} onClick={open}>
        {translate('calling.share')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RecordContextProvider value={{ id: lead.opportunityId }}>
            {createElement(dialog, { onClose: () => setOpen(false) })}
          </RecordContextProvider>
        </Suspense>
      )}
    </>
  );
};
