import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Field } from '#contract/model/types.ts';
import { fieldViews } from '#fields/fieldViews.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../../ScreenContext.ts';
import { HistoryValue } from './HistoryValue.tsx';
import { TextDifference } from './TextDifference.tsx';
import { wordDifference } from './wordDifference.ts';

export interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface ButtonProps {
  field: Field;
  before: unknown;
  onSetBack: () => void;
}

/** Its name says what it does, since twenty of them may be below each other. */
const SetBack = ({ field, before, onSetBack }: ButtonProps) => {
  const translate = useTranslate();
  const text = useText();
  const [value] = fieldViews[field.kind].useWords(field, [before]);
  return (
    <Button
      size="small"
      variant="text"
      className="set-back"
      startIcon={<Icon name="undo-2" size={14} strokeWidth={1.75} />}
      aria-label={translate('engine.back.name', {
        field: text(field.label),
        value: (value ?? '').slice(0, 80) || translate('engine.back.empty'),
      })}
      onClick={onSetBack}
      sx={{ flex: 'none', ml: 'auto', my: '-2px' }}
    >
      {translate('engine.back.button')}
    </Button>
  );
};

interface Props {
  change: Change;
  /** A new record has no earlier values to show. */
  isFirst: boolean;
  /** Null: this field cannot be set back by this person. */
  onSetBack: (() => void) | null;
}

const isLongText = (value: unknown): value is string =>
  typeof value === 'string' && (value.length > 60 || value.includes('\n'));

/** One field of an entry, or a fact kept beside them: its name, before and after, and the way back. */
export const HistoryChange = ({ change, isFirst, onSetBack }: Props) => {
  const { field: path, before, after } = change;
  const { fields } = useScreen();
  const translate = useTranslate();
  const text = useText();
  const field = fields[path];
  const isText = field?.kind === 'longtext' || isLongText(before) || isLongText(after);
  const pieces =
    isText && !isFirst && typeof before === 'string' && typeof after === 'string'
      ? wordDifference(before, after)
      : undefined;
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {field ? text(field.label) : translate(`engine.history.facts.${path}`, { _: path })}
      </Box>
      <Box component="dd" sx={{ m: 0, display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
        {pieces ? (
          <TextDifference pieces={pieces} />
        ) : (
          <>
            {!isFirst && (
              <>
                <HistoryValue
                  field={field}
                  value={before}
                  label={translate('engine.history.before')}
                />
                <Icon name="arrow-right" size={14} style={{ flex: 'none' }} />
              </>
            )}
            <HistoryValue field={field} value={after} label={translate('engine.history.after')} />
          </>
        )}
        {field && onSetBack && (
          // The words of a value come from a hook of its kind, so another kind is another component.
          <SetBack key={field.kind} field={field} before={before} onSetBack={onSetBack} />
        )}
      </Box>
    </div>
  );
};
