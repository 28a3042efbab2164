/** The values of the screen, with the services as a list of names. */
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

/** The request to the shop, with the services as one text. */
export const composeQuote = (values: QuoteValues) => ({
  ...values,
  services: values.services.join(', '),
});
