import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { SecurityRow, SecurityRows, SecuritySection } from './SecuritySection.tsx';
import { useOwnAct, type OwnSecurity } from './useOwnSecurity.ts';

/** Where one is signed in: this browser first known by its mark, the others to be ended. */
export const SessionsSection = ({ sessions }: Pick<OwnSecurity, 'sessions'>) => {
  const translate = useTranslate();
  const client = useClient();
  const snackbar = useSnackbar();
  const tellFailure = useTellFailure();
  const end = useOwnAct((id: number) => client.call('ownSecurity.endSession', { params: { id } }));
  const endOthers = useOwnAct(() => client.call('ownSecurity.endOtherSessions', {}));
  const isBusy = end.isPending || endOthers.isPending;
  return (
    <SecuritySection
      title={translate('security.sessions')}
      hint={translate('security.sessionsHint')}
      aside={
        sessions.length > 1 && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() =>
              endOthers.mutate(undefined, {
                onSuccess: ({ ended }) =>
                  snackbar('success', translate('security.endedOthers', { smart_count: ended })),
                onError: error => tellFailure(error),
              })
            }
          >
            {translate('security.endOthers')}
          </Button>
        )
      }
    >
      <SecurityRows>
        {sessions.map(({ id, device, address, isThis, beganAt, lastSeenAt }) => (
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
                {translate('security.begun')} <RelativeTime at={beganAt} />
              </>,
              <>
                {translate('security.seen')} <RelativeTime at={lastSeenAt} />
              </>,
            ]}
            acts={
              !isThis && (
                <Button
                  variant="outlined"
                  disabled={isBusy}
                  aria-label={translate('security.endNamed', { name: device })}
                  onClick={() =>
                    end.mutate(id, {
                      onSuccess: () => snackbar('success', translate('security.ended')),
                      onError: error => tellFailure(error),
                    })
                  }
                >
                  {translate('security.end')}
                </Button>
              )
            }
          />
        ))}
      </SecurityRows>
    </SecuritySection>
  );
};
