import Button from '@mui/material/Button';
import { Columns3 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
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
        startIcon={<Columns3 strokeWidth={1.75} aria-hidden />}
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
