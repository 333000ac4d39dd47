import type { MenuProps } from '@mui/material/Menu';
import type { MenuItemProps } from '@mui/material/MenuItem';
import { Suspense, useState, type ComponentType } from 'react';
import { preloadable } from '../fetching/preloadable.tsx';

const part = () => import('./shownMenu.ts');
const menu = preloadable<MenuProps>(async () => (await part()).Menu);
const item = preloadable<MenuItemProps>(
  async () => (await part()).MenuItem as ComponentType<MenuItemProps>,
);

/** Fetches what menus are made of, so that the first one opens at once; what fails now is tried again by that one. */
export const bringMenus = (): void =>
  void Promise.all([menu.bring(), item.bring()]).catch(() => undefined);

/** MUI's menu, fetched when one is opened first; it stays, so that it can close with its movement. */
export const LazyMenu = (props: MenuProps) => {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <menu.Component {...props} />
      </Suspense>
    )
  );
};

/** An entry of it. */
export const LazyMenuItem = item.Component;
