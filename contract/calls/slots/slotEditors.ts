import { roleCodes } from '../../domain/roles.ts';
import { roleEffect } from '../../domain/roles/userFlags.ts';

/**
 * Who changes advertising slots. Their menu entries are open to everyone who is signed in, so everyone reads; those who
 * only read elsewhere only read here (T13), and content users write the words and pictures (record 0060).
 */
export const slotEditorRoles = roleCodes.filter(code =>
  ['modify', 'content'].includes(roleEffect(code)),
);
