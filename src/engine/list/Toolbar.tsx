import Box from '@mui/material/Box';
import { ExportButton } from '../export/ExportButton.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { ArrangeSheet } from './arrange/ArrangeSheet.tsx';
import { ChartButton } from './chart/ChartButton.tsx';
import { ColumnChooser } from './columns/ColumnChooser.tsx';
import { DensityButton } from './arrange/DensityButton.tsx';
import { FilterSentence } from './filters/FilterSentence.tsx';
import { FilterSheet } from './filters/FilterSheet.tsx';
import { SearchBox } from '#parts/controls/SearchBox.tsx';
import type { Columns } from './columns/useColumns.ts';
import type { ListState } from './state/HeldList.tsx';
import { useSearchWords } from './useSearchWords.ts';

interface Props {
  state: ListState;
  columns: Columns;
}

/** Filters at the left; search, density and columns at the right. */
export const Toolbar = ({ state, columns }: Props) => {
  const { list } = useScreen();
  const words = useSearchWords();
  const isPhone = useIsPhone();
  const search = list.search.length > 0 && (
    <SearchBox q={state.q} onSearch={state.setQ} {...words} />
  );
  if (isPhone) {
    return (
      <Box sx={{ display: 'flex', gap: 2, px: 4, py: 3 }}>
        {search}
        {list.filters.length > 0 && <FilterSheet state={state} />}
        <ArrangeSheet state={state} columns={columns} />
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, px: 6, py: 3 }}>
      {/* Without room beside the search it has a line of its own. */}
      <Box
        sx={{
          flex: `1 1 ${state.parts.length > 0 ? 320 : 120}px`,
          minWidth: 0,
          minHeight: 32,
          display: 'flex',
        }}
      >
        <FilterSentence state={state} />
      </Box>
      <Box data-chrome sx={{ display: 'flex', gap: 2, minWidth: 0, ml: 'auto' }}>
        {search}
        <ExportButton state={state} columns={columns} />
        <ChartButton viewName={state.viewName} />
        <DensityButton />
        <ColumnChooser columns={columns} />
      </Box>
    </Box>
  );
};
