import Box from '@mui/material/Box';
import { Menu } from '#parts/menus/Menu.tsx';
import MenuItem from '@mui/material/MenuItem';
import type { RaRecord } from 'react-admin';
import type { MenuAction } from '#parts/controls/ActionMenu.tsx';
import { Icon } from '#parts/icons/Icon.tsx';

export interface OpenMenu {
  readonly record: RaRecord;
  readonly anchor: HTMLElement;
}

interface Props {
  open: OpenMenu | null;
  actionsOf: (record: RaRecord) => readonly MenuAction[];
  onClose: () => void;
}

/** One menu for all rows of a list, opened at the row that asks for it. */
export const RowMenu = ({ open, actionsOf, onClose }: Props) => (
  <Menu
    open={open !== null}
    anchorEl={open?.anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
  >
    {open &&
      actionsOf(open.record).map(({ label, icon, tone, onClick, isDisabled, why }) => (
        <MenuItem
          key={label}
          disabled={isDisabled}
          onClick={() => {
            onClose();
            onClick();
          }}
          sx={{ minWidth: 180, maxWidth: 280, ...(tone === 'danger' && { color: 'error.dark' }) }}
        >
          {icon && <Icon name={icon} />}
          <span>
            {label}
            {why && (
              <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
                {why}
              </Box>
            )}
          </span>
        </MenuItem>
      ))}
  </Menu>
);
