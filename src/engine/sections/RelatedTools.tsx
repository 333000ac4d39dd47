import Button from '@mui/material/Button';
import { useTranslate, useCreatePath, LinkBase } from 'react-admin';
import type { Text } from '#contract/model/types.ts';
import { allOf, filterParts } from '#contract/requests/listFilter.ts';
import { Icon } from '#parts/icons/Icon.tsx';
import { useCommand } from '#parts/controls/useCommand.ts';
import { Tip } from '#parts/controls/Tip.tsx';
import { useText } from '#parts/useText.ts';
import { writeListAddress } from '../list/address/listAddress.ts';
import type { ListState } from '../list/state/HeldList.tsx';
import { useScreen } from '../ScreenContext.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { useNames } from '../useNames.ts';

interface Props {
  state: ListState;
  /** Null: the person may not create one. */
  onCreate: (() => void) | null;
  /** Why none can be made now. */
  notNow: Text | undefined;
}

/** What can be done with a list inside a page: see it on a page of its own, add to it. */
export const RelatedTools = ({ state, onCreate, notNow }: Props) => {
  const { resource, route } = useScreen();
  const createPath = useCreatePath();
  const { one, many } = useNames();
  const isPhone = useIsPhone();
  const translate = useTranslate();
  const text = useText();
  const label = translate('engine.list.new', { name: one });
  useCommand({
    name: `create ${resource}`,
    label,
    icon: 'plus',
    isDisabled: notNow !== undefined,
    why: notNow && text(notNow),
    isActive: onCreate !== null,
    run: () => onCreate?.(),
  });
  const create = onCreate && (
    <Button
      size="small"
      startIcon={<Icon name="plus" />}
      aria-label={label}
      aria-disabled={notNow !== undefined}
      onClick={notNow ? undefined : onCreate}
      sx={notNow && { opacity: 0.5, cursor: 'not-allowed' }}
    >
      {isPhone ? translate('engine.list.new_short') : label}
    </Button>
  );
  return (
    <>
      {route !== '' && (state.total ?? 0) > 0 && (
        <Button
          component={LinkBase}
          variant="text"
          size="small"
          to={`${createPath({ resource, type: 'list' })}${writeListAddress({ where: allOf(filterParts(state.found)), search: state.q, sort: state.sort })}`}
          aria-label={translate('engine.section.all', { names: many })}
        >
          {translate('engine.section.all_short')}
        </Button>
      )}
      {create && (notNow ? <Tip words={text(notNow)}>{create}</Tip> : create)}
    </>
  );
};
