import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fieldErrors } from 'shared/domain/rules/fieldErrors';
import { Checking, newId, useShopData, useShopProfile } from 'shared/platform/site';
import { toastShown, useAppDispatch } from 'shared/platform/store';
import { enquiryFormSchema } from 'shared/domain/types/enquiry';
import type { CartItem } from 'shared/domain/types/product';
import { Button } from 'shared/ui/Button';
import { Field } from 'shared/ui/Field';
import { Notice } from 'shared/ui/Notice';
import { TextArea } from 'shared/ui/TextArea';
import { TextInput } from 'shared/ui/TextInput';
import {
  clearEnquiryDraft,
  enquiryDraft,
  keepEnquiryDraft,
  type EnquiryValues,
} from './enquiryDraft';
import css from './CartPanel.module.css';

type Props = {
  items: readonly CartItem[];
  onBack: () => void;
  /** With the lines that the shop has now. */
  onSent: (sent: readonly CartItem[]) => void;
  onClose: () => void;
};
type Errors = Record<string, string>;

const NOT_SENT = 'Your enquiry could not be sent. It is kept in your cart: please try again.';

/** The cart goes to the shop as a request with name and phone; the customer gets a reference (decision 15). */
export function EnquiryForm({ items, onBack, onSent, onClose }: Props) {
  const dispatch = useAppDispatch();
  const shopData = useShopData();
  const { phone } = useShopProfile();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => enquiryDraft().values);
  const [errors, setErrors] = useState<Errors>({});
  const [trouble, setTrouble] = useState('');
  const [sending, setSending] = useState(false);
  const [reference, setReference] = useState('');

  const refuse = (fields: Errors) => {
    setErrors(fields);
    const [first] = Object.keys(fields);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const change = (name: keyof EnquiryValues) => (event: { target: { value: string } }) => {
    const changed = { ...values, [name]: event.target.value };
    setValues(changed);
    keepEnquiryDraft({ values: changed });
    setErrors(({ [name]: _mended, ...rest }) => rest);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const checked = enquiryFormSchema.safeParse({ ...values, items });
    if (!checked.success) return refuse(fieldErrors(checked.error.issues));
    // The same words again are one enquiry; other words are another one.
    const words = JSON.stringify(checked.data);
    const { attempt } = enquiryDraft();
    const key = attempt.words === words ? attempt.key : newId();
    keepEnquiryDraft({ attempt: { words, key } });
    setSending(true);
    setTrouble('');
    const result = await shopData.createEnquiry(checked.data, key);
    setSending(false);
    const closed = !form.current;
    if (result.ok) {
      const sent = `We have your enquiry. Your reference is ${result.value.reference}.`;
      if (closed) dispatch(toastShown({ tone: 'success', text: sent }));
      clearEnquiryDraft();
      setReference(result.value.reference);
      return onSent(checked.data.items);
    }
    if (closed) dispatch(toastShown({ tone: 'error', text: NOT_SENT }));
    if (result.failure.fields) refuse(result.failure.fields);
    const call = result.failure.message.includes(phone) ? '' : ` You can also call ${phone}.`;
    setTrouble(`${result.failure.message} Your cart and what you typed are safe.${call}`);
  };

  if (reference) return <Sent reference={reference} more={items.length > 0} onClose={onClose} />;
  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void send(event)}>
      <p>We will call you with prices and availability. Nothing is ordered or paid online.</p>
      <Field label="Your name" required error={errors['customerName']}>
        <TextInput
          name="customerName"
          autoComplete="name"
          value={values.customerName}
          onChange={change('customerName')}
        />
      </Field>
      <Field label="Phone / WhatsApp" required error={errors['customerPhone']}>
        <TextInput
          name="customerPhone"
          type="tel"
          autoComplete="tel"
          value={values.customerPhone}
          onChange={change('customerPhone')}
        />
      </Field>
      <Field label="Message" optional error={errors['message']}>
        <TextArea name="message" rows={3} value={values.message} onChange={change('message')} />
      </Field>
      {sending && <Checking />}
      {trouble && <Notice tone="warning">{trouble}</Notice>}
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

/** Takes the place of the form, and the focus with it. */
function Sent({
  reference,
  more,
  onClose,
}: {
  reference: string;
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
      {more && <p>What you added meanwhile is still in your cart.</p>}
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}
