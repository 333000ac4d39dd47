import Box from '@mui/material/Box';
import { useDataProvider, useTranslate } from 'react-admin';
import { EmptyState } from '#parts/states/EmptyState.tsx';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { AddProduct } from './AddProduct.tsx';
import {
  addProduct,
  bringBack,
  idOf,
  keyOf,
  productsOf,
  removeProduct,
  shareEqually,
  shareTotal,
} from './mappedProducts.ts';
import { MappedCard } from './MappedCard.tsx';
import { RemovedRow } from './RemovedRow.tsx';
import { ShareTotal } from './ShareTotal.tsx';
import type { useProductsForm } from './useProductsForm.ts';

interface Props {
  id: string;
  form: ReturnType<typeof useProductsForm>;
  isReadonly: boolean;
}

/** The products of a package as cards, with the search that adds one. */
export const ProductCards = ({ id, form, isReadonly }: Props) => {
  const { base, products, infos, difference, problems, change } = form;
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const snackbar = useSnackbar();
  const keys = Object.keys(products);
  const before = productsOf(base);
  const nameOf = (key: string) => infos.get(key)?.name ?? String(idOf(key));

  const add = async (picked: number) => {
    const key = keyOf(picked);
    if (products[key])
      return snackbar('info', translate('packageProducts.already', { name: nameOf(key) }));
    const { data } = await dataProvider.getOne('products', { id: picked });
    form.know([
      { id: picked, name: data['name'], parameters: data['requiredActivationParameters'] },
    ]);
    return change(addProduct(form.latest.current, picked));
  };

  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: 4,
        }}
      >
        {!isReadonly && <AddProduct id={`${id}-add`} onPick={picked => void add(picked)} />}
        {keys.length > 0 && (
          <ShareTotal
            total={shareTotal(products)}
            isReadonly={isReadonly}
            onEqual={() => change(shareEqually(products))}
          />
        )}
      </Box>
      {keys.length === 0 && (
        <EmptyState icon="box" title={translate('packageProducts.none')}>
          {!isReadonly && translate('packageProducts.noneHint')}
        </EmptyState>
      )}
      <Box
        component="ul"
        aria-label={translate('packageProducts.products')}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 4,
          '&:empty': { display: 'none' },
        }}
      >
        {Object.entries(products).map(([key, mapped]) => {
          const faults = problems.flatMap(({ path, message }): [string, string][] =>
            path?.startsWith(`${key}.`) ? [[path.slice(key.length + 1), message]] : [],
          );
          return (
            <MappedCard
              key={key}
              id={`${id}-${key}`}
              info={infos.get(key) ?? { id: idOf(key), name: nameOf(key), parameters: [] }}
              mapped={mapped}
              state={
                difference.added.includes(key)
                  ? 'added'
                  : difference.changed.includes(key)
                    ? 'changed'
                    : null
              }
              isReadonly={isReadonly}
              faults={new Map(faults)}
              onChange={next => change({ ...form.latest.current, [key]: next })}
              onRemove={() => change(removeProduct(form.latest.current, key))}
            />
          );
        })}
        {difference.removed.map(key => (
          <RemovedRow
            key={key}
            name={nameOf(key)}
            onBring={() => change(bringBack(form.latest.current, before, key))}
          />
        ))}
      </Box>
    </Box>
  );
};
