import { lazy } from 'react';
import { later } from '#parts/later.ts';
import { bringMenus } from '#parts/menus/LazyMenu.tsx';

const overlays = later(() => import('../overlays.ts'));

/** Starts to bring them, so that the first click does not wait; what fails now is tried again by that click. */
export const bringOverlays = (): void => {
  bringMenus();
  void overlays().catch(() => undefined);
};

export const ActionDialog = lazy(async () => ({ default: (await overlays()).ActionDialog }));
export const RemoveDialog = lazy(async () => ({ default: (await overlays()).RemoveDialog }));
export const ArrangeDrawer = lazy(async () => ({ default: (await overlays()).ArrangeDrawer }));
export const Bulk = lazy(async () => ({ default: (await overlays()).Bulk }));
export const ColumnChoice = lazy(async () => ({ default: (await overlays()).ColumnChoice }));
export const FilterDrawer = lazy(async () => ({ default: (await overlays()).FilterDrawer }));
export const RemovedDialog = lazy(async () => ({ default: (await overlays()).RemovedDialog }));
export const FilterPopover = lazy(async () => ({ default: (await overlays()).FilterPopover }));
export const ListChart = lazy(async () => ({ default: (await overlays()).ListChart }));
export const LostFields = lazy(async () => ({ default: (await overlays()).LostFields }));
export const RowMenu = lazy(async () => ({ default: (await overlays()).RowMenu }));
export const TreeOf = lazy(async () => ({ default: (await overlays()).TreeOf }));
export const ViewDialog = lazy(async () => ({ default: (await overlays()).ViewDialog }));
export const WhyDialog = lazy(async () => ({ default: (await overlays()).WhyDialog }));
