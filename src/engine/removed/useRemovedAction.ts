import { useCanAccess, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { MenuAction } from '#parts/controls/ActionMenu.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';

/** Whether removed records of the screen are kept, and this person may bring them back. */
export const useIsRestorable = (): boolean => {
  const { resource, data } = useScreen();
  const { canAccess = false } = useCanAccess({ resource, action: 'delete' });
  return canAccess && (data.calls === null || data.removal === 'soft');
};

/** The way to the deleted records of the screen, and whether they are shown; none where they are gone for good. */
export const useRemovedAction = () => {
  const canRestore = useIsRestorable();
  const translate = useTranslate();
  const { many } = useNames();
  const [isOpen, setOpen] = useState(false);
  const actions: readonly MenuAction[] = canRestore
    ? [
        {
          label: translate('engine.list.removed', { names: many }),
          icon: 'trash-2',
          onClick: () => setOpen(true),
        },
      ]
    : [];
  return { actions, isOpen, close: () => setOpen(false) };
};
