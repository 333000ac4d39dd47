import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { SecurityRow, SecurityRows, SecuritySection } from './SecuritySection.tsx';
import { useOwnAct, type OwnSecurity } from './useOwnSecurity.ts';

/** Browsers from which a sign-in is not told by mail. */
export const DevicesSection = ({ devices }: Pick<OwnSecurity, 'devices'>) => {
  const translate = useTranslate();
  const client = useClient();
  const snackbar = useSnackbar();
  const tellFailure = useTellFailure();
  const forget = useOwnAct((id: number) =>
    client.call('ownSecurity.forgetDevice', { params: { id } }),
  );
  return (
    <SecuritySection title={translate('security.devices')} hint={translate('security.devicesHint')}>
      {devices.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
          {translate('security.noDevice')}
        </Typography>
      )}
      <SecurityRows>
        {devices.map(({ id, device, address, isThis, firstSeenAt, lastSeenAt }) => (
          <SecurityRow
            key={id}
            name={
              <>
                {device}
                {isThis && <StatusChip tone="success">{translate('security.thisOne')}</StatusChip>}
              </>
            }
            facts={[
              address,
              <>
                {translate('security.firstSeen')} <RelativeTime at={firstSeenAt} />
              </>,
              <>
                {translate('security.begun')} <RelativeTime at={lastSeenAt} />
              </>,
            ]}
            acts={
              <Button
                variant="outlined"
                disabled={forget.isPending}
                aria-label={translate('security.forgetNamed', { name: device })}
                onClick={() =>
                  forget.mutate(id, {
                    onSuccess: () => snackbar('success', translate('security.forgotten')),
                    onError: error => tellFailure(error),
                  })
                }
              >
                {translate('security.forget')}
              </Button>
            }
          />
        ))}
      </SecurityRows>
    </SecuritySection>
  );
};
