import Box from '@mui/material/Box';
import { useGetOne, useTranslate, type RaRecord } from 'ra-core';
import { useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { isEditable } from '#contract/model/checkRecord.ts';
import type { Field } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { may } from '#contract/rules/may.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { ErrorState } from '#parts/ErrorState.tsx';
import { PageBody } from '#parts/PageBody.tsx';
import { PageHeader } from '#parts/PageHeader.tsx';
import { useNavigate } from '#parts/router/useNavigate.ts';
import { FormSkeleton } from '#parts/Skeletons.tsx';
import { TabRow } from '#parts/TabRow.tsx';
import { useText } from '#parts/useText.ts';
import { useUser } from '#parts/useUser.ts';
import { ActsProvider } from '../actions/ActsProvider.tsx';
import { useMenuActions } from '../actions/useMenuActions.ts';
import { justRead } from '../FirstData.ts';
import { FormColumns } from '../form/FormColumns.tsx';
import { AsidePanel } from '../panels/AsidePanel.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useCan } from '../useCan.ts';
import { useNames } from '../useNames.ts';
import { EditDetails } from './EditDetails.tsx';
import { Forbidden } from './Forbidden.tsx';
import { FormArea } from './FormArea.tsx';
import { Gone } from './Gone.tsx';
import { History } from './History.tsx';
import { isMissing } from './isMissing.ts';
import { factFields, statusField } from './keyFacts.ts';
import { Missing } from './Missing.tsx';
import { ShowLayout } from './ShowLayout.tsx';

const ignore = () => undefined;

const tabs = ['details', 'history'] as const;

const RecordCell = ({ field, record }: { field: Field; record: RaRecord }) => (
  <FieldCell field={field} value={valueAt(record, field.path)} />
);

const Head = ({ record }: { record: RaRecord }) => {
  const screen = useScreen();
  const text = useText();
  const { titleOf } = useNames();
  const actionsOf = useMenuActions('record');
  const user = useUser();
  const [today] = useState(() => indiaDay(new Date()));
  const title = titleOf(record);
  const status = statusField(screen);
  const facts = factFields(screen).filter(({ visible }) =>
    evaluate(visible, { record, user, today }),
  );
  return (
    <PageHeader
      title={title}
      crumb={title}
      chip={status && <RecordCell field={status} record={record} />}
      facts={facts.map(field => ({
        label: text(field.label),
        value: <RecordCell field={field} record={record} />,
      }))}
      actions={actionsOf(record)}
    />
  );
};

const Loaded = ({ record }: { record: RaRecord }) => {
  const screen = useScreen();
  const { show, data, panels } = screen;
  const user = useUser();
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(one => one === search.get('tab')) ?? 'details';
  // What the server would refuse to save is only read: other rows than the role's, and what is over.
  const [today] = useState(() => indiaDay(new Date()));
  const isGranted = user ? may(user, screen, { action: 'edit', record, today }).allowed : false;
  const isOpen = isEditable(screen, { previous: record, user, today });
  const canEdit = isGranted && isOpen && (data.calls === null || data.calls.update !== null);
  const head = (
    <>
      <Head record={record} />
      <Box sx={{ mt: 2 }}>
        <TabRow
          label={translate('engine.record.tabs')}
          chosen={tab}
          onChoose={next => setSearch(next === 'details' ? {} : { tab: next }, { replace: true })}
          tabs={tabs.map(id => ({
            id,
            label: translate(`engine.record.${id}`),
            tabId: `tab-${id}`,
            panelId: `panel-${id}`,
          }))}
        />
      </Box>
    </>
  );
  const history = tab === 'history' && (
    <div id="panel-history" role="tabpanel" aria-labelledby="tab-history">
      <FormArea>
        <History id={record.id} record={record} />
      </FormArea>
    </div>
  );
  if (canEdit) return <EditDetails record={record} head={head} instead={history || null} />;
  return (
    <PageBody canvas="grey">
      {head}
      {history || (
        <div id="panel-details" role="tabpanel" aria-labelledby="tab-details">
          <FormArea>
            <FormColumns
              content={<ShowLayout record={record} layout={show} />}
              aside={
                panels.aside !== null && (
                  <AsidePanel
                    name={panels.aside}
                    values={record}
                    record={record}
                    refusal={null}
                    isReadonly
                    onGo={ignore}
                    onChange={ignore}
                  />
                )
              }
            />
          </FormArea>
        </div>
      )}
    </PageBody>
  );
};

const Record = ({ id }: { id: string }) => {
  const { resource, route } = useScreen();
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useGetOne<RaRecord>(
    resource,
    { id },
    { refetchOnWindowFocus: false, retry: false, staleTime: justRead },
  );
  const onRemoved = useCallback(() => navigate(route, { replace: true }), [navigate, route]);
  if (isPending) {
    return (
      <PageBody canvas="grey">
        <FormSkeleton />
      </PageBody>
    );
  }
  if (!data) {
    return (
      <PageBody>
        {isMissing(error) ? (
          <Gone id={id} otherwise={<Missing />} />
        ) : (
          <ErrorState error={error} onRetry={() => refetch()} isPage />
        )}
      </PageBody>
    );
  }
  return (
    <ActsProvider record={data} onRemoved={onRemoved}>
      <Loaded record={data} />
    </ActsProvider>
  );
};

/** One record: its details to read or change, and its history. */
export const RecordPage = () => {
  const { id = '' } = useParams();
  const can = useCan();
  return can('show') || can('edit') ? <Record key={id} id={id} /> : <Forbidden />;
};
