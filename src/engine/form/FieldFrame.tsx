import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Icon } from '#parts/icons/Icon.tsx';
import { HelpText } from '#parts/words/HelpText.tsx';
import { whyField } from '../why/useWhyKey.ts';

/** The ids that tie a control to its label, help and error. */
export const frameIds = (id: string) => ({
  label: `${id}-label`,
  help: `${id}-help`,
  error: `${id}-error`,
});

/** What `aria-describedby` of a control names: only what is shown. */
export const describedBy = (
  id: string,
  hasHelp: boolean,
  hasError: boolean,
): string | undefined => {
  const ids = frameIds(id);
  return [hasError && ids.error, hasHelp && ids.help].filter(Boolean).join(' ') || undefined;
};

/** One style for a field with all its parts: a form draws dozens of them. */
const Frame = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const { caption, subtitle2 } = theme.typography;
  return {
    minWidth: 0,
    '& > .field-head': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 8,
      marginBottom: 6,
      '& > label': { ...subtitle2, color: palette.text.primary },
      '& > span': { ...caption, color: palette.text.secondary },
    },
    '& > .field-errors': {
      ...caption,
      display: 'flex',
      gap: 4,
      marginTop: 6,
      color: palette.error.dark,
    },
    '& > .field-help': { ...caption, marginTop: 6, color: palette.text.secondary },
  };
});

interface Props {
  id: string;
  label: string;
  isOptional: boolean;
  help: string | null;
  errors: readonly string[];
  /** The field of the screen that "Why?" asks about. */
  path?: string;
  children: ReactNode;
}

/** A field: label above, then the control, then what is wrong, then help. */
export const FieldFrame = ({ id, label, isOptional, help, errors, path, children }: Props) => {
  const translate = useTranslate();
  const ids = frameIds(id);
  return (
    <Frame {...(path !== undefined && whyField(path))}>
      <div className="field-head">
        <label id={ids.label} htmlFor={id}>
          {label}
        </label>
        {isOptional && <span>{translate('engine.field.optional')}</span>}
      </div>
      {children}
      {errors.length > 0 && (
        <div id={ids.error} className="field-errors">
          <Icon name="circle-alert" size={14} style={{ flex: 'none', marginTop: 1 }} />
          <span>{errors.join(' ')}</span>
        </div>
      )}
      {help !== null && (
        <div id={ids.help} className="field-help">
          <HelpText text={help} />
        </div>
      )}
    </Frame>
  );
};
