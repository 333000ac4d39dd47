import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';
import { asideId } from './AsidePanel.tsx';
import { useScreen } from '../ScreenContext.ts';

/** Leads to the panel of the form where it stands beneath it. */
export const ShowAside = () => {
  const { panels } = useScreen();
  const translate = useTranslate();
  if (panels.aside === null) return null;
  return (
    <IconButton
      aria-label={translate('engine.form.panel')}
      onClick={() => {
        const panel = document.getElementById(asideId);
        panel?.scrollIntoView({ block: 'start' });
        panel?.focus({ preventScroll: true });
      }}
      sx={theme => ({
        display: { lg: 'none' },
        width: { xs: 44, sm: 36 },
        height: { xs: 44, sm: 36 },
        borderRadius: '6px',
        border: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <Icon name="eye" />
    </IconButton>
  );
};
