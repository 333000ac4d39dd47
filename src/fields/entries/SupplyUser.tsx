import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { asText } from '#contract/domain/texts/asText.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { Hint } from '../slots/Hint.tsx';
import { useEntity } from '../slots/useEntity.ts';
import { TypedInput } from '../typed/TypedInput.tsx';

/**
 * The profile a slot is sold to. It follows the project or builder while that is chosen, as its builder's profile, and
 * can be typed for any other client.
 */
export const SupplyUser = (props: WidgetProps) => {
  const { id, value, onChange, isReadonly, isRequired, isInvalid, describedBy } = props;
  const translate = useTranslate();
  const entity = useEntity();
  const { supply } = entity;
  const text = asText(value);
  const key = `${entity.type} ${entity.id}`;
  const seen = useRef(key);
  const followed = useRef<string>(undefined);
  useEffect(() => {
    // Only what is chosen now is followed: a stored record is not changed by being opened.
    if (!supply || seen.current === key || isReadonly) return;
    seen.current = key;
    if (text === '' || text === followed.current) onChange(supply.uuid);
    followed.current = supply.uuid;
  }, [key, supply, text, onChange, isReadonly]);
  return (
    <>
      <TypedInput
        id={id}
        text={text}
        isReadonly={isReadonly}
        isRequired={isRequired}
        isInvalid={isInvalid}
        isMonospace
        describedBy={[describedBy, supply && `${id}-known`].filter(Boolean).join(' ') || undefined}
        onCommit={typed => onChange(typed.trim() === '' ? undefined : typed.trim())}
      />
      {supply && (
        <Hint id={`${id}-known`}>
          {supply.uuid === text || isReadonly ? (
            supply.uuid === text && translate('slotPlaces.supply_of', { name: supply.name })
          ) : (
            <Button
              size="small"
              variant="text"
              onClick={() => onChange(supply.uuid)}
              sx={{
                maxWidth: '100%',
                height: 'auto',
                minHeight: 28,
                whiteSpace: 'normal',
                overflowWrap: 'anywhere',
                textAlign: 'start',
              }}
            >
              {translate('slotPlaces.supply_use', { name: supply.name })}
            </Button>
          )}
        </Hint>
      )}
    </>
  );
};
