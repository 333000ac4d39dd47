import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ClientTypeId } from '#contract/domain/accounts/clientTypes.ts';
import { TabRow } from '#parts/page/TabRow.tsx';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
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
    <Box sx={{ mt: 2 }}>
      <TabRow
        label={translate('matrices.clientTypes')}
        chosen={chosen}
        onChoose={onChoose}
        tabs={useClientTypes().map(({ id, name }) => ({
          id,
          tabId: `tab-matrix-${id}`,
          panelId: 'panel-matrix',
          label: (
            <>
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
            </>
          ),
        }))}
      />
    </Box>
  );
};
