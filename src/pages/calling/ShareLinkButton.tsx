import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useClient } from '#parts/ClientContext.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useTellFailure } from '#parts/useTellFailure.ts';
import type { Lead } from './useDesk.ts';

/** Sends the packages of the case as a link; a tenant's through the tenants' own call (part 3 section 7). */
export const ShareLinkButton = ({ lead }: { lead: Lead }) => {
  const translate = useTranslate();
  const client = useClient();
  const snackbar = useSnackbar();
  const tellFailure = useTellFailure();
  const share = useMutation({
    mutationFn: () =>
      client.call(
        lead.line === 'tenant' ? 'opportunities.shareTenantLink' : 'opportunities.shareLink',
        { body: { opportunityId: lead.opportunityId } },
      ),
    onSuccess: ({ message }) => snackbar('success', message),
    onError: error => tellFailure(error),
  });
  return (
    <Button
      startIcon={<Icon name="link" />}
      loading={share.isPending}
      onClick={() => share.mutate()}
    >
      {translate('calling.share')}
    </Button>
  );
};
