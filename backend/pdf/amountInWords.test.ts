import { expect, it } from 'vitest';
import { amountInWords } from './amountInWords.ts';

it.each([
  [0, 'Zero Rupees Only'],
  [100, 'One Rupee Only'],
  [1_00_05, 'One Hundred Rupees And Five Paise Only'],
  [
    1_23_456_78,
    'One Lakh Twenty Three Thousand Four Hundred Fifty Six Rupees And Seventy Eight Paise Only',
  ],
  [
    99_99_99_999_00,
    'Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine Rupees Only',
  ],
  [150_00_00_000_00, 'One Hundred Fifty Crore Rupees Only'],
  [1_000_00_00_001_00, 'One Thousand Crore One Rupee Only'],
])('%i paise are %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(words);
});
