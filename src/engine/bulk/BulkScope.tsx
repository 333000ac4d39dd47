import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { writeNumber } from '#contract/kinds/number.ts';

interface Props {
  selected: number;
  found: number;
  isAll: boolean;
  onChoose: (isAll: boolean) => void;
}

/** Which records a change is for: those that were selected, or all that the list has found. */
export const BulkScope = ({ selected, found, isAll, onChoose }: Props) => {
  const translate = useTranslate();
  return (
    <Box sx={{ mb: 3 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={isAll}
        aria-label={translate('engine.bulk.scope')}
        onChange={(_, chosen: boolean | null) => {
          if (chosen !== null) onChoose(chosen);
        }}
      >
        <ToggleButton value={false} sx={{ px: 3 }}>
          {translate('engine.bulk.scope_selected', { count: writeNumber(selected) })}
        </ToggleButton>
        <ToggleButton value sx={{ px: 3 }}>
          {translate('engine.bulk.scope_all', { count: writeNumber(found) })}
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
};
