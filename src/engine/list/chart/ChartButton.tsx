import IconButton from '@mui/material/IconButton';
import { Icon } from '#parts/icons/Icon.tsx';
import { Tip } from '#parts/controls/Tip.tsx';
import { useListChart } from './useListChart.ts';

/** Shows the list as bars above its rows, or takes them away. */
export const ChartButton = ({ viewName }: { viewName: string | undefined }) => {
  const { by, isShown, label, toggle } = useListChart(viewName);
  if (!by) return null;
  return (
    <Tip words={label}>
      <IconButton
        aria-label={label}
        onClick={toggle}
        sx={theme => ({
          border: `1px solid ${theme.vars.palette.border.button}`,
          boxShadow: theme.vars.palette.elevation.rest,
          ...(isShown && { color: theme.vars.palette.primary.main }),
        })}
      >
        <Icon name="chart-column" />
      </IconButton>
    </Tip>
  );
};
