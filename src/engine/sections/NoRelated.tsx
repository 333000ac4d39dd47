import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useText } from '#parts/useText.ts';
import type { ListState } from '../list/state/HeldList.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';

/** In place of rows that are not there: because of the filter, or because the record has none. */
export const NoRelated = ({ state }: { state: ListState }) => {
  const { list } = useScreen();
  const translate = useTranslate();
  const text = useText();
  const { many } = useNames();
  const usual = translate('engine.section.none', { names: many });
  return (
    <Box
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        px: 4,
        py: 4,
        typography: 'body2',
        color: 'text.secondary',
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      {state.isFiltered
        ? translate('engine.empty.filtered', { names: many })
        : list.empty
          ? text(list.empty)
          : usual}
      {state.isFiltered && (
        <Button size="small" onClick={state.clear}>
          {translate('engine.empty.clear')}
        </Button>
      )}
    </Box>
  );
};
