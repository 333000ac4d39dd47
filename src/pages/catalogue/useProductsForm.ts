import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#parts/useLanguage.ts';
import {
  differenceOf,
  infosOf,
  keyOf,
  productsOf,
  withSince,
  type PackageRecord,
  type ProductInfo,
  type Products,
} from './mappedProducts.ts';
import { problemsIn, type Problem } from './problemsIn.ts';

const byKey = (infos: readonly ProductInfo[]) =>
  new Map(infos.map(info => [keyOf(info.id), info] as const));

/** The products of a package while they are changed: from what, to what, and what is wrong with them. */
export const useProductsForm = (stored: PackageRecord) => {
  const translate = useTranslate();
  const language = useLanguage();
  const [base, setBase] = useState(stored);
  const [products, setProducts] = useState<Products>(() => productsOf(stored));
  const [infos, setInfos] = useState(() => byKey(infosOf(stored)));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  // Ctrl+S saves what the field under the cursor hands over in the same stroke.
  const latest = useRef(products);
  const difference = differenceOf(productsOf(base), products);
  const isChanged = Object.values(difference).some(keys => keys.length > 0);

  const change = (next: Products) => {
    latest.current = next;
    setProducts(next);
    setProblems([]);
  };
  const know = (more: readonly ProductInfo[]) => setInfos(all => new Map([...all, ...byKey(more)]));
  const start = (record: PackageRecord, next: Products) => {
    setBase(record);
    know(infosOf(record));
    change(next);
  };

  // A list that someone else saved meanwhile is taken while nothing is changed; else saving will show it.
  useEffect(() => {
    if (stored.version > base.version && !isChanged) start(stored, productsOf(stored));
    // Only a record that arrives counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [stored]);

  return {
    base,
    products,
    latest,
    infos,
    difference,
    isChanged,
    problems,
    attempt,
    change,
    know,
    /**
     * These products, changed or not, made from this record.
     * @param sent what a save was given: what was changed since stays.
     */
    adopt: (record: PackageRecord, next: Products, sent: Products) =>
      start(record, withSince(next, sent, latest.current)),
    /** The products are stored as this record. @param sent as above. */
    settle: (record: PackageRecord, sent: Products = latest.current) =>
      start(record, withSince(productsOf(record), sent, latest.current)),
    fail: (found: readonly Problem[]) => {
      setProblems(found);
      setAttempt(count => count + 1);
    },
    check: (next: Products) =>
      problemsIn(
        next,
        infos,
        {
          quantity: translate('packageProducts.quantityFault'),
          share: translate('packageProducts.shareFault'),
        },
        language,
      ),
  };
};
