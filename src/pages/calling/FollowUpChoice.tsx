import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { formatMoment } from '#contract/domain/days/formatDay.ts';
import { completeAsk } from '#contract/model/completeField.ts';
import { describedBy, FieldFrame, frameIds } from '#engine/form/FieldFrame.tsx';
import { FieldWidget } from '#fields/FieldWidget.tsx';
import { followUpTimes } from './followUpTimes.ts';

interface Props {
  value: string | null | undefined;
  serverNow: string;
  errors: readonly string[];
  onChange: (value: string | null) => void;
}

const field = completeAsk({
  name: 'fupTime',
  label: { en: 'Another time', hi: 'कोई और समय' },
  as: 'datetime',
});

/** When to call again: three times that fit most people, or one that is typed. */
export const FollowUpChoice = ({ value, serverNow, errors, onChange }: Props) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box>
      <Box sx={{ typography: 'body2', fontWeight: 600, mb: 1.5 }}>
        {translate('calling.followUp')}
      </Box>
      <Box
        role="group"
        aria-label={translate('calling.followUp')}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 2, mb: 2 }}
      >
        {followUpTimes(new Date(serverNow)).map(at => {
          const iso = at.toISOString();
          const isOn = value === iso;
          return (
            <ButtonBase
              key={iso}
              aria-pressed={isOn}
              onClick={() => onChange(iso)}
              sx={theme => ({
                minHeight: 40,
                px: 1,
                borderRadius: '6px',
                typography: 'body2',
                border: `1px solid ${isOn ? theme.vars.palette.primary.main : theme.vars.palette.border.button}`,
                bgcolor: isOn ? theme.vars.palette.primary.light : undefined,
              })}
            >
              {formatMoment(at)}
            </ButtonBase>
          );
        })}
      </Box>
      <FieldFrame
        id={id}
        label={translate('calling.pick')}
        isOptional={false}
        help={null}
        errors={errors}
      >
        <FieldWidget
          field={field}
          id={id}
          labelId={frameIds(id).label}
          value={value ?? undefined}
          onChange={next => onChange(typeof next === 'string' ? next : null)}
          isReadonly={false}
          isRequired
          isInvalid={errors.length > 0}
          describedBy={describedBy(id, false, errors.length > 0)}
        />
      </FieldFrame>
    </Box>
  );
};
