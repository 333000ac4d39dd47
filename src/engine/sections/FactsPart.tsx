import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { FactsSection } from '#contract/model/types.ts';
import { namedCallKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import { isNoValue } from '#contract/domain/noValue.ts';
import { missingWords } from '#contract/model/missingWords.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { ErrorState } from '#parts/states/ErrorState.tsx';
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

/** A card has room below: what is long goes on there, where a table would cut it. */
const factStyle = {
  m: 0,
  minWidth: 0,
  textAlign: 'right',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '& > span[title]': { whiteSpace: 'normal !important' },
} as const;

/** Facts in a card: a label with its value, a figure with what it is made of. */
export const FactsPart = ({ section }: { section: FactsSection }) => {
  const record = useRecord();
  const text = useText();
  const { values, isPending, error, refetch } = useFacts(section, record);
  const scope = useReadScope(record);
  const told = values ?? record;
  // A fact that is not there is no fact; one whose absence has words says something.
  const shown = section.facts.filter(
    ({ field }) =>
      evaluate(field.visible, { ...scope, record: told }) &&
      (!isNoValue(valueAt(told, field.path)) || missingWords(field, told) !== null),
  );
  if (values && shown.length === 0) return null;
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
              <Box component="dd" sx={factStyle}>
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
