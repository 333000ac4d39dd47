import { snackbarDurationOf } from '#contract/domain/messages/snackbar.ts';
import { loadScreen } from 'virtual:screens';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useTranslate } from 'react-admin';
import { use, useMemo } from 'react';
import { addDays } from '#contract/domain/days/addDays.ts';
import { sentBounds } from '#contract/domain/days/dayBounds.ts';
import { indiaDay, isDay } from '#contract/domain/days/indiaDay.ts';
import { readAsked } from '#contract/domain/reports/readAsked.ts';
import type { Report } from '#contract/domain/reports/Report.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { followJob } from '#parts/jobs/followed.ts';
import { useJobs } from '#parts/jobs/useJobs.ts';
import { useScreenHeads } from '#parts/contexts/useScreenHeads.ts';
import { useAddressMembers } from '#parts/contexts/useAddressMembers.ts';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useText } from '#parts/useText.ts';

/** Days as they are typed, and the other choices, by the names of the parameters. */
export type Entered = Readonly<Record<string, string>>;

/** Milliseconds for which the success of a report is shown (part 1 section 9). */
const shownFor = snackbarDurationOf('success', true);
const usualDays = 30;

/** The report whose page is open, with the name and words of its screen. */
export const useOpenReport = () => {
  const { pathname } = useLocation();
  const heads = useScreenHeads();
  const head = heads.find(({ route }) => route === pathname.replace(/\/$/, ''));
  const screen = use(loadScreen(head?.resource ?? ''));
  if (screen.type !== 'page' || !screen.report) throw new Error(`${pathname} is no report`);
  return { name: screen.resource, label: screen.label.other, report: screen.report };
};

/** What the form begins with: so many days up to today, and what the file says of the others. */
const beginning = ({ parameters, days = usualDays }: Report): Entered => {
  const today = indiaDay(new Date());
  const entries = parameters.map(({ name, as, value = '' }) => {
    if (as === 'from') return [name, addDays(today, 1 - days)] as const;
    return [name, as === 'until' ? today : value] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
};

/** What is entered, which is in the address, and a way to change one of it. */
export const useEntered = (report: Report) => {
  const [params, changeAddress] = useAddressMembers();
  const entered = useMemo(() => {
    const chosen = report.parameters.flatMap(({ name }) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return { ...beginning(report), ...Object.fromEntries(chosen) };
  }, [report, params]);
  const enter = (name: string, value: string) => changeAddress({ [name]: value });
  return { entered, enter };
};

/** As the call takes it: days from 00:00 to 23:59:59.999 in India (part 3 section 9), nothing that is empty. */
const sentOf = ({ parameters }: Report, entered: Entered): Entered =>
  Object.fromEntries(
    parameters.flatMap(({ name, as }) => {
      const value = entered[name] ?? '';
      if (value === '') return [];
      if ((as !== 'from' && as !== 'until') || !isDay(value)) return [[name, value]];
      const { from, to } = sentBounds(value, value);
      return [[name, as === 'from' ? from : to]];
    }),
  );

/** What is wrong with what is entered, by the rules that the server has too; its first rows once nothing is. */
export const usePreview = (name: string, report: Report, entered: Entered) => {
  const client = useClient();
  const sent = useMemo(() => sentOf(report, entered), [report, entered]);
  const read = useMemo(() => readAsked(report, sent), [report, sent]);
  const faults = 'faults' in read ? read.faults : [];
  const preview = useQuery({
    queryKey: callKey('reports.preview', name, sent),
    enabled: faults.length === 0,
    queryFn: ({ signal }) =>
      client.call('reports.preview', { params: { report: name }, body: sent, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { sent, faults, preview };
};

/** Begins to make the file, and says so in the words of the specification. */
export const useStart = (name: string, report: Report) => {
  const client = useClient();
  const translate = useTranslate();
  const text = useText();
  const tell = useSnackbar();
  const { list, jobs, reread } = useJobs(`subject==${name}`);
  const start = useMutation({
    mutationFn: (body: Entered) =>
      client.call('reports.start', { params: { report: name }, body: { ...body } }),
    onSuccess: ({ id }) => {
      followJob(id);
      reread();
      const words = report.started ? text(report.started) : translate('reports.started');
      tell('info', words, { autoHideDuration: shownFor });
    },
    onError: error => tell('error', report.failed ? text(report.failed) : error.message),
  });
  return { list, jobs, start };
};
