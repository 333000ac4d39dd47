import { RecordContextProvider, type RaRecord } from 'react-admin';
import { createElement } from 'react';
import type { Action } from '#contract/model/types.ts';
import { useRunDialog, type RunProps } from './ActionsContext.ts';

interface Props extends RunProps {
  action: Action;
  record: RaRecord | undefined;
}

/** The dialog made by hand that an action names. */
export const RunDialog = ({ action, record, ...props }: Props) => (
  <RecordContextProvider value={record}>
    {createElement(useRunDialog(action.run ?? ''), props)}
  </RecordContextProvider>
);
