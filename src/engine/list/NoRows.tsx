import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { Icon } from '#parts/icons/Icon.tsx';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../ScreenContext.ts';
import { useNames } from '../useNames.ts';
import type { ListState } from './state/HeldList.tsx';

interface Props {
  state: ListState;
  canCreate: boolean;
}

/** Nothing to show: because of the filter, or because there is nothing yet; and what to do next. */
export const NoRows = ({ state, canCreate }: Props) => {
  const { resource, list } = useScreen();
  const createPath = useCreatePath();
  const translate = useTranslate();
  const text = useText();
  const { one, many } = useNames();
  if (state.isFiltered) {
    return (
      <EmptyState
        icon="search"
        title={translate('engine.empty.filtered', { names: many })}
        actions={<Button onClick={state.clear}>{translate('engine.empty.clear')}</Button>}
      >
        {translate('engine.empty.filtered_hint')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={translate('engine.empty.title', { names: many })}
      actions={
        canCreate && (
          <Button
            component={LinkBase}
            to={createPath({ resource, type: 'create' })}
            variant="contained"
            color="primary"
            startIcon={<Icon name="plus" />}
          >
            {translate('engine.list.new', { name: one })}
          </Button>
        )
      }
    >
      {list.empty ? text(list.empty) : undefined}
    </EmptyState>
  );
};
