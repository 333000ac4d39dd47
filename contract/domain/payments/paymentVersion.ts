import { isNoValue } from '../noValue.ts';

export const paymentTypes = ['Recollection', 'Representation'] as const;

export const v2ModeOfPaymentId = 10;

/** Which payment endpoint saves a payment: mode 10 first, then the bank's response id (decision T47). */
export const paymentVersion = (payment: {
  readonly modeOfPaymentId: number;
  readonly yesBankResponseId?: number | string | null;
}): 'v1' | 'v2' | 'v3' => {
  if (payment.modeOfPaymentId === v2ModeOfPaymentId) return 'v2';
  return isNoValue(payment.yesBankResponseId) ? 'v1' : 'v3';
};
