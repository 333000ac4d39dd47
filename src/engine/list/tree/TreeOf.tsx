import type { Identifier, RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import type { Tree } from '#contract/model/types.ts';
import { FailureAlert } from '#parts/failures/FailureAlert.tsx';
import { ProgressLine } from '#parts/states/ProgressLine.tsx';
import { RetryButton } from '#parts/states/RetryButton.tsx';
import { useNames } from '../../useNames.ts';
import type { ListState } from '../state/HeldList.tsx';
import type { Fold, Folds } from './Fold.ts';
import { FoldButton } from './FoldButton.tsx';
import { countBelow } from './treeRows.ts';
import { useTree } from './useTree.ts';

interface Props {
  state: ListState;
  tree: Tree;
  children: (rows: readonly RaRecord[], folds: Folds) => ReactNode;
}

/** Reads what is below the open records, and gives the rows in their order. */
export const TreeOf = ({ state, tree, children }: Props) => {
  const { titleOf } = useNames();
  const { rows, fold, isFetching, error, again } = useTree(state, tree);
  const byId = new Map<Identifier, Fold>(
    rows.map(({ record, level, isOpen }) => [
      record.id,
      {
        level,
        isOpen: isOpen ?? undefined,
        lead: (
          <FoldButton
            level={level}
            isOpen={isOpen ?? undefined}
            count={countBelow(record, tree)}
            name={titleOf(record)}
            onToggle={() => fold(record.id)}
          />
        ),
      },
    ]),
  );
  const folds: Folds = { toggle: fold, of: ({ id }) => byId.get(id) };
  return (
    <>
      {isFetching && !state.isFetching && <ProgressLine />}
      {error !== null && (
        <FailureAlert
          error={error}
          action={<RetryButton onRetry={again} />}
          sx={{ mx: { xs: 4, sm: 6 } }}
        />
      )}
      {children(
        rows.map(({ record }) => record),
        folds,
      )}
    </>
  );
};
