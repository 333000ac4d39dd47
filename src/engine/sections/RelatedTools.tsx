import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '#parts/icons/Icon.tsx';
import { writeListAddress } from '../list/address/listAddress.ts';
import type { ListState } from '../list/useListState.ts';
import { useScreen } from '../ScreenContext.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { useNames } from '../useNames.ts';

interface Props {
  state: ListState;
  /** Null: the person may not create one. */
  onCreate: (() => void) | null;
}

/** What can be done with a list inside a page: see it on a page of its own, add to it. */
export const RelatedTools = ({ state, onCreate }: Props) => {
  const { route } = useScreen();
  const { one, many } = useNames();
  const isPhone = useIsPhone();
  const translate = useTranslate();
  return (
    <>
      {route !== '' && (state.total ?? 0) > 0 && (
        <Button
          component={Link}
          variant="text"
          size="small"
          to={`${route}${writeListAddress({ where: state.filterValues.where, search: state.q, sort: state.sort })}`}
          aria-label={translate('engine.section.all', { names: many })}
        >
          {translate('engine.section.all_short')}
        </Button>
      )}
      {onCreate && (
        <Button
          size="small"
          startIcon={<Icon name="plus" />}
          aria-label={translate('engine.list.new', { name: one })}
          onClick={onCreate}
        >
          {isPhone
            ? translate('engine.list.new_short')
            : translate('engine.list.new', { name: one })}
        </Button>
      )}
    </>
  );
};
