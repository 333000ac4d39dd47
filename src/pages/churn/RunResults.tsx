import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { dryRunError } from '#contract/domain/churn/churnModes.ts';
import { toldIn } from '#contract/domain/messages/told.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { useLanguage } from '#parts/useLanguage.ts';

type Row = AnswerOf<CallOf<'churnDryRuns.get'>>['results'][number];

const cellStyles = { py: 2, borderTop: 1, borderColor: 'divider', verticalAlign: 'top' } as const;

/** What each project's dry run found, or its message. */
export const RunResults = ({ rows }: { rows: readonly Row[] }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const wordsOf = ({ message, hi, eligible_count: eligibleCount }: Row) => {
    const error = dryRunError({ ...(message && { message }), eligibleCount });
    return error && toldIn(language, { message: error, ...(hi && { hi }) });
  };
  return (
    <Box
      sx={{ maxHeight: 320, overflowY: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={translate('churn.many.results')}
    >
      <Box
        component="table"
        sx={{ width: '100%', borderCollapse: 'collapse', typography: 'body2' }}
      >
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ textAlign: 'start', py: 2 }}>
              {translate('churn.many.project')}
            </Box>
            <Box component="th" scope="col" sx={{ textAlign: 'end', py: 2 }}>
              {translate('churn.many.eligible')}
            </Box>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.entity_id}>
              <Box
                component="th"
                scope="row"
                sx={{
                  ...cellStyles,
                  textAlign: 'start',
                  fontWeight: 400,
                  overflowWrap: 'anywhere',
                }}
              >
                {row.entity_name}
                {wordsOf(row) && <Box sx={{ color: 'error.main' }}>{wordsOf(row)}</Box>}
              </Box>
              <Box
                component="td"
                sx={{ ...cellStyles, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
              >
                {typeof row.eligible_count === 'number' ? writeNumber(row.eligible_count) : '--'}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
