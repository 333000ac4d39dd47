import { optionLists } from '#contract/model/optionLists.ts';
import type { ClientTypeId } from '#contract/domain/accounts/clientTypes.ts';
import { useText } from '#parts/useText.ts';

interface ClientType {
  readonly id: ClientTypeId;
  readonly name: string;
}

/** Client types in the language that the person reads. */
export const useClientTypes = (): readonly ClientType[] => {
  const text = useText();
  return optionLists['client-types'].map(({ value, label }) => ({ id: value, name: text(label) }));
};
