import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, useNavigate, useCreatePath, useRecordContext } from 'react-admin';
import { useId } from 'react';
import { callKey } from '#dataProvider/query/keys.ts';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useTold } from '#parts/useTold.ts';
import { useDeskAct, type Lead } from './useDesk.ts';

interface PeopleProps {
  lead: Lead;
  isBusy: boolean;
  onCall: (contactId: number | null) => void;
}

/** Whom to call, by a button each; a wall takes their force and says why. */
const People = ({ lead, isBusy, onCall }: PeopleProps) => {
  const translate = useTranslate();
  const told = useTold();
  return (
    <>
      {lead.wall && <Alert severity="warning">{told(lead.wall)}</Alert>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {lead.people.map(({ contactId, name, phone }) => (
          <Box
            component="li"
            key={contactId ?? 0}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
              <Box
                sx={{
                  typography: 'body2',
                  color: 'text.secondary',
                  fontVariantNumeric: 'tabular-nums',
                }}
              >
                {phone}
              </Box>
            </Box>
            <Button
              disabled={lead.wall !== null || isBusy}
              onClick={() => onCall(contactId)}
              startIcon={<Icon name="phone-outgoing" />}
            >
              {translate('calling.call', { name })}
            </Button>
          </Box>
        ))}
      </Box>
    </>
  );
};

/** Calls someone of an opportunity from its page; the call then runs on the desk (decision record 0118). */
export const CallClientAction = ({ onClose }: RunProps) => {
  const id = Number(useRecordContext()?.id);
  const translate = useTranslate();
  const createPath = useCreatePath();
  const heading = useId();
  const client = useClient();
  const navigate = useNavigate();
  const act = useDeskAct();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: callKey('soc.get', id),
    queryFn: ({ signal }) => client.call('soc.get', { params: { id }, signal, isFresh: true }),
    retry: false,
    gcTime: 0,
  });
  const call = (contactId: number | null) =>
    act.mutate(
      (http, idempotencyKey) =>
        http.call('calls.place', {
          body: { opportunityId: id, ...(contactId !== null && { contactId }) },
          idempotencyKey,
        }),
      {
        onSuccess: () => {
          onClose();
          navigate(createPath({ resource: 'calling-desk', type: 'list' }));
        },
      },
    );
  return (
    <FormDialog
      fullWidth
      maxWidth="xs"
      onClose={act.isPending ? undefined : onClose}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>{translate('calling.whom')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {isPending && <Skeleton height={96} sx={{ borderRadius: '8px' }} />}
        {error && <ErrorState error={error} onRetry={() => refetch()} />}
        {data && <People lead={data} isBusy={act.isPending} onCall={call} />}
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={onClose} disabled={act.isPending}>
          {translate('ra.action.cancel')}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};
