/** What opens over a list, or is there in rare cases: one part of the script, brought when the list stands. */
export { ActionDialog } from './actions/ActionDialog.tsx';
export { ArrangeDrawer } from './list/ArrangeDrawer.tsx';
export { Bulk } from './list/Bulk.tsx';
export { RemoveDialog } from './actions/RemoveDialog.tsx';
export { ColumnChoice } from './list/columns/ColumnChoice.tsx';
export { FilterDrawer } from './list/filters/FilterDrawer.tsx';
export { RemovedDialog } from './removed/RemovedDialog.tsx';
export { FilterPopover } from './list/filters/FilterPopover.tsx';
export { ListChart } from './list/chart/ListChart.tsx';
export { LostFields } from './list/LostFields.tsx';
export { RowMenu } from './list/RowMenu.tsx';
export { ViewDialog } from './list/views/ViewDialog.tsx';
export { WhyDialog } from './why/WhyDialog.tsx';
export { TreeOf } from './list/tree/TreeOf.tsx';
