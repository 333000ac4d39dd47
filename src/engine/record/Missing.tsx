import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useCreatePath, useTranslate } from 'react-admin';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';

/** In place of a record that nobody has, or that this person may not see: the server tells neither from the other. */
export const Missing = () => {
  const { resource } = useScreen();
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const createPath = useCreatePath();
  const { name, heading } = useNames();
  const translate = useTranslate();
  return (
    <EmptyState
      isPage
      icon="scan-search"
      title={translate('engine.missing.title', { name })}
      actions={
        canAccess && (
          <Button component={LinkBase} to={createPath({ resource, type: 'list' })}>
            {translate('engine.missing.list', { names: heading })}
          </Button>
        )
      }
    >
      {translate('engine.missing.text')}
    </EmptyState>
  );
};
