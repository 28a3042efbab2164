import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import {
  PAYMENT_METHODS,
  type Amounts,
  type PaymentMethod,
  type Receipt,
} from '@mcs-repairs/shared/domain/types/payments';

export const METHOD_LABELS: Record<PaymentMethod, string> = {
  cash: 'Cash',
  card: 'Card',
  esewa: 'eSewa',
  khalti: 'Khalti',
  bank: 'Bank transfer',
};

/** Lists the payment methods of a receipt with their amounts: `Cash Rs. 2,000, eSewa Rs. 500`. */
export const methodWords = (amounts: Amounts): string =>
  PAYMENT_METHODS.filter((method) => amounts[method] !== 0)
    .map((method) => `${METHOD_LABELS[method]} ${rupees(amounts[method])}`)
    .join(', ');

/** Describes a receipt: `Receipt 2026-0008, cancels 2026-0007`. */
export const receiptWords = ({ number, cancels, cancelledBy }: Receipt): string =>
  [
    `Receipt ${number}`,
    ...(cancels ? [`cancels ${cancels}`] : []),
    ...(cancelledBy ? [`cancelled by ${cancelledBy}`] : []),
  ].join(', ');

/** Parses a typed amount. Returns undefined for an empty text. */
export const typedAmount = (text: string): number | undefined =>
  text.trim() === '' ? undefined : Number(text.replace(/,/g, ''));
