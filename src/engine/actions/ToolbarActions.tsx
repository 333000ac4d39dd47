import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useRights } from '#authProvider/useRights.ts';
import { ActionMenu, type MenuAction } from '#parts/controls/ActionMenu.tsx';
import { useOfferCommands } from '#parts/controls/offeredCommands.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import { useStartAct } from './Acts.ts';

/** What the signed-in person may do on this screen without a record. */
const useToolbarActions = (): readonly (MenuAction & { name: string })[] => {
  const screen = useScreen();
  const { can } = useRights(screen);
  const text = useText();
  const start = useStartAct();
  const items = Object.values(screen.actions)
    .filter(({ on, name }) => on.includes('toolbar') && can(name))
    .map(action => ({
      name: action.name,
      label: text(action.label),
      icon: action.icon ?? undefined,
      onClick: () => start({ type: 'action', action, records: [] }),
    }));
  useOfferCommands(items.map(({ onClick, ...item }) => ({ ...item, run: onClick })));
  return items;
};

/** What may be done above the list, as buttons. */
export const ToolbarActions = () =>
  useToolbarActions().map(({ label, icon, onClick }) => (
    <Button key={label} startIcon={icon && <Icon name={icon} />} onClick={onClick}>
      {label}
    </Button>
  ));

/** The same on a phone: one menu with all else that the page offers. */
export const ToolbarMenu = ({ more }: { more: readonly MenuAction[] }) => {
  const { heading } = useNames();
  const translate = useTranslate();
  const actions = [...useToolbarActions(), ...more];
  if (actions.length === 0) return null;
  return (
    <ActionMenu
      isOutlined
      label={translate('parts.actions.more', { name: heading })}
      actions={actions}
    />
  );
};
