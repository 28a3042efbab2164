/** Address of a call; keeps digits and a leading plus. */
export const callHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Address of a WhatsApp chat that begins with a text. */
export const chatHref = (whatsapp: string, text: string) =>
  `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`;
