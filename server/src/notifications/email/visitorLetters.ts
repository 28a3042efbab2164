import { oneLine } from '@mcs-repairs/shared/domain/rules/oneLine';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import type { Letter } from './letter';

/**
 * Writes the email that confirms a quote request. `link` is the address of the page about services.
 */
export function writeRequestLetter(
  name: string,
  reference: string,
  shop: ShopProfile,
  link: string,
): Letter {
  return {
    subject: `We have your request ${reference} - ${shop.name}`,
    greeting: `Hello ${oneLine(name)},`,
    paragraphs: [
      `Thank you for asking ${shop.name} for a quote. One of us reads it and answers within 24 hours, by phone or email.`,
      'You need not do anything until then. If something is to be added, just answer this email.',
    ],
    facts: [{ label: 'Reference', value: reference }],
    checklist: [],
    link: { label: 'Our services for businesses', url: link },
    closing: [
      `If you did not ask us, somebody mistyped their address: you need not do anything.`,
      `Questions? Call ${shop.phone} or answer this email.`,
      `${shop.name}, ${shop.address}`,
    ],
  };
}

/** Writes the email that confirms an enquiry. `link` is the address of the page about devices. */
export function writeEnquiryLetter(
  name: string,
  reference: string,
  shop: ShopProfile,
  link: string,
): Letter {
  return {
    ...writeRequestLetter(name, reference, shop, link),
    subject: `We have your enquiry ${reference} - ${shop.name}`,
    paragraphs: [
      `Thank you for writing to ${shop.name}. One of us reads it and calls or writes back during our opening hours.`,
      'Nothing is ordered or paid by it. If something is to be added, just answer this email.',
    ],
    link: { label: 'Our devices', url: link },
  };
}

/**
 * Writes the email with which staff answer an enquiry or quote request. The text is exactly what
 * staff wrote. `link` is the home page.
 */
export function writeAnswerLetter(
  answer: string,
  reference: string,
  shop: ShopProfile,
  link: string,
): Letter {
  const [greeting = '', ...paragraphs] = answer.split(/\n+/);
  return {
    subject: `Our answer to ${reference} - ${shop.name}`,
    greeting,
    paragraphs,
    facts: [{ label: 'Reference', value: reference }],
    checklist: [],
    link: { label: shop.name, url: link },
    closing: [
      `Questions? Call ${shop.phone} or answer this email.`,
      `${shop.name}, ${shop.address}`,
    ],
  };
}

/**
 * Writes the email with a code to a customer who wants to see all bookings. `link` is the page
 * where the customer types the code.
 */
export function writeCodeLetter(
  name: string,
  code: string,
  shop: ShopProfile,
  link: string,
): Letter {
  return {
    subject: `Your code to track your repairs - ${shop.name}`,
    greeting: `Hello ${oneLine(name)},`,
    paragraphs: [
      'Somebody, most likely you, asked to see your repairs with us. Type this code on the page where you asked. It works once, for 10 minutes.',
    ],
    facts: [{ label: 'Your code', value: code }],
    checklist: [],
    link: { label: 'Track repair', url: link },
    closing: [
      'Our staff never ask you for this code. If it was not you, you need not do anything.',
      `Questions? Call ${shop.phone} or answer this email.`,
      `${shop.name}, ${shop.address}`,
    ],
  };
}
