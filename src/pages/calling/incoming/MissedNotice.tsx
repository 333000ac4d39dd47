import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { RelativeTime } from '#parts/words/RelativeTime.tsx';
import { newAccountPath } from './newAccountPath.ts';
import { useDeskAct, type Desk } from '../useDesk.ts';

/** Numbers that nobody has and nobody answered: an account is made with each, or somebody says that it is dealt with. */
export const MissedNotice = ({ missed }: Pick<Desk, 'missed'>) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const act = useDeskAct();
  if (missed.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 4 }}>
      {translate('calling.incoming.missed')}
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {missed.map(({ id, unknownNumber, rangAt }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
          >
            <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {unknownNumber}
            </Box>
            <RelativeTime at={rangAt} />
            <Button
              size="small"
              component={LinkBase}
              to={newAccountPath(createPath, unknownNumber)}
            >
              {translate('calling.unknown.create')}
            </Button>
            <Button
              size="small"
              variant="text"
              loading={act.isPending}
              onClick={() =>
                act.mutate((client, idempotencyKey) =>
                  client.call('calling.line', {
                    params: { id },
                    body: { act: 'settle' },
                    idempotencyKey,
                  }),
                )
              }
            >
              {translate('calling.incoming.settle')}
            </Button>
          </Box>
        ))}
      </Box>
    </Alert>
  );
};
