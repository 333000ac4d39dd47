/** The pages that need the form engine; together one part of the script. */
export { CreatePage } from './CreatePage.tsx';
export { RecordPage } from './RecordPage.tsx';
export { bringRecordParts } from './bringRecordParts.ts';
export { bringValidator } from '../form/useValidator.ts';
