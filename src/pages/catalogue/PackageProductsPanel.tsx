import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useEffect, useId, useState } from 'react';
import { wholeInBasisPoints } from '#contract/domain/money/paise.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { ConflictDialog } from '#engine/conflict/ConflictDialog.tsx';
import type { Conflict } from '#engine/conflict/saveChanges.ts';
import { PageBar, useGuardedPart } from '#engine/record/head/PageBar.tsx';
import { useIsShown } from '#engine/record/SideContext.ts';
import { useRecord } from '#engine/useRecord.ts';
import { ScreenContext, useScreen } from '#engine/ScreenContext.ts';
import { plainField } from '#fields/parameters/plainField.ts';
import { SaveBar } from '#parts/page/SaveBar.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { useTellFailure } from '#parts/failures/useTellFailure.ts';
import {
  idOf,
  requestsFor,
  productsOf,
  shareTotal,
  type PackageRecord,
  type Products as ProductMap,
} from './mappedProducts.ts';
import { ProblemList } from './ProblemList.tsx';
import { problemsFrom } from './problemsIn.ts';
import { ProductCards } from './ProductCards.tsx';
import { useProductsForm } from './useProductsForm.ts';
import { useSaveProducts } from './useSaveProducts.ts';

const useSaveKey = (save: () => void, isOn: boolean) => {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      save();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
};

/** The screen of packages as the dialog of two savers reads it: a product is a field. */
const withProducts = (
  screen: RecordScreen,
  infos: ReadonlyMap<string, { name: string }>,
): RecordScreen => ({
  ...screen,
  fields: {
    ...screen.fields,
    ...Object.fromEntries(
      [...infos].map(([key, { name }]) => [
        key,
        plainField('json', { path: key, label: { en: name, hi: name }, cell: 'MappedProduct' }),
      ]),
    ),
  },
});

/** Changes the products of one package and saves them together (part 2 sections 2 and 3). */
const Products = ({ record }: { record: PackageRecord }) => {
  const screen = useScreen();
  const id = useId();
  const isShown = useIsShown();
  const translate = useTranslate();
  const snackbar = useSnackbar();
  const tellFailure = useTellFailure();
  const form = useProductsForm(record);
  useGuardedPart(form.isChanged, () => form.settle(form.base));
  const { mutate, isPending } = useSaveProducts();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const isReadonly = form.base.isNetsuiteEnabled === true;
  const isParametersOnly = requestsFor(productsOf(form.base), form.products).parametersOf !== null;
  const failed = translate(
    isParametersOnly ? 'packageProducts.parametersFailed' : 'packageProducts.failed',
  );
  const personOf = (from: PackageRecord) =>
    from.updatedByName ?? translate('packageProducts.someone');

  const adopt = (
    from: PackageRecord,
    products: ProductMap,
    sent: ProductMap = form.latest.current,
  ) => {
    form.adopt(from, products, sent);
    const total = shareTotal(products);
    const isWhole = total === wholeInBasisPoints || Object.keys(products).length === 0;
    const words = isWhole ? 'packageProducts.merged' : 'packageProducts.mergedShares';
    snackbar('warning', translate(words, { person: personOf(from) }), { autoHideDuration: null });
  };

  const save = () => {
    const products = form.latest.current;
    if (isPending || isReadonly) return;
    if (!form.isChanged) return snackbar('info', translate('engine.form.unchanged'));
    const found = form.check(products);
    if (found.length > 0) return form.fail(found);
    return mutate(
      { base: form.base, products },
      {
        onSuccess: result => {
          if (result.type === 'saved') {
            form.settle(result.record, products);
            const isParameters = result.requests.parametersOf !== null;
            snackbar(
              'success',
              isParameters ? translate('packageProducts.parametersSaved') : undefined,
            );
            return;
          }
          const { conflicts, merged } = result.merge;
          if (conflicts.length === 0) adopt(result.record, merged as ProductMap, products);
          else setConflict({ conflicts, merged, theirs: result.record });
        },
        onError: error => {
          const errors = error instanceof HttpError ? error.errors : [];
          const sent = requestsFor(productsOf(form.base), products).map;
          if (errors.length > 0) form.fail(problemsFrom(errors, sent));
          else tellFailure(error, failed);
        },
      },
    );
  };
  useSaveKey(save, isShown);

  const keyIn = (path: string) => path.split('.', 1)[0] ?? path;
  const { added, changed, removed } = form.difference;
  const note = Object.entries({ added, changed, removed })
    .filter(([, keys]) => keys.length > 0)
    .map(([name, { length }]) =>
      translate(`packageProducts.difference.${name}`, { smart_count: length }),
    )
    .join(', ');

  return (
    <>
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 880 }}>
        {isReadonly && <Alert severity="info">{translate('packageProducts.locked')}</Alert>}
        <ProblemList
          title={failed}
          problems={form.problems}
          attempt={form.attempt}
          nameOf={path => form.infos.get(keyIn(path))?.name ?? String(idOf(keyIn(path)))}
          elementOf={path => `${id}-${path.replace('.', '-')}`}
        />
        <ProductCards id={id} form={form} isReadonly={isReadonly} />
      </Box>
      {isShown && !isReadonly && (
        <PageBar>
          <SaveBar
            isChanged={form.isChanged}
            isSaving={isPending}
            note={note || undefined}
            onSave={save}
            onCancel={() => form.settle(form.base)}
          />
        </PageBar>
      )}
      {conflict && (
        <ScreenContext value={withProducts(screen, form.infos)}>
          <ConflictDialog
            conflict={conflict}
            isSaving={isPending}
            onClose={() => setConflict(null)}
            onResolve={values => {
              adopt(conflict.theirs as PackageRecord, values as ProductMap);
              setConflict(null);
            }}
          />
        </ScreenContext>
      )}
    </>
  );
};

/** The products of a package, as a side of its page. */
export const PackageProductsPanel = () => <Products record={useRecord<PackageRecord>()} />;
