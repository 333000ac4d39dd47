import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'ra-core';
import type { ClientTypeId } from '#contract/domain/accounts/clientTypes.ts';
import { VisuallyHidden } from '#parts/VisuallyHidden.tsx';
import { useClientTypes } from './useClientTypes.ts';

interface Props {
  chosen: ClientTypeId;
  levelsOf: (id: ClientTypeId) => number;
  /** Client types with changes that are not saved. */
  changed: readonly ClientTypeId[];
  onChoose: (id: ClientTypeId) => void;
}

/** One matrix a client type, with the number of its levels and a mark on what is not saved. */
export const MatrixTabs = ({ chosen, levelsOf, changed, onChoose }: Props) => {
  const translate = useTranslate();
  return (
    <Tabs
      value={chosen}
      onChange={(_, id: ClientTypeId) => onChoose(id)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={translate('matrices.clientTypes')}
      sx={theme => ({ mt: 2, borderBottom: `1px solid ${theme.vars.palette.divider}` })}
    >
      {useClientTypes().map(({ id, name }) => (
        <Tab
          key={id}
          value={id}
          id={`tab-matrix-${id}`}
          aria-controls="panel-matrix"
          label={
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              {name}{' '}
              <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
                {translate('matrices.levels', { smart_count: levelsOf(id) })}
              </Box>
              {changed.includes(id) && (
                <>
                  <Box
                    component="span"
                    sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'warning.main' }}
                  />
                  <VisuallyHidden>{translate('matrices.unsaved')}</VisuallyHidden>
                </>
              )}
            </Box>
          }
        />
      ))}
    </Tabs>
  );
};
