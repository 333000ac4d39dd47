import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { ColumnChoice } from '../../overlays/lazyOverlays.ts';
import { useOnceOpened } from '../../overlays/useOnceOpened.ts';
import type { Columns } from './useColumns.ts';

/** Which columns the table shows. */
export const ColumnChooser = ({ columns }: { columns: Columns }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useOnceOpened(anchor !== null);
  return (
    <>
      <Button
        startIcon={<Icon name="columns-3" />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('engine.columns.title')}
      </Button>
      <Suspense fallback={null}>
        {wasOpened && (
          <ColumnChoice columns={columns} anchor={anchor} onClose={() => setAnchor(null)} />
        )}
      </Suspense>
    </>
  );
};
