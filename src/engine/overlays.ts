/** What opens over a list, or is there in rare cases: one part of the script, brought when the list stands. */
export { ActionDialog } from './actions/ActionDialog.tsx';
export { ArrangeDrawer } from './list/arrange/ArrangeDrawer.tsx';
export { Bulk } from './list/bulk/Bulk.tsx';
export { RemoveDialog } from './actions/RemoveDialog.tsx';
export { ColumnChoice } from './list/columns/ColumnChoice.tsx';
export { FilterDrawer } from './list/filters/FilterDrawer.tsx';
export { RemovedDialog } from './removed/RemovedDialog.tsx';
export { FilterPopover } from './list/filters/FilterPopover.tsx';
export { PartChip } from './list/filters/PartChip.tsx';
export { ListChart } from './list/chart/ListChart.tsx';
export { LostFields } from './list/LostFields.tsx';
export { NoRows } from './list/NoRows.tsx';
export { RowMenu } from './list/RowMenu.tsx';
export { ViewTools } from './list/views/ViewTools.tsx';
export { TriagePart as Triage } from './triage/TriagePart.tsx';
export { WhyDialog } from './why/WhyDialog.tsx';
export { TreeOf } from './list/tree/TreeOf.tsx';
