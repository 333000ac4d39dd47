export const amountMessages = {
  amount: 'Please enter an amount greater than 0',
} as const;
