import Box from '@mui/material/Box';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { LazyMenu, LazyMenuItem } from '../menus/LazyMenu.tsx';

export interface MenuAction {
  /** Of an action of the screen file. */
  name?: string;
  label: string;
  icon?: string;
  tone?: 'neutral' | 'danger';
  onClick: () => void;
  isDisabled?: boolean;
  /** Why it cannot be done now; is under the label. */
  why?: string;
}

interface Props {
  /** What the button is called: "More actions for Premium + Mumbai 90". */
  label: string;
  actions: readonly MenuAction[];
  size?: IconButtonProps['size'];
  isOutlined?: boolean;
}

/** The three dots with everything that is not a button of its own. */
export const ActionMenu = ({ label, actions, size = 'medium', isOutlined = false }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        size={size}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={theme =>
          isOutlined
            ? {
                border: `1px solid ${theme.vars.palette.border.button}`,
                background: theme.vars.palette.background.paper,
                boxShadow: theme.vars.palette.elevation.rest,
              }
            : {}
        }
      >
        <Icon name="ellipsis-vertical" />
      </IconButton>
      <LazyMenu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {actions.map(({ label: words, icon, tone, onClick, isDisabled, why }) => (
          <LazyMenuItem
            key={words}
            disabled={isDisabled}
            onClick={() => {
              close();
              onClick();
            }}
            sx={{
              minWidth: 180,
              maxWidth: 320,
              whiteSpace: 'normal',
              ...(tone === 'danger' && { color: 'error.dark' }),
            }}
          >
            {icon && <Icon name={icon} />}
            <span>
              {words}
              {why && (
                <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
                  {why}
                </Box>
              )}
            </span>
          </LazyMenuItem>
        ))}
      </LazyMenu>
    </>
  );
};
