import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate, LinkBase, useCreatePath } from 'react-admin';
import { writeCount } from '#contract/requests/writeCount.ts';
import { SectionFrame } from '#engine/sections/SectionFrame.tsx';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { ErrorState } from '#parts/states/ErrorState.tsx';
import { PageBody } from '#parts/page/PageBody.tsx';
import { PageHeader } from '#parts/page/PageHeader.tsx';
import { Skeleton } from '#parts/states/Skeleton.tsx';
import { useText } from '#parts/useText.ts';
import { JobList } from './JobList.tsx';
import { ReportChart } from './ReportChart.tsx';
import { ReportForm } from './ReportForm.tsx';
import { ReportRows } from './ReportRows.tsx';
import { useEntered, useOpenReport, usePreview, useStart } from './useReport.ts';

/** Any report: what it asks, its plot and first rows, and the files that were made of it (record 0136). */
export const ReportPage = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const text = useText();
  const { name, label, report } = useOpenReport();
  const { entered, enter } = useEntered(report);
  const { sent, faults, preview } = usePreview(name, report, entered);
  const { list, jobs, start } = useStart(name, report);
  const { data, error } = preview;
  const isWrong = faults.length > 0;
  const hasRecordings = report.columns.some(({ as }) => as === 'recording');
  const rows = () => {
    if (isWrong) return null;
    if (error)
      return (
        <ErrorState
          title={translate('reports.error')}
          error={error}
          onRetry={() => preview.refetch()}
        />
      );
    if (!data) return <Skeleton height={320} />;
    const count = translate('reports.count', {
      smart_count: data.count,
      count: writeCount(data.count),
    });
    return (
      <>
        <ReportChart report={report} chart={data.chart} />
        <SectionFrame title={translate('reports.first')} count={count} isBusy={preview.isFetching}>
          {data.count === 0 ? (
            <EmptyState icon="inbox" title={translate('reports.none')}>
              {translate('reports.noneHint')}
            </EmptyState>
          ) : (
            <ReportRows
              label={translate('reports.first')}
              columns={report.columns}
              rows={data.rows}
            />
          )}
        </SectionFrame>
      </>
    );
  };
  return (
    <PageBody>
      <PageHeader
        title={text(label)}
        context={text(report.about)}
        {...(hasRecordings && {
          secondary: (
            <Button
              component={LinkBase}
              to={createPath({ resource: 'call-logs', type: 'list' })}
              variant="outlined"
            >
              {translate('reports.feedback')}
            </Button>
          ),
        })}
        primary={
          <Button
            variant="contained"
            color="primary"
            disabled={isWrong}
            loading={start.isPending}
            onClick={() => start.mutate(sent)}
          >
            {translate('reports.download')}
          </Button>
        }
      />
      <Box sx={{ mt: 4, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ReportForm report={report} entered={entered} faults={faults} onEnter={enter} />
        <JobList title={translate('reports.runs')} list={list} jobs={jobs} />
        {rows()}
      </Box>
    </PageBody>
  );
};
