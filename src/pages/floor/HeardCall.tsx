import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { supervisionModes, type SupervisionMode } from '#contract/domain/calling/supervision.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import type { Floor } from './useFloor.ts';
import type { Wish } from './useSupervision.ts';

interface Props {
  mine: NonNullable<Floor['mine']>;
  name: string;
  isBusy: boolean;
  onMode: (mode: SupervisionMode) => void;
  onAct: (wish: Wish) => void;
}

/** The call that one hears, with the other ways to be in it and the way out. */
export const HeardCall = ({ mine, name, isBusy, onMode, onAct }: Props) => {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        mt: 4,
        px: 4,
        py: 2,
        borderRadius: '8px',
        bgcolor: theme.vars.palette.tone.info.background,
        color: theme.vars.palette.tone.info.text,
        typography: 'body2',
      })}
    >
      <Icon name="phone-call" />
      <Box component="span" sx={{ flex: '1 1 200px', fontWeight: 600 }}>
        {translate(`floor.heard.${mine.isPrivate ? 'private' : mine.mode}`, { name })}
      </Box>
      {supervisionModes
        .filter(mode => mode !== mine.mode)
        .map(mode => (
          <Button
            key={mode}
            size="small"
            variant="outlined"
            disabled={isBusy}
            onClick={() => onMode(mode)}
          >
            {translate(`floor.act.${mode}`)}
          </Button>
        ))}
      <Button
        size="small"
        variant="contained"
        color="primary"
        loading={isBusy}
        onClick={() => onAct(null)}
      >
        {translate('floor.act.leave')}
      </Button>
    </Box>
  );
};
