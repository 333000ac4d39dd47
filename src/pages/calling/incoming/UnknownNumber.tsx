import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useCanAccess, useCreatePath, useTranslate } from 'react-admin';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { newAccountPath } from './newAccountPath.ts';

/** Who has a number: opportunities and accounts that the person may read. */
const useHolders = (number: string) => {
  const client = useClient();
  return useQuery({
    queryKey: callKey('accounts.keySearch', 'holders', number),
    retry: false,
    queryFn: async ({ signal }) => {
      const selectors = [{ key: 'phone' as const, value: number }];
      const [cases, clients] = await Promise.all([
        client.call('opportunities.postKeySearch', { body: { selectors }, signal }),
        client.call('accounts.keySearch', {
          query: { salesAccountSelectorsArray: JSON.stringify(selectors) },
          signal,
        }),
      ]);
      return {
        hasCase: (cases.results[0]?.opportunities.length ?? 0) > 0,
        account: clients.results[0]?.accounts[0],
      };
    },
  });
};

/** A number that no case has, above the search that it was looked up in: whose it is, or a new account with it. */
export const UnknownNumber = ({ number }: { number: string }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { data } = useHolders(number);
  const { canAccess: mayCreate = false } = useCanAccess({ resource: 'accounts', action: 'create' });
  if (!data || data.hasCase) return null;
  const { account } = data;
  return (
    <LiveRegion sx={{ px: { xs: 4, sm: 6 }, pt: 4 }}>
      <Alert
        severity="info"
        sx={{ alignItems: 'center' }}
        action={
          account ? (
            <Button
              component={LinkBase}
              to={createPath({ resource: 'accounts', type: 'edit', id: account.id })}
            >
              {translate('calling.unknown.open')}
            </Button>
          ) : (
            mayCreate && (
              <Button
                component={LinkBase}
                variant="contained"
                color="primary"
                to={newAccountPath(createPath, number)}
              >
                {translate('calling.unknown.create')}
              </Button>
            )
          )
        }
      >
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {account
            ? translate('calling.unknown.account', { number, name: account.accountName })
            : translate('calling.unknown.nobody', { number })}
        </Box>
      </Alert>
    </LiveRegion>
  );
};
