/** The values of the form. The services are a list of names. */
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

/** Builds the request from the values. In the request, the services are one text. */
export const composeQuote = ({ answerBy, ...values }: QuoteValues) => ({
  ...values,
  answerBy: answerBy || undefined,
  services: values.services.join(', '),
});
