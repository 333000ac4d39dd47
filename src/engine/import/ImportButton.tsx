import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '#parts/icons/Icon.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useCan } from '../useCan.ts';

/** Leads to the import of the screen; absent for those who may not, or where there is none. */
export const ImportButton = () => {
  const { import: how } = useScreen();
  const can = useCan();
  const translate = useTranslate();
  if (how === null || !can('import')) return null;
  return (
    <Button component={Link} to="import" startIcon={<Icon name="upload" />}>
      {translate('engine.import.open')}
    </Button>
  );
};
