import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { asText } from '#contract/domain/texts/asText.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { callKey } from '#dataProvider/query/keys.ts';
import { useClient } from '#parts/contexts/ClientContext.ts';
import type { WidgetProps } from '../FieldEntry.ts';
import { useFromForm } from '../FormValues.ts';
import { Hint } from '../slots/Hint.tsx';
import { useEntity } from '../slots/useEntity.ts';
import { SuggestedPicker, type Suggested } from '../suggested/SuggestedPicker.tsx';
import { useSuggested } from '../suggested/useSuggested.ts';
import { untold } from '../untold.ts';

/** What the profile is called: that of the entity, the one just picked, the stored one, what the server says; else its UUID. */
const useNameOf = (
  path: string,
  uuid: string,
  supply: { uuid: string; name: string } | undefined,
) => {
  const client = useClient();
  const [picked, setPicked] = useState<Suggested | null>(null);
  const stored = useFromForm(({ previous }) =>
    asText(valueAt(previous, path)) === uuid
      ? asText(valueAt(previous, path.replace(/_uuid$/, '_name')))
      : '',
  );
  const own = supply?.uuid === uuid ? supply.name : undefined;
  const told = own ?? (picked?.key === uuid ? picked.title : undefined) ?? (stored || undefined);
  const asked = useQuery({
    queryKey: callKey('supplyUsers.suggest', 'one', uuid),
    enabled: uuid !== '' && told === undefined,
    staleTime: 300_000,
    retry: false,
    queryFn: ({ signal }) => client.call('supplyUsers.suggest', { query: { uuid }, signal }),
  });
  const found = asked.data?.results[0]?.name;
  return { title: told ?? found ?? (asked.isLoading ? untold : uuid), setPicked };
};

/**
 * The profile a slot is sold to, looked up by the client's name or that of one of its people; its UUID can be pasted. It
 * follows the project or builder while that is chosen, as its builder's profile.
 */
export const SupplyUser = ({ field, labelId: _label, ...props }: WidgetProps) => {
  const { id, value, onChange, isReadonly, describedBy } = props;
  const client = useClient();
  const translate = useTranslate();
  const entity = useEntity();
  const { supply } = entity;
  const uuid = asText(value);
  const { title, setPicked } = useNameOf(field.path, uuid, supply);
  const key = `${entity.type} ${entity.id}`;
  const seen = useRef(key);
  const followed = useRef<string>(undefined);
  useEffect(() => {
    // Only what is chosen now is followed: a stored record is not changed by being opened.
    if (!supply || seen.current === key || isReadonly) return;
    seen.current = key;
    if (uuid === '' || uuid === followed.current) onChange(supply.uuid);
    followed.current = supply.uuid;
  }, [key, supply, uuid, onChange, isReadonly]);
  const suggested = useSuggested({
    key: callKey('supplyUsers.suggest'),
    ask: async (query, signal) => {
      const found = await client.call('supplyUsers.suggest', { query, signal });
      const options = found.results.map(one => ({
        key: one.profile_uuid,
        title: one.name,
        ...(one.person !== undefined && { note: one.person }),
      }));
      return { options, total: found.totalCount };
    },
  });
  return (
    <>
      <SuggestedPicker
        {...props}
        {...suggested}
        describedBy={[describedBy, supply && `${id}-known`].filter(Boolean).join(' ') || undefined}
        chosen={uuid === '' ? [] : [{ key: uuid, title }]}
        onPick={([one]) => {
          setPicked(one ?? null);
          onChange(one?.key);
        }}
      />
      {supply && (
        <Hint id={`${id}-known`}>
          {supply.uuid === uuid || isReadonly ? (
            supply.uuid === uuid && translate('slotPlaces.supply_of', { name: supply.name })
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
