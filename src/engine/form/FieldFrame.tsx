import Box from '@mui/material/Box';
import { CircleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
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
    <Box sx={{ minWidth: 0 }} {...(path !== undefined && whyField(path))}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
        <Box
          component="label"
          id={ids.label}
          htmlFor={id}
          sx={{ typography: 'subtitle2', color: 'text.primary' }}
        >
          {label}
        </Box>
        {isOptional && (
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {translate('engine.field.optional')}
          </Box>
        )}
      </Box>
      {children}
      {errors.length > 0 && (
        <Box
          id={ids.error}
          sx={{ display: 'flex', gap: 1, mt: 1.5, typography: 'caption', color: 'error.dark' }}
        >
          <CircleAlert
            size={14}
            strokeWidth={2}
            aria-hidden
            style={{ flex: 'none', marginTop: 1 }}
          />
          <span>{errors.join(' ')}</span>
        </Box>
      )}
      {help !== null && (
        <Box id={ids.help} sx={{ mt: 1.5, typography: 'caption', color: 'text.secondary' }}>
          {help}
        </Box>
      )}
    </Box>
  );
};
