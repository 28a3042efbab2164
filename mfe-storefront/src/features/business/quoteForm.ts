/** The values on the screen, with the services as a list of names. */
export type QuoteValues = {
  companyName: string;
  industry: string;
  contactPerson: string;
  phone: string;
  email: string;
  services: readonly string[];
  message: string;
};

export const EMPTY_QUOTE: QuoteValues = {
  companyName: '',
  industry: '',
  contactPerson: '',
  phone: '',
  email: '',
  services: [],
  message: '',
};

/** Builds the request, in which the services are one text. */
export const composeQuote = (values: QuoteValues) => ({
  ...values,
  services: values.services.join(', '),
});
