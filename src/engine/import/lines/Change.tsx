import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { isNoValue } from '#contract/domain/noValue.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { VisuallyHidden } from '#parts/controls/VisuallyHidden.tsx';
import { useScreen } from '../../ScreenContext.ts';

const Value = ({ path, value }: { path: string; value: unknown }) => {
  const field = useScreen().fields[path];
  const translate = useTranslate();
  if (isNoValue(value))
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('engine.history.empty')}
      </Box>
    );
  return field ? <FieldCell field={field} value={value} /> : <>{asText(value)}</>;
};

/** By how many percent an amount rises or falls, to one decimal; undefined where there is nothing to compare. */
const percentOf = (before: unknown, after: unknown): number | undefined =>
  typeof before === 'number' && typeof after === 'number' && before !== 0
    ? Math.round(((after - before) / Math.abs(before)) * 1000) / 10
    : undefined;

const Percent = ({ percent }: { percent: number }) => {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color: 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      <Icon name={percent < 0 ? 'arrow-down-right' : 'arrow-up-right'} size={14} />
      {`${percent > 0 ? '+' : ''}${writeNumber(percent)} %`}
    </Box>
  );
};

interface Props {
  path: string;
  before: unknown;
  after: unknown;
  isNew: boolean;
}

/** One field that a line changes: what it is, and what it will be. */
export const Change = ({ path, before, after, isNew }: Props) => {
  const { fields } = useScreen();
  const translate = useTranslate();
  const text = useText();
  const field = fields[path];
  const isAmount = field?.kind === 'money' || field?.kind === 'number' || field?.kind === 'percent';
  const percent = isAmount && !isNew ? percentOf(before, after) : undefined;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        minWidth: 0,
        maxWidth: '100%',
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {field ? text(field.label) : path}
      </Box>
      {!isNew && (
        <>
          <VisuallyHidden>{translate('engine.history.before')} </VisuallyHidden>
          <Value path={path} value={before} />
          <Icon name="arrow-right" size={14} style={{ flex: 'none' }} />
          <VisuallyHidden>{translate('engine.history.after')} </VisuallyHidden>
        </>
      )}
      <Box component="span" sx={{ fontWeight: 500, minWidth: 0 }}>
        <Value path={path} value={after} />
      </Box>
      {percent !== undefined && <Percent percent={percent} />}
    </Box>
  );
};
