import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useRights } from '#authProvider/useRights.ts';
import { ActionMenu } from '#parts/controls/ActionMenu.tsx';
import { useOfferCommands } from '#parts/controls/offeredCommands.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../ScreenContext.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { useNames } from '../useNames.ts';
import { useStartAct } from './Acts.ts';

/** What the signed-in person may do on this screen without a record: buttons above the list, a menu on a phone. */
export const ToolbarActions = () => {
  const screen = useScreen();
  const { can } = useRights(screen);
  const { heading } = useNames();
  const isPhone = useIsPhone();
  const translate = useTranslate();
  const text = useText();
  const start = useStartAct();
  const offered = Object.values(screen.actions).filter(
    ({ on, name }) => on.includes('toolbar') && can(name),
  );
  const items = offered.map(action => ({
    name: action.name,
    label: text(action.label),
    icon: action.icon ?? undefined,
    onClick: () => start({ type: 'action', action, records: [] }),
  }));
  useOfferCommands(items.map(({ onClick, ...item }) => ({ ...item, run: onClick })));
  if (items.length === 0) return null;
  if (isPhone)
    return (
      <ActionMenu
        isOutlined
        label={translate('parts.actions.more', { name: heading })}
        actions={items}
      />
    );
  return items.map(({ label, icon, onClick }) => (
    <Button key={label} startIcon={icon && <Icon name={icon} />} onClick={onClick}>
      {label}
    </Button>
  ));
};
