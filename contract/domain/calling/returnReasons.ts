import type { Text } from '../../model/types.ts';

/** Why an agent gives a case back to the queue without a call; the console's own list. */
export const returnReasons = [
  {
    id: 'language',
    label: { en: 'Speaks another language', hi: 'दूसरी भाषा बोलते हैं' },
  },
  {
    id: 'known',
    label: { en: 'A colleague knows this client', hi: 'सहकर्मी इस ग्राहक को जानते हैं' },
  },
  {
    id: 'data',
    label: { en: 'Name, number or city is wrong', hi: 'नाम, नंबर या शहर ग़लत है' },
  },
  {
    id: 'time',
    label: { en: 'No time for it now', hi: 'अभी इसके लिए समय नहीं' },
  },
] as const satisfies readonly { readonly id: string; readonly label: Text }[];
export type ReturnReason = (typeof returnReasons)[number]['id'];
