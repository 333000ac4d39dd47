import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { FactorsSection } from './FactorsSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { useOwnSecurity } from './useOwnSecurity.ts';

/** One's own second factors, sessions and known devices. */
export const SecurityPage = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useOwnSecurity();
  return (
    <PageBody canvas="grey">
      <PageHeader title={translate('security.title')} context={translate('security.hint')} />
      {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton height={480} sx={{ mt: 5, borderRadius: '8px' }} />}
      {data && (
        <Box sx={{ maxWidth: 820 }}>
          <FactorsSection own={data} />
          <SessionsSection sessions={data.sessions} />
          <DevicesSection devices={data.devices} />
        </Box>
      )}
    </PageBody>
  );
};
