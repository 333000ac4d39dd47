import { lazy } from 'react';
import { later } from '#parts/fetching/later.ts';
import { laterPart } from '#parts/fetching/laterPart.tsx';
import { bringMenus } from '#parts/menus/LazyMenu.tsx';

const overlays = later(() => import('../overlays.ts'));
const totals = later(() => import('../totals.ts'));

/** Starts to bring them, so that the first click does not wait; what fails now is tried again by that click. */
export const bringOverlays = (): void => {
  bringMenus();
  void overlays().catch(() => undefined);
};

export const ActionDialog = lazy(async () => ({ default: (await overlays()).ActionDialog }));
export const RemoveDialog = lazy(async () => ({ default: (await overlays()).RemoveDialog }));
export const ArrangeDrawer = lazy(async () => ({ default: (await overlays()).ArrangeDrawer }));
export const Bulk = laterPart(async () => (await overlays()).Bulk);
export const ColumnChoice = lazy(async () => ({ default: (await overlays()).ColumnChoice }));
export const FilterDrawer = lazy(async () => ({ default: (await overlays()).FilterDrawer }));
export const RemovedDialog = laterPart(async () => (await overlays()).RemovedDialog);
export const FilterPopover = lazy(async () => ({ default: (await overlays()).FilterPopover }));
export const ListChart = laterPart(async () => (await overlays()).ListChart);
export const LostFields = laterPart(async () => (await overlays()).LostFields);
export const NoRows = laterPart(async () => (await overlays()).NoRows);
export const PartChip = laterPart(async () => (await overlays()).PartChip);
export const RowMenu = lazy(async () => ({ default: (await overlays()).RowMenu }));
export const TotalsOf = laterPart(async () => (await totals()).TotalsOf);
export const TreeOf = laterPart(async () => (await overlays()).TreeOf);
export const Triage = laterPart(async () => (await overlays()).Triage);
export const ViewTools = laterPart(async () => (await overlays()).ViewTools);
export const WhyDialog = lazy(async () => ({ default: (await overlays()).WhyDialog }));
