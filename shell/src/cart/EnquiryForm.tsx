import { useEffect, useRef, useState } from 'react';
import { createEnquiry } from '@mcs-repairs/shared/domain/contract/enquiries';
import { useForm } from '@mcs-repairs/shared/platform/form/useForm';
import { useTyped } from '@mcs-repairs/shared/platform/form/useTyped';
import { useShopData, useShopProfile } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { ANSWER_CHOICES } from '@mcs-repairs/shared/domain/catalogue/answerChoices';
import {
  callableEnquirySchema,
  type EnquiryReceipt,
} from '@mcs-repairs/shared/domain/types/enquiry';
import type { CartItem } from '@mcs-repairs/shared/domain/types/product';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Field } from '@mcs-repairs/shared/ui/Field';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { SelectInput } from '@mcs-repairs/shared/ui/SelectInput';
import { TextArea } from '@mcs-repairs/shared/ui/TextArea';
import { TextInput } from '@mcs-repairs/shared/ui/TextInput';
import { EMPTY_ENQUIRY, enquiryAttempts, enquiryValues } from './enquiryDraft';
import css from './CartPanel.module.css';

type Props = {
  items: readonly CartItem[];
  /** One sentence for each product of the cart that is not sent. */
  unsent: readonly string[];
  onBack: () => void;
  /** Called with the lines of the cart that the server has stored. */
  onSent: (sent: readonly CartItem[]) => void;
  onClose: () => void;
};
const GONE = { sold: 'sold', reserved: 'reserved', gone: 'not on sale any longer' };
/** Says that a product of the cart is no longer for sale. */
export const goneLine = (name: string, state: keyof typeof GONE = 'gone') =>
  `${name} is ${GONE[state]}.`;
const NOT_SENT =
  'Your enquiry may not have arrived. It is still in your cart. Please send it again: we store it only once.';

/**
 * Sends the cart as an enquiry, with the name and phone number of the customer. The customer gets a
 * reference number (docs/conformance/readings.md, Checkout).
 */
export function EnquiryForm({ items, unsent, onBack, onSent, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { call } = useShopData();
  const { phone, sendsEmails } = useShopProfile();
  const place = useRef<HTMLFormElement>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);

  /** If the visitor has closed the drawer, a toast shows the result. */
  const tell = (tone: 'success' | 'error', text: string) => {
    if (!place.current) dispatch(toastShown({ tone, text }));
  };
  const { form, text, errors, failure, sending, checking } = useForm({
    ref: place,
    fields: useTyped(EMPTY_ENQUIRY, enquiryValues),
    compose: ({ email, answerBy, ...values }) => ({
      ...values,
      email: email.trim() || undefined,
      answerBy: answerBy || undefined,
      items,
    }),
    schema: callableEnquirySchema,
    attempts: enquiryAttempts,
    send: (body, key) => call(createEnquiry, { body }, { key }),
    onDone: (answer, sent) => {
      const { reference } = answer;
      const gone = goneLines(answer, sent.items);
      tell('success', [`We have your enquiry. Your reference is ${reference}.`, ...gone].join(' '));
      setReceipt({ reference, gone });
      onSent(sent.items);
    },
    onFailed: () => tell('error', NOT_SENT),
  });

  // Another tab may have sent or cleared the cart.
  const isEmpty = items.length === 0 && !receipt && !sending;
  useEffect(() => {
    if (isEmpty) onBack();
  }, [isEmpty, onBack]);

  if (receipt) return <Sent {...receipt} more={items.length > 0} onClose={onClose} />;
  const orCall = failure?.message.includes(phone) ? '' : ` You can also call ${phone}.`;
  return (
    <form {...form} className={css.form}>
      <p>We will call you with prices and availability. Nothing is ordered or paid online.</p>
      {unsent.length > 0 && (
        <Notice tone="warning" title="Your enquiry leaves out what is no longer for sale.">
          {unsent.join(' ')}
        </Notice>
      )}
      <Field label="Your name" required error={errors.customerName}>
        <TextInput autoComplete="name" {...text('customerName')} />
      </Field>
      <Field label="Phone / WhatsApp" required error={errors.customerPhone}>
        <TextInput type="tel" autoComplete="tel" {...text('customerPhone')} />
      </Field>
      <Field
        label="Email"
        optional
        error={errors.email}
        hint={sendsEmails !== false && 'We write that your enquiry is here.'}
      >
        <TextInput type="email" inputMode="email" autoComplete="email" {...text('email')} />
      </Field>
      <Field label="Message" optional error={errors.message}>
        <TextArea rows={3} {...text('message')} />
      </Field>
      <Field label="How should we answer?" optional error={errors.answerBy}>
        <SelectInput options={ANSWER_CHOICES} {...text('answerBy')} />
      </Field>
      {checking}
      {failure && (
        <Notice tone="warning">
          {`${failure.message} Your cart and what you typed are safe.${orCall}`}
        </Notice>
      )}
      <div className={css.actions}>
        <Button variant="quiet" onClick={onBack}>
          Back to cart
        </Button>
        <Button type="submit" loading={sending} loadingLabel="Sending...">
          Send enquiry
        </Button>
      </div>
    </form>
  );
}

type Receipt = {
  reference: string;
  /** One sentence for each product that is no longer for sale. */
  gone: readonly string[];
};

const goneLines = ({ unavailable = [] }: EnquiryReceipt, sent: readonly CartItem[]) =>
  sent.flatMap(({ id, name }) => {
    const found = unavailable.find((line) => line.id === id);
    return found ? [goneLine(name, found.state)] : [];
  });

/** Replaces the form after it was sent. The heading gets focus. */
function Sent({
  reference,
  gone,
  more,
  onClose,
}: Receipt & {
  more: boolean;
  onClose: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.sent} role="status">
      <h3 ref={heading} tabIndex={-1}>
        Thank you. We have your enquiry.
      </h3>
      <p>
        Your reference is <strong>{reference}</strong>. We will call you back during opening hours.
      </p>
      {gone.length > 0 && (
        <Notice tone="warning">
          {gone.join(' ')} We keep your enquiry, and tell you what else we have.
        </Notice>
      )}
      {more && <p>What you added meanwhile is still in your cart.</p>}
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}
