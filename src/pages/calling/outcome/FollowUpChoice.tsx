import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import { indiaClock, indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { CallingHours } from '#contract/domain/calling/callingHours.ts';
import { completeAsk } from '#contract/model/complete/completeField.ts';
import { describedBy, FieldFrame, frameIds } from '#engine/form/FieldFrame.tsx';
import { FieldWidget } from '#fields/FieldWidget.tsx';
import { linkButtonStyles } from '#parts/controls/linkStyles.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { ChoiceTile } from './ChoiceTile.tsx';
import { followUpTimes, type FollowUpTime } from './followUpTimes.ts';

interface Props {
  value: string | null | undefined;
  serverNow: string;
  hours: CallingHours;
  errors: readonly string[];
  /** The outcome was just chosen: its time is next. */
  hasFocus: boolean;
  onChange: (value: string | null) => void;
}

/** In the order of the times; no outcome and no act of the desk has them. */
const keys = 'zxvb';

const field = completeAsk({
  name: 'fupTime',
  label: { en: 'Another time', hi: 'कोई और समय' },
  as: 'datetime',
});

const useLabel = () => {
  const translate = useTranslate();
  return ({ name, at }: FollowUpTime): string =>
    translate(`calling.when.${name}`, { day: formatDay(indiaDay(at)).replace(/\/\d{4}$/, '') });
};

/** When to call again: four times that fit most people, each by its key, or one that is typed. */
export const FollowUpChoice = ({ value, serverNow, hours, errors, hasFocus, onChange }: Props) => {
  const translate = useTranslate();
  const labelOf = useLabel();
  const id = useId();
  // As offered at first: "in an hour" does not move on while somebody decides.
  const [times] = useState(() => followUpTimes(new Date(serverNow), hours));
  const isOffered = times.some(({ at }) => at.toISOString() === value);
  const [isTyped, setTyped] = useState(typeof value === 'string' && !isOffered);
  return (
    <Box>
      <ChoiceGroup
        title={translate('calling.followUp')}
        errors={isTyped ? [] : errors}
        hint={
          <Box
            component="button"
            type="button"
            aria-expanded={isTyped}
            aria-controls={id}
            onClick={() => setTyped(!isTyped)}
            sx={linkButtonStyles}
          >
            {translate('calling.pick')}
          </Box>
        }
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            '& > *': { flex: '1 1 auto' },
          }}
        >
          {times.map((time, at) => {
            const iso = time.at.toISOString();
            return (
              <ChoiceTile
                key={iso}
                label={labelOf(time)}
                note={indiaClock(time.at)}
                keyName={keys[at]}
                isStop={iso === value || (at === 0 && !isOffered)}
                isOn={iso === value}
                hasFocus={hasFocus}
                onChoose={() => {
                  setTyped(false);
                  onChange(iso);
                }}
              />
            );
          })}
        </Box>
      </ChoiceGroup>
      <Box id={id} hidden={!isTyped} sx={{ mt: 2 }}>
        {isTyped && (
          <FieldFrame
            id={`${id}-time`}
            label={translate('calling.pick')}
            isOptional={false}
            help={null}
            errors={errors}
          >
            <FieldWidget
              field={field}
              id={`${id}-time`}
              labelId={frameIds(`${id}-time`).label}
              value={value ?? undefined}
              onChange={next => onChange(typeof next === 'string' ? next : null)}
              isReadonly={false}
              isRequired
              isInvalid={errors.length > 0}
              describedBy={describedBy(`${id}-time`, false, errors.length > 0)}
            />
          </FieldFrame>
        )}
      </Box>
    </Box>
  );
};
