import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useScreen } from '../ScreenContext.ts';
import { useCan } from '../useCan.ts';

/** Leads to the import of the screen; absent for those who may not, or where there is none. */
export const ImportButton = () => {
  const { import: how } = useScreen();
  const can = useCan();
  const translate = useTranslate();
  if (how === null || !can('import')) return null;
  return (
    <Button component={Link} to="import" startIcon={<Upload strokeWidth={1.75} aria-hidden />}>
      {translate('engine.import.open')}
    </Button>
  );
};
