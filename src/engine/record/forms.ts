/** What needs the form engine; together one part of the script. */
export { CreatePage } from './CreatePage.tsx';
export { Details } from './Details.tsx';
export { bringValidator } from '../form/useValidator.ts';
