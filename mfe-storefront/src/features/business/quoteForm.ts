/** The values on the screen, with the services as a list of names. */
export type QuoteValues = {
  companyName: string;
  industry: string;
  contactPerson: string;
  phone: string;
  email: string;
  services: readonly string[];
  message: string;
  answerBy: string;
};

export const EMPTY_QUOTE: QuoteValues = {
  companyName: '',
  industry: '',
  contactPerson: '',
  phone: '',
  email: '',
  services: [],
  message: '',
  answerBy: '',
};

/** Builds the request, in which the services are one text. */
export const composeQuote = ({ answerBy, ...values }: QuoteValues) => ({
  ...values,
  answerBy: answerBy || undefined,
  services: values.services.join(', '),
});
