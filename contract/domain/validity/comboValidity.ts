export const comboValidityMessage =
  'Your Combo is exceeding the allowed validity period and will require approval. Please adjust the dates or seek delayed activation approval on the next step';

/** A warning, never a refusal: the termsheet waits for delayed activation instead (decision T83). */
export const comboValidityWarning = (days: number, allowedDays: number): string | undefined =>
  days > allowedDays ? comboValidityMessage : undefined;
