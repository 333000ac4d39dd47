import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';
import { KeyCap } from '#parts/controls/KeyCap.tsx';
import { BellDoor } from './BellDoor.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

interface Props {
  onOpenMenu: () => void;
  onOpenPalette: () => void;
  onOpenHelp: () => void;
}

/** Where you are, the command search and help. */
export const TopBar = ({ onOpenMenu, onOpenPalette, onOpenHelp }: Props) => {
  const translate = useTranslate();
  return (
    <Box
      component="header"
      data-chrome
      data-bar="above"
      sx={theme => ({
        position: 'sticky',
        top: 0,
        zIndex: 5,
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        flex: 'none',
        height: 48,
        pl: { xs: 2, sm: 6 },
        pr: { xs: 2, sm: 5 },
        background: theme.vars.palette.background.paper,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <IconButton
        aria-label={translate('app.menu.open')}
        onClick={onOpenMenu}
        sx={{ display: { sm: 'none' } }}
      >
        <Icon name="menu" />
      </IconButton>
      <Breadcrumb />
      <ButtonBase
        onClick={onOpenPalette}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        sx={theme => ({
          display: { xs: 'none', sm: 'flex' },
          gap: 2,
          flex: 'none',
          width: { sm: 168, md: 264 },
          height: 32,
          pl: 2.5,
          pr: 1.5,
          borderRadius: '6px',
          typography: 'body2',
          color: theme.vars.palette.text.secondary,
          border: `1px solid ${theme.vars.palette.border.button}`,
          boxShadow: theme.vars.palette.elevation.rest,
          '&:hover': { background: theme.vars.palette.action.hover },
        })}
      >
        <Icon name="search" />
        <Box
          component="span"
          sx={{
            flex: 1,
            minWidth: 0,
            textAlign: 'left',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {translate('app.palette.open')}
        </Box>
        <KeyCap>{isApple() ? '⌘K' : 'Ctrl K'}</KeyCap>
      </ButtonBase>
      <IconButton
        aria-label={translate('app.palette.open')}
        onClick={onOpenPalette}
        sx={{ display: { sm: 'none' } }}
      >
        <Icon name="search" />
      </IconButton>
      <Box sx={{ flex: 'none', width: { xs: 40, sm: 32 }, height: { xs: 40, sm: 32 } }}>
        <BellDoor />
      </Box>
      <IconButton aria-label={translate('app.help.open')} onClick={onOpenHelp}>
        <Icon name="circle-help" />
      </IconButton>
    </Box>
  );
};
