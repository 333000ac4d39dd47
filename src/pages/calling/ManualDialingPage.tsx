import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate, useNavigate, useCreatePath, useCanAccess } from 'react-admin';
import { useId, useState, type SyntheticEvent } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callDetailCaseTypeId } from '#contract/domain/calling/callConstants.ts';
import { checkPhone } from '#contract/domain/checks/contactChecks.ts';
import { normalisePhone } from '#contract/domain/checks/phone.ts';
import { sourceIdOf } from '#contract/domain/lines.ts';
import { writeListAddress } from '#engine/list/address/listAddress.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { useNotSetUp } from '#parts/states/NotSetUp.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { sendOnce } from '#parts/fetching/sendOnce.ts';
import { TextBox } from '#parts/controls/TextBox.tsx';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';
import { SimulatedHint } from './SimulatedHint.tsx';
import { useDesk } from './useDesk.ts';

type Found = AnswerOf<
  CallOf<'opportunities.postKeySearch'>
>['results'][number]['opportunities'][number];

/** Looks a number up, places the call about the opportunity that it belongs to, and puts it on record with it (T107). */
const useDialing = (onSeveral: (found: readonly Found[]) => void) => {
  const client = useClient();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const tellFailure = useTellFailure();
  const dial = async (number: string, { id: opportunityId, line }: Found) => {
    const call = await sendOnce(client, (http, idempotencyKey) =>
      http.call('kira.callNow', {
        body: { toNo: number, opportunityId, callType: 'manual', sourceId: sourceIdOf(line) },
        idempotencyKey,
      }),
    );
    await sendOnce(client, (http, idempotencyKey) =>
      http.call('calls.createDetail', {
        body: { callId: call.id, opportunityId, caseTypeId: callDetailCaseTypeId },
        idempotencyKey,
      }),
    );
    navigate(createPath({ resource: 'opportunities', type: 'edit', id: opportunityId }));
  };
  const tell = (error: Error) => tellFailure(error);
  const find = useMutation({
    mutationFn: async (number: string) => {
      const { results } = await client.call('opportunities.postKeySearch', {
        body: { selectors: [{ key: 'phone', value: number }] },
      });
      const found = results[0]?.opportunities ?? [];
      const [only, ...others] = found;
      if (!only)
        return navigate(
          createPath({ resource: 'opportunity-search', type: 'list' }) +
            writeListAddress({ search: number }),
        );
      return others.length > 0 ? onSeveral(found) : dial(number, only);
    },
    onError: tell,
  });
  const call = useMutation({
    mutationFn: ({ number, one }: { number: string; one: Found }) => dial(number, one),
    onError: tell,
  });
  return { find, call };
};

/** Dialling by hand: a number is called for the opportunity that it belongs to (part 1 section 4). */
export const ManualDialingPage = () => {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [several, setSeveral] = useState<readonly Found[]>([]);
  const { find, call } = useDialing(setSeveral);
  const off = useNotSetUp('telephony');
  const { canAccess: mayCall = false } = useCanAccess({ resource: 'console', action: 'call' });
  const desk = useDesk(mayCall);
  const unable = mayCall ? off : translate('calling.manual.notYours');
  const number = normalisePhone(typed);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const wrong =
      checkPhone(number) ?? (number === '' ? 'Phone number must have 10 digits' : undefined);
    setFault(wrong);
    setSeveral([]);
    if (!wrong) find.mutate(number);
  };
  if (unable !== undefined)
    return (
      <PageBody canvas="grey">
        <PageHeader title={translate('calling.manual.title')} />
        <EmptyState icon="phone-call" title={unable} isPage />
      </PageBody>
    );
  return (
    <PageBody canvas="grey">
      <PageHeader
        title={translate('calling.manual.title')}
        context={translate('calling.manual.hint')}
      />
      {desk.data?.isSimulated && <SimulatedHint hours={desk.data.hours} />}
      <Box sx={{ mt: 4, maxWidth: 560, display: 'grid', gap: 4 }}>
        <SectionFrame title={null}>
          <Box component="form" onSubmit={submit} noValidate sx={{ p: 4, display: 'grid', gap: 2 }}>
            <Box component="label" htmlFor={id} sx={{ typography: 'body2', fontWeight: 600 }}>
              {translate('calling.manual.number')}
            </Box>
            <TextBox
              id={id}
              type="tel"
              inputMode="tel"
              autoComplete="off"
              value={typed}
              isInvalid={fault !== undefined}
              aria-describedby={fault ? `${id}-fault` : undefined}
              onChange={event => setTyped(event.target.value)}
            />
            {fault && (
              <Box
                id={`${id}-fault`}
                role="alert"
                sx={{ typography: 'body2', color: 'error.main' }}
              >
                {fault}
              </Box>
            )}
            <Box>
              <Button
                type="submit"
                variant="contained"
                color="primary"
                size="large"
                loading={find.isPending}
                startIcon={<Icon name="phone-outgoing" />}
              >
                {translate('calling.manual.find')}
              </Button>
            </Box>
          </Box>
        </SectionFrame>
        {several.length > 0 && (
          <SectionFrame title={translate('calling.manual.which')} count={String(several.length)}>
            <Box
              component="ul"
              sx={{ m: 0, px: 4, pb: 3, listStyle: 'none', display: 'grid', gap: 2 }}
            >
              {several.map(one => (
                <Box
                  component="li"
                  key={one.id}
                  sx={{ display: 'flex', gap: 3, alignItems: 'center' }}
                >
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    {one.name}
                    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                      {one.id} · {one.accountName}
                    </Box>
                  </Box>
                  <Button loading={call.isPending} onClick={() => call.mutate({ number, one })}>
                    {translate('calling.manual.call')}
                  </Button>
                </Box>
              ))}
            </Box>
          </SectionFrame>
        )}
      </Box>
    </PageBody>
  );
};
