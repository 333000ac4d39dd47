import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { FieldError } from '#contract/calls/errors.ts';
import { FieldWidget } from '#fields/FieldWidget.tsx';
import { problemOf } from '#fields/typed/typing.ts';
import { Tip } from '#parts/controls/Tip.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { useLanguage } from '#parts/useLanguage.ts';
import { useText } from '#parts/useText.ts';
import { Money } from '#parts/words/Money.tsx';
import { quoteFields } from './quoteFields.ts';
import { LineFrame } from './QuoteFrames.ts';
import { cells, valueIn, type Cell, type QuoteRow } from './quoteRows.ts';
import type { LevelWords } from './useLevelWords.ts';

interface Props {
  row: QuoteRow;
  /** Whose price it is, where that is not the city of the deal. */
  city: string | undefined;
  level: LevelWords;
  isChecked: boolean;
  isMissing: boolean;
  /** What the server says is wrong with this line. */
  refused: readonly FieldError[];
  onChange: (cell: Cell, value: unknown) => void;
  onRemove: () => void;
}

const toneColors = {
  none: 'text.secondary',
  waits: 'warning.dark',
  refused: 'error.dark',
} as const;

/** The id of a cell, to give it the focus. */
export const cellId = (key: string, cell: Cell): string => `quote-${key}-${cell}`;

/** One package of the quote: what is typed, its rate, and who decides its discount. */
export const QuoteLine = ({ row, city, level, isChecked, isMissing, refused, ...on }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const text = useText();
  const faultOf = (cell: Cell): string | undefined => {
    const field = quoteFields[cell];
    const theirs = refused.find(one => one.field.split('/').at(-1) === cell);
    if (theirs) return theirs.message;
    if (cell === 'startDate' && isChecked && isMissing)
      return translate('engine.error.required', { field: text(field.label) });
    if (!Object.hasOwn(row.unread, cell)) return undefined;
    const problem = problemOf(field, row.unread[cell], language);
    return problem ? problem[language] : translate(`quote.fault.${cell}`);
  };
  const faults = cells.flatMap(cell => faultOf(cell) ?? []);
  const others = refused.filter(
    one => !(cells as readonly string[]).includes(one.field.split('/').at(-1) ?? ''),
  );
  const told = [...faults, ...others.map(({ message }) => message)];
  const toldId = `quote-${row.key}-told`;
  return (
    <LineFrame aria-label={row.name}>
      <Box sx={{ gridArea: 'name', typography: 'subtitle2', minWidth: 0 }}>
        {row.name}
        {city && (
          <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
            {translate('quote.city', { city })}
          </Box>
        )}
      </Box>
      <Box className="rate">
        <span className="label">{translate('quote.rate')}</span>
        <Money paise={row.rate} />
      </Box>
      {cells.map(cell => {
        const id = cellId(row.key, cell);
        const fault = faultOf(cell);
        return (
          <Box key={cell} sx={{ gridArea: cell, minWidth: 0 }}>
            <label id={`${id}-label`} htmlFor={id} className="label">
              {text(quoteFields[cell].label)}
            </label>
            <FieldWidget
              field={quoteFields[cell]}
              id={id}
              labelId={`${id}-label`}
              value={valueIn(row, cell)}
              onChange={value => on.onChange(cell, value)}
              isReadonly={false}
              isRequired={cell === 'quantity' || (cell === 'startDate' && row.startDateMandatory)}
              isInvalid={fault !== undefined}
              describedBy={told.length > 0 ? toldId : undefined}
            />
          </Box>
        );
      })}
      <Box className="remove">
        <Tip words={translate('quote.remove', { name: row.name })}>
          <IconButton
            size="small"
            aria-label={translate('quote.remove', { name: row.name })}
            onClick={on.onRemove}
          >
            <Icon name="x" size={16} />
          </IconButton>
        </Tip>
      </Box>
      <Box sx={{ gridArea: 'level', typography: 'caption', color: toneColors[level.tone] }}>
        {/* Not of what could not be read: it would speak of the price before. */}
        {Object.keys(row.unread).length === 0 && level.words}
      </Box>
      {told.length > 0 && (
        <Box id={toldId} role="alert" className="told">
          {told.join(' ')}
        </Box>
      )}
    </LineFrame>
  );
};
