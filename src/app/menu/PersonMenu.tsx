import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import { Menu } from '#parts/menus/Menu.tsx';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { Icon } from '#parts/icons/Icon.tsx';
import { useShortcutsEnabled } from '#parts/controls/useShortcut.ts';
import { useSignOut } from '../access/useSignOut.ts';
import { useChoices } from './useChoices.ts';

interface Props {
  anchor: HTMLElement | null;
  onClose: () => void;
}

const Mark = ({ isOn }: { isOn: boolean }) => (
  <Box component="span" sx={{ width: 16, height: 16, flex: 'none' }}>
    {isOn && <Icon name="check" strokeWidth={2} />}
  </Box>
);

/** Language, appearance, density, keyboard shortcuts, the security of the account and the way out. */
export const PersonMenu = ({ anchor, onClose }: Props) => {
  const translate = useTranslate();
  const choices = useChoices();
  const [hasShortcuts, setShortcuts] = useShortcutsEnabled();
  const signOut = useSignOut();
  const createPath = useCreatePath();
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { sx: { width: 232, mt: -1, ml: 2 } } }}
    >
      {choices.flatMap(({ label, value, options, choose }) => [
        <ListSubheader key={label} role="presentation">
          {label}
        </ListSubheader>,
        ...options.map(option => (
          <MenuItem
            key={label + option.value}
            role="menuitemradio"
            aria-checked={option.value === value}
            lang={label === translate('app.language') ? option.value : undefined}
            onClick={() => choose(option.value)}
          >
            <Mark isOn={option.value === value} />
            {option.label}
          </MenuItem>
        )),
        <Divider key={`${label} end`} sx={{ my: '6px !important' }} />,
      ])}
      <MenuItem
        role="menuitemcheckbox"
        aria-checked={hasShortcuts}
        onClick={() => setShortcuts(!hasShortcuts)}
      >
        <Mark isOn={hasShortcuts} />
        {translate('app.person.shortcuts')}
      </MenuItem>
      <Divider sx={{ my: '6px !important' }} />
      <MenuItem
        component={LinkBase}
        to={createPath({ resource: 'own-security', type: 'list' })}
        onClick={onClose}
      >
        <Icon name="shield-check" />
        {translate('app.person.security')}
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          signOut();
        }}
      >
        <Icon name="log-out" />
        {translate('app.person.sign_out')}
      </MenuItem>
    </Menu>
  );
};
