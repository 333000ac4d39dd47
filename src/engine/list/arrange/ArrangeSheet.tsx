import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { ArrangeDrawer } from '../../overlays/lazyOverlays.ts';
import { useOnceOpened } from '../../overlays/useOnceOpened.ts';
import type { Columns } from '../columns/useColumns.ts';
import type { ListState } from '../state/HeldList.tsx';

interface Props {
  state: ListState;
  columns: Columns;
}

/** What the heads of the table do, on a phone: a button opens order and columns from below. */
export const ArrangeSheet = ({ state, columns }: Props) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useOnceOpened(isOpen);
  return (
    <>
      <IconButton
        aria-label={translate('engine.list.arrange')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={theme => ({
          flex: 'none',
          width: 44,
          height: 44,
          border: `1px solid ${theme.vars.palette.border.button}`,
        })}
      >
        <Icon name="arrow-up-down" />
      </IconButton>
      <Suspense fallback={null}>
        {wasOpened && (
          <ArrangeDrawer
            state={state}
            columns={columns}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
};
