import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { FilterDrawer } from '../../overlays/lazyOverlays.ts';
import { useOnceOpened } from '../../overlays/useOnceOpened.ts';
import type { ListState } from '../state/HeldList.tsx';
import { FilterSentence } from './FilterSentence.tsx';

/** The filter on a phone: a button with the number of parts opens the sentence from below. */
export const FilterSheet = ({ state }: { state: ListState }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useOnceOpened(isOpen);
  const count = state.parts.length;
  return (
    <>
      <Button
        startIcon={<Icon name="list-filter" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {translate('engine.filter.sheet')}
        {count > 0 && (
          <Box
            component="span"
            sx={theme => ({
              ml: 2,
              minWidth: 20,
              height: 20,
              px: 1,
              borderRadius: 999,
              typography: 'caption',
              lineHeight: '20px',
              background: theme.vars.palette.surface.inset,
            })}
          >
            {count}
          </Box>
        )}
      </Button>
      <Suspense fallback={null}>
        {wasOpened && (
          <FilterDrawer state={state} isOpen={isOpen} onClose={() => setOpen(false)}>
            <FilterSentence state={state} isStacked />
          </FilterDrawer>
        )}
      </Suspense>
    </>
  );
};
