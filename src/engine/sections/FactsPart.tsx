import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { FactsSection } from '#contract/model/types.ts';
import { namedCallKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/ClientContext.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { ErrorState } from '#parts/ErrorState.tsx';
import { useText } from '#parts/useText.ts';
import { FactNote, FactValue } from '../figures/FactValue.tsx';
import { useReadScope } from '../figures/useReadScope.ts';
import { useRecord } from '../useRecord.ts';
import type { Values } from '../values/withValueAt.ts';
import { askCall } from '../figures/askCall.ts';
import { SectionFrame } from './SectionFrame.tsx';
import { SkeletonLines } from './SectionSkeleton.tsx';

/** What the call of the section answers; the record itself where it names none, without asking anyone. */
const useFacts = ({ from, refresh }: FactsSection, record: RaRecord) => {
  const client = useClient();
  const scope = useReadScope(record);
  const asked = useQuery({
    queryKey: namedCallKey(from?.call ?? '', 'facts', record.id, from),
    enabled: from !== null,
    retry: false,
    ...(refresh !== null && { refetchInterval: refresh }),
    queryFn: async ({ signal }): Promise<Values> =>
      from === null ? record : ((await askCall(client, from, scope, signal)) as Values),
  });
  return from === null
    ? { values: record as Values, isPending: false, error: null, refetch: asked.refetch }
    : {
        values: asked.data,
        isPending: asked.isPending,
        error: asked.error,
        refetch: asked.refetch,
      };
};

/** Facts in a card: a label with its value, a figure with what it is made of. */
export const FactsPart = ({ section }: { section: FactsSection }) => {
  const record = useRecord();
  const text = useText();
  const { values, isPending, error, refetch } = useFacts(section, record);
  const scope = useReadScope(record);
  const shown = section.facts.filter(({ field }) =>
    evaluate(field.visible, { ...scope, record: values ?? record }),
  );
  return (
    <SectionFrame title={section.label && text(section.label)} isBusy={isPending}>
      {isPending && <SkeletonLines lines={section.facts.length} />}
      {!values && error && <ErrorState error={error} onRetry={() => refetch()} />}
      {values && (
        <Box
          component="dl"
          sx={theme => ({
            m: 0,
            px: 4,
            pb: 3,
            typography: 'body2',
            '& > div': {
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'baseline',
              gap: 4,
              py: 2,
            },
            '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
          })}
        >
          {shown.map(fact => (
            <div key={fact.field.path}>
              <Box component="dt" sx={{ color: 'text.secondary', flex: 'none' }}>
                {text(fact.field.label)}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0, textAlign: 'right', fontWeight: 500 }}>
                <FactValue fact={fact} values={values} record={record} />
                {fact.note && (
                  <Box component="span" sx={{ ml: 2, color: 'text.secondary', fontWeight: 400 }}>
                    <FactNote field={fact.note} record={values} />
                  </Box>
                )}
              </Box>
            </div>
          ))}
        </Box>
      )}
    </SectionFrame>
  );
};
