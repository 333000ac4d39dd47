import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useCreatePath, useTranslate } from 'react-admin';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { newAccountPath } from './newAccountPath.ts';
import type { DeskCall } from '../useDesk.ts';

/** In place of the case: the caller's number belongs to nobody, and an account can be made while they talk. */
export const CallerOfNobody = ({ call }: { call: DeskCall }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { canAccess: mayCreate = false } = useCanAccess({ resource: 'accounts', action: 'create' });
  return (
    <EmptyState
      icon="phone-call"
      title={translate('calling.incoming.unknown')}
      actions={
        mayCreate && (
          <Button component={LinkBase} to={newAccountPath(createPath, call.unknownNumber ?? '')}>
            {translate('calling.unknown.create')}
          </Button>
        )
      }
    >
      {translate('calling.incoming.nobody')}
    </EmptyState>
  );
};
