import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isRoleCode } from '#contract/domain/roles.ts';
import { roleName } from '#contract/domain/roles/roleName.ts';
import type { Cause, Verdict } from '#contract/model/rights/why.ts';
import { useStart } from '#parts/StartContext.ts';
import { StatusChip } from '#parts/words/StatusChip.tsx';
import { useText } from '#parts/useText.ts';
import { ConditionSentence, type Fields } from './ConditionSentence.tsx';

/** Roles as people call them. */
export const useRoleNames = () => {
  const { product } = useStart();
  const translate = useTranslate();
  return (code: string | null): string => {
    if (code === null || code === 'signed-in') return translate('engine.why.everyone');
    return isRoleCode(code) ? roleName(code, product.name) : code;
  };
};

/** Text key of a rule, by its kind and what it comes to. */
const wordsOf = ({ rule, allows, role }: Cause): string => {
  if (rule === 'grant' && role === null) return 'engine.why.rule_open';
  if (rule === 'grant') return allows ? 'engine.why.rule_grant_yes' : 'engine.why.rule_grant_no';
  if (rule === 'hide') return allows ? 'engine.why.rule_hide_but' : 'engine.why.rule_hide';
  if (rule === 'lock') return allows ? 'engine.why.rule_lock_but' : 'engine.why.rule_lock';
  return `engine.why.rule_${rule.replace('-', '_')}`;
};

interface Props {
  verdicts: readonly Verdict[];
  /** For the names of what conditions speak of. */
  fields: Fields;
}

const CauseLine = ({ cause, fields }: Omit<Props, 'verdicts'> & { cause: Cause }) => {
  const translate = useTranslate();
  const text = useText();
  const nameOf = useRoleNames();
  return (
    <Box component="li" sx={{ py: 2, display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <span>{translate(wordsOf(cause), { role: nameOf(cause.role) })}</span>
      </Box>
      {cause.explained && <ConditionSentence explained={cause.explained} fields={fields} />}
      {cause.words && !cause.allows && (
        <Box sx={{ color: 'text.secondary' }}>{text(cause.words)}</Box>
      )}
    </Box>
  );
};

/** What the server decided, and for each decision the rules that speak for and against it. */
export const Verdicts = ({ verdicts, fields }: Props) => {
  const translate = useTranslate();
  const nameOf = useRoleNames();
  return verdicts.map(({ about, holds, causes, grantedTo }) => (
    <Box key={about} component="section">
      <StatusChip tone={holds ? 'success' : 'neutral'}>
        {translate(`engine.why.${about}_${holds ? 'yes' : 'no'}`)}
      </StatusChip>
      <Box
        component="ul"
        sx={theme => ({
          m: 0,
          mt: 1,
          p: 0,
          listStyle: 'none',
          typography: 'body2',
          '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
        })}
      >
        {causes.map(cause => (
          <CauseLine key={`${cause.rule}${cause.pointer}`} cause={cause} fields={fields} />
        ))}
      </Box>
      {!holds && grantedTo.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('engine.why.granted_to', { roles: grantedTo.map(nameOf).join(', ') })}
        </Typography>
      )}
    </Box>
  ));
};
