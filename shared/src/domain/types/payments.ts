import * as z from 'zod/mini';
import { instantSchema, shopDateSchema } from './time';

/** The ways in which customers pay. eSewa and Khalti are payment apps. */
export const PAYMENT_METHODS = ['cash', 'card', 'esewa', 'khalti', 'bank'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const AMOUNT = 'Enter whole rupees from 1 to 1,00,00,000';
const COUNTED = 'Enter whole rupees, at least 0';

const amountSchema = z.optional(
  z.int(AMOUNT).check(z.minimum(1, AMOUNT), z.maximum(10_000_000, AMOUNT)),
);

/** The amounts of a payment, by method. A customer may pay one amount by several methods. */
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
 * A receipt. Nobody can change or delete it. Another receipt with negative amounts can cancel it.
 */
export const receiptSchema = z.object({
  id: z.string(),
  /**
   * The number of the receipt, such as `2026-0007`: the year in Nepal, and a number that starts at
   * 1 each year.
   */
  number: z.string(),
  reference: z.string(),
  amounts: amountsSchema,
  total: z.int(),
  at: instantSchema,
  by: z.string(),
  /** The number of the receipt that this one cancels, or null. */
  cancels: z.nullable(z.string()),
  /** The number of the receipt that cancels this one, or null. */
  cancelledBy: z.nullable(z.string()),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** The receipts of a booking, oldest first, and their total. */
export const bookingPaymentsSchema = z.object({
  receipts: z.array(receiptSchema),
  total: z.int(),
});
export type BookingPayments = z.infer<typeof bookingPaymentsSchema>;

/** A receipt in the form in which it is printed. If its booking was erased, its texts are empty. */
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
  /** Who reopened the day. Null while it is closed. */
  reopenedBy: z.nullable(z.string()),
  reopenedAt: z.nullable(instantSchema),
});
export type DayClose = z.infer<typeof closeSchema>;

/** What customers paid on one day in Nepal. */
export const takingsSchema = z.object({
  shopDate: shopDateSchema,
  today: shopDateSchema,
  amounts: amountsSchema,
  total: z.int(),
  /** The number of all receipts of the day. The list may have fewer. */
  count: z.int(),
  /** The receipts of the day, newest first. */
  receipts: z.array(receiptSchema),
  isClosed: z.boolean(),
  /**
   * Each time that the day was closed, newest first. It can be closed again after an owner reopened
   * it.
   */
  closes: z.array(closeSchema),
});
export type Takings = z.infer<typeof takingsSchema>;

/**
 * Closes a day. `seen` is the number of receipts that the staff member saw. If there are more now,
 * the day stays open.
 */
export const dayCloseSchema = z.object({
  countedCash: z.int(COUNTED).check(z.minimum(0, COUNTED), z.maximum(1_000_000_000, COUNTED)),
  seen: z.int().check(z.minimum(0), z.maximum(1_000_000)),
});
export type NewDayClose = z.infer<typeof dayCloseSchema>;
