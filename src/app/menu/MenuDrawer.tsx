import { Drawer } from '#parts/controls/Drawer.tsx';
import { useTranslate } from 'react-admin';
import { Menu } from './Menu.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu of a phone. */
export const MenuDrawer = ({ isOpen, onClose }: Props) => {
  const translate = useTranslate();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': translate('app.menu.label'),
          sx: theme => ({
            width: 'min(304px, 88vw)',
            background: theme.vars.palette.surface.nav,
          }),
        },
      }}
    >
      <Menu isRail={false} onClose={onClose} />
    </Drawer>
  );
};
