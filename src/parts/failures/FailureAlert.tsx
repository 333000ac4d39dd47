import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { use } from 'react';
import type { FieldError } from '#contract/calls/errors.ts';
import { FieldNamesContext } from './FieldNames.ts';
import { failureWords } from './failureWords.ts';

interface Props extends Pick<AlertProps, 'sx' | 'className' | 'action'> {
  /** What was thrown. */
  readonly error: unknown;
  /** The screen's own words, in place of the server's. */
  readonly words?: string | undefined;
  /** Above the words. */
  readonly title?: string | undefined;
  /** Whether a reason stands at its field already. */
  readonly isShown?: ((one: FieldError) => boolean) | undefined;
}

/** A failure in its own place: what was not done, and each reason that the server gives. */
export const FailureAlert = ({ error, words, isShown, title, ...props }: Props) => {
  const translate = useTranslate();
  const nameOf = use(FieldNamesContext);
  const { message, reasons } = failureWords(error, words, isShown, nameOf);
  const isOne = reasons.length === 1;
  return (
    <Alert severity="error" {...props}>
      {title !== undefined && <AlertTitle>{title}</AlertTitle>}
      {message ?? translate('parts.error.default')}
      {reasons.length > 0 && (
        <Box
          component="ul"
          sx={{ m: 0, mt: 1, pl: isOne ? 0 : 4, ...(isOne && { listStyle: 'none' }) }}
        >
          {reasons.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
};
