import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { useId } from 'react';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { usePanelForm } from '#engine/panels/PanelForm.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { LiveRegion } from '#parts/page/LiveRegion.tsx';
import { NotSetUp, useNotSetUp } from '#parts/states/NotSetUp.tsx';

type Employee = AnswerOf<CallOf<'users.hrisDetails'>>;

/** What the form takes over of an employee; what HR does not know stays as it was typed. */
const valuesOf = (employee: Employee) => ({
  name: employee.name,
  email: employee.email,
  employeeCode: employee.employeeCode,
  ...(employee.joiningDate && { joiningDate: employee.joiningDate }),
  ...(employee.dateOfRelieving && { dateOfRelieving: employee.dateOfRelieving }),
  ...(employee.managerId && { parentId: employee.managerId }),
  ...(employee.designationId && { designationId: employee.designationId }),
});

const Found = ({ employee }: { employee: Employee }) => {
  const translate = useTranslate();
  const facts = [
    ['name', employee.name],
    ['email', employee.email],
    ['designation', employee.designation],
    ['department', employee.department],
    ['branch', employee.branch],
    ['manager', employee.managerName],
    ['joined', employee.joiningDate && formatDay(employee.joiningDate)],
  ] as const;
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 2, m: 0 }}>
      {facts.map(
        ([name, value]) =>
          value && (
            <Box key={name} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {translate(`hris.fact.${name}`)}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ),
      )}
    </Box>
  );
};

/** Looks the typed employee id up in the HR system, and takes what it knows into the form (part 3 sections 3 and 5). */
export const HrisPanel = () => {
  const { values, isReadonly, onChange } = usePanelForm();
  const record = useRecordContext();
  const translate = useTranslate();
  const heading = useId();
  const client = useClient();
  const code = typeof values['employeeCode'] === 'string' ? values['employeeCode'].trim() : '';
  const search = useMutation({
    networkMode: 'always',
    mutationFn: (employeeCode: string) =>
      client.call('users.hrisDetails', { query: { employeeCode } }),
  });
  const isOff = useNotSetUp('hris') !== undefined;
  if (isReadonly) return null;
  const { data: employee, error, isPending } = search;
  const isOther = employee?.userId !== undefined && employee.userId !== record?.id;
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 3 }}>
      <Typography id={heading} component="h2" variant="h3">
        {translate('hris.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(code === '' ? 'hris.type_first' : 'hris.help')}
      </Typography>
      <NotSetUp capability="hris" />
      <Button
        variant="outlined"
        disabled={code === '' || isOff}
        loading={isPending}
        onClick={() => search.mutate(code)}
      >
        {translate('hris.look_up')}
      </Button>
      <LiveRegion>
        {error && <FailureAlert error={error} />}
        {employee && (
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Found employee={employee} />
            {isOther && <Alert severity="warning">{translate('hris.known')}</Alert>}
            {employee.isSimulated && (
              <Typography variant="body2" color="textSecondary">
                {translate('hris.simulated')}
              </Typography>
            )}
            <Button
              variant="contained"
              color="primary"
              onClick={() => onChange({ ...values, ...valuesOf(employee) })}
            >
              {translate('hris.take')}
            </Button>
          </Box>
        )}
      </LiveRegion>
    </Box>
  );
};
