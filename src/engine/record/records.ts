/** The page of a record without the form engine, which comes where it shows fields; together one part of the script. */
export { RecordPage } from './RecordPage.tsx';
export { bringRecordParts } from './bringRecordParts.ts';
