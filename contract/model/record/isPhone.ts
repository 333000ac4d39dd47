import type { Field } from '../screen.ts';

/** Whether a field holds phone numbers that are masked for most people: not those of our own people (T89). */
export const isPhone = ({ kind, schema }: Pick<Field, 'kind' | 'schema'>): boolean =>
  kind === 'phone' && schema.format !== 'work-phone';
