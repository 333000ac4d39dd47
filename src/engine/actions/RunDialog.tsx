import { createElement } from 'react';
import type { Action } from '#contract/model/types.ts';
import { useRunDialog, type RunProps } from './ActionsContext.ts';

/** The dialog made by hand that an action names. */
export const RunDialog = ({ action, ...props }: RunProps & { action: Action }) =>
  createElement(useRunDialog(action.run ?? ''), props);
