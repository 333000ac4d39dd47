/** What a record page is composed of: one part of the script, brought by the first page that uses it. */
export { SectionPart } from './SectionPart.tsx';
export { StagePath } from './StagePath.tsx';
