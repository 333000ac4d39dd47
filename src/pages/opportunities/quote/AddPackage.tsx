import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { foldedText } from '#contract/domain/texts/foldedText.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { SuggestedPicker } from '#fields/suggested/SuggestedPicker.tsx';
import type { Offered } from './quoteRows.ts';

/** As many as a list of choices shows at once. */
const most = 50;

const matches = ({ packageName, packageFamilyName }: Offered, words: readonly string[]) => {
  const text = foldedText(`${packageName} ${packageFamilyName}`);
  return words.every(word => text.includes(word));
};

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: 'block',
  marginBottom: 6,
}));

interface Props {
  offered: readonly Offered[];
  onAdd: (offered: Offered) => void;
}

/** The id of the box, to give it the focus. */
export const addPackageId = 'quote-add';

/** Where a line begins: the packages that the deal can take, each with its rate there. */
export const AddPackage = ({ offered, onAdd }: Props) => {
  const translate = useTranslate();
  const [words, setWords] = useState<string | null>(null);
  const found = useMemo(() => {
    const wanted = foldedText(words ?? '')
      .split(/\s+/)
      .filter(Boolean);
    return offered.filter(one => matches(one, wanted));
  }, [offered, words]);
  return (
    <>
      <Label id={`${addPackageId}-label`} htmlFor={addPackageId}>
        {translate('quote.add')}
      </Label>
      <SuggestedPicker
        id={addPackageId}
        isReadonly={false}
        isRequired={false}
        isInvalid={false}
        describedBy={undefined}
        chosen={[]}
        options={found.slice(0, most).map(({ packageId, packageName, rate }) => ({
          key: String(packageId),
          title: packageName,
          note: formatRupees(rate),
        }))}
        total={found.length}
        isSearching={false}
        onSearch={setWords}
        onPick={([picked]) => {
          const one = offered.find(({ packageId }) => String(packageId) === picked?.key);
          if (one) onAdd(one);
        }}
      />
    </>
  );
};
