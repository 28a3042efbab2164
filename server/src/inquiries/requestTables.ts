type RequestColumns = {
  id: string;
  reference: string;
  created_at: string;
  handled_at: string | null;
  handled_by: string | null;
  spam_at: string | null;
  spam_by: string | null;
  search_text: string;
  /** The sender's phone number, normalised by `phoneKey`. */
  phone_key: string;
};

declare module '../db/schema' {
  interface Tables {
    quote_requests: RequestColumns & {
      company_name: string;
      industry: string;
      contact_person: string;
      phone: string;
      email: string;
      services: string;
      message: string | null;
    };
    enquiries: RequestColumns & {
      customer_name: string;
      customer_phone: string;
      customer_email: string | null;
      message: string | null;
      /** JSON: the lines of the cart. */
      items: string;
    };
  }
}

export {};
