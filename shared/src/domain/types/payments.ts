import * as z from 'zod/mini';
import { instantSchema, shopDateSchema } from './time';

/** How customers pay. eSewa and Khalti are wallets. */
export const PAYMENT_METHODS = ['cash', 'card', 'esewa', 'khalti', 'bank'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const AMOUNT = 'Enter whole rupees from 1 to 1,00,00,000';
const COUNTED = 'Enter whole rupees, at least 0';

const amountSchema = z.optional(
  z.int(AMOUNT).check(z.minimum(1, AMOUNT), z.maximum(10_000_000, AMOUNT)),
);

/** What a customer paid, by method. A payment may have several methods. */
export const newPaymentSchema = z
  .object({
    cash: amountSchema,
    card: amountSchema,
    esewa: amountSchema,
    khalti: amountSchema,
    bank: amountSchema,
  })
  .check(
    z.refine((amounts) => PAYMENT_METHODS.some((method) => amounts[method] !== undefined), {
      error: 'Enter what the customer paid',
      path: ['cash'],
    }),
  );
export type NewPayment = z.infer<typeof newPaymentSchema>;

const amountsSchema = z.object({
  cash: z.int(),
  card: z.int(),
  esewa: z.int(),
  khalti: z.int(),
  bank: z.int(),
});
export type Amounts = z.infer<typeof amountsSchema>;

/**
 * A receipt. The amounts of a receipt that cancels another one are negative. Nobody can change or
 * delete a receipt.
 */
export const receiptSchema = z.object({
  id: z.string(),
  /** The year in Nepal and the number in that year, such as `2026-0007`. */
  number: z.string(),
  reference: z.string(),
  amounts: amountsSchema,
  total: z.int(),
  at: instantSchema,
  by: z.string(),
  /** The number of the receipt that this one cancels. */
  cancels: z.nullable(z.string()),
  /** The number of the receipt that cancels this one. */
  cancelledBy: z.nullable(z.string()),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** The receipts of a booking, oldest first, and their sum. */
export const bookingPaymentsSchema = z.object({
  receipts: z.array(receiptSchema),
  total: z.int(),
});
export type BookingPayments = z.infer<typeof bookingPaymentsSchema>;

/** A receipt to print. The texts are empty if the booking was erased. */
export const printedReceiptSchema = z.object({
  ...receiptSchema.shape,
  customerName: z.string(),
  deviceModel: z.string(),
  repairService: z.string(),
  warrantyUntil: z.nullable(shopDateSchema),
});
export type PrintedReceipt = z.infer<typeof printedReceiptSchema>;

const closeSchema = z.object({
  at: instantSchema,
  by: z.string(),
  expectedCash: z.int(),
  countedCash: z.int(),
  /** Who reopened the day. Null if the day is closed. */
  reopenedBy: z.nullable(z.string()),
  reopenedAt: z.nullable(instantSchema),
});
export type DayClose = z.infer<typeof closeSchema>;

/** What customers paid on a day in Nepal. */
export const takingsSchema = z.object({
  shopDate: shopDateSchema,
  today: shopDateSchema,
  amounts: amountsSchema,
  total: z.int(),
  /** The number of receipts, which may be more than the list has. */
  count: z.int(),
  /** The newest receipts first. */
  receipts: z.array(receiptSchema),
  isClosed: z.boolean(),
  /** Each time that somebody closed the day, newest first. */
  closes: z.array(closeSchema),
});
export type Takings = z.infer<typeof takingsSchema>;

/** `seen` is the number of receipts of the day that the member saw. */
export const dayCloseSchema = z.object({
  countedCash: z.int(COUNTED).check(z.minimum(0, COUNTED), z.maximum(1_000_000_000, COUNTED)),
  seen: z.int().check(z.minimum(0), z.maximum(1_000_000)),
});
export type NewDayClose = z.infer<typeof dayCloseSchema>;
