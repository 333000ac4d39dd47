import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';
import { useScreen } from '../ScreenContext.ts';

/** Leads to the import of the screen; absent for those who may not, or where there is none. */
export const ImportButton = () => {
  const { resource, import: how } = useScreen();
  const { canAccess } = useCanAccess({ resource, action: 'import' });
  const translate = useTranslate();
  if (how === null || !canAccess) return null;
  return (
    <Button component={LinkBase} to="import" startIcon={<Icon name="upload" />}>
      {translate('engine.import.open')}
    </Button>
  );
};
