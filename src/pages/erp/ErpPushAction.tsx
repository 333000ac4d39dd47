import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { FieldError } from '#contract/calls/errors.ts';
import {
  entitySearchFault,
  unableToPush,
  type EntitySearch,
  type ErpEntity,
} from '#contract/domain/erp/entitySearch.ts';
import { toldIn } from '#contract/domain/messages/told.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import type { RunProps } from '#engine/actions/ActionsContext.ts';
import { AskFields, useAsked } from '#engine/actions/AskFields.tsx';
import type { Values } from '#engine/values/withValueAt.ts';
import { FormDialog } from '#parts/controls/FormDialog.tsx';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { NotSetUp } from '#parts/states/NotSetUp.tsx';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { erpAsk } from './erpAsk.ts';
import { StandingTable, type Standing } from './StandingTable.tsx';

/** How often records that are on their way are asked for again, in milliseconds. */
const lookAgain = 2_000;

const searchOf = (values: Values): EntitySearch => ({
  departmentId: values['departmentId'] as number | undefined,
  branchId: values['branchId'] as number | undefined,
  domain: values['domain'] as number | undefined,
  entityName: values['entityName'] as string | undefined,
  entityIds: values['entityIds'] as string | undefined,
});

const requestOf = ({ departmentId, branchId, domain, entityName, entityIds }: EntitySearch) => ({
  query: { domain, entityName: entityName as ErpEntity },
  body: { departmentId, branchId, entityIds },
});

const canGo = ({ state }: Standing): boolean => state !== 'missing' && state !== 'waiting';

const errorsOf = (error: Error | null): readonly FieldError[] =>
  error instanceof HttpError ? error.errors : [];

/** Records by their ids, how NetSuite stands to them, and the push (part 1 sections 5, 7 and 8). */
export const ErpPushAction = ({ onClose }: RunProps) => {
  const translate = useTranslate();
  const language = useLanguage();
  const heading = useId();
  const client = useClient();
  const snackbar = useSnackbar();
  const asked = useAsked(erpAsk, undefined, 'push');
  const close = asked.leaving(onClose);
  const [search, setSearch] = useState<EntitySearch | null>(null);
  const [isJudged, setJudged] = useState(false);
  const found = useQuery({
    queryKey: callKey('erp.getEntityRecords', search),
    queryFn: () => client.call('erp.getEntityRecords', requestOf(search ?? {})),
    enabled: search !== null,
    retry: false,
    refetchInterval: ({ state: { data } }) =>
      data?.results.some(({ state }) => state === 'waiting') ? lookAgain : false,
  });
  const push = useMutation({
    mutationFn: () => client.call('erp.pushManualEvents', requestOf(search ?? {})),
    onSuccess: ({ pushed }) => {
      snackbar(
        pushed > 0 ? 'success' : 'info',
        translate(pushed > 0 ? 'erpPush.pushed' : 'erpPush.none', { smart_count: pushed }),
      );
    },
  });
  const wanted = searchOf(asked.values);
  const fault = entitySearchFault(wanted);
  const alerts: readonly FieldError[] =
    isJudged && fault
      ? [{ in: 'body', field: `/${fault.field}`, code: 'search', message: toldIn(language, fault) }]
      : [];
  const find = () => {
    setJudged(true);
    if (!fault) setSearch(wanted);
  };
  const again = () => {
    push.reset();
    setSearch(null);
  };
  const refused = errorsOf(found.error);
  const rows = found.data?.results;
  const going = rows?.filter(canGo).length ?? 0;
  return (
    <FormDialog
      isTyped={asked.isChanged || undefined}
      fullWidth
      maxWidth="sm"
      onClose={close}
      aria-labelledby={heading}
    >
      <DialogTitle id={heading}>{translate('erpPush.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <NotSetUp capability="erp" />
        {found.error && refused.length === 0 && <FailureAlert error={found.error} />}
        {push.error && (
          <FailureAlert
            error={push.error}
            words={push.error.message || toldIn(language, unableToPush)}
          />
        )}
        {rows ? (
          <>
            {found.data?.isSimulated && (
              <Alert severity="info">{translate('erpPush.simulated')}</Alert>
            )}
            <StandingTable rows={rows} />
          </>
        ) : (
          <AskFields ask={erpAsk} asked={asked} refused={[...alerts, ...refused]} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" size="large" onClick={rows ? again : close}>
          {translate(rows ? 'erpPush.back' : 'ra.action.cancel')}
        </Button>
        {rows && (
          <Button variant="outlined" size="large" onClick={close}>
            {translate('erpPush.close')}
          </Button>
        )}
        <Button
          variant="contained"
          size="large"
          color="primary"
          loading={push.isPending || found.isLoading}
          disabled={rows !== undefined && going === 0}
          onClick={rows ? () => push.mutate() : find}
        >
          {rows ? translate('erpPush.push', { smart_count: going }) : translate('erpPush.find')}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};
