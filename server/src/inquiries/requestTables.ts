import type { AnswerBy } from '@mcs-repairs/shared/domain/types/answerBy';
import type { RequestOutcome } from '@mcs-repairs/shared/domain/types/inbox';
import type { EntryKind } from '@mcs-repairs/shared/domain/types/requestPage';

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
  /** The sender's email address, normalised by `emailKey`. Empty if there is none. */
  email_key: string;
  /** Increases each time that staff change a field that they can edit. */
  version: number;
  assignee_id: string | null;
  /** The day on which staff want to work on it again. */
  follow_up_on: string | null;
  /**
   * How the enquiry or quote request ended. Empty while it is open, or if staff answered it and
   * nothing else happened.
   */
  outcome: RequestOutcome | '';
  /**
   * The id of the main enquiry or quote request of the same customer, if staff merged this one into
   * it.
   */
  merged_into: string | null;
  /** The channel in which the sender wants the answer. Empty if the sender chose none. */
  answer_by: AnswerBy | '';
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
      /** The business's PAN or VAT number. Empty if it is unknown. */
      tax_number: string;
      purchase_order: string;
      /** JSON: a list of device types with the number of each. */
      devices: string;
    };
    enquiries: RequestColumns & {
      customer_name: string;
      customer_phone: string;
      customer_email: string | null;
      message: string | null;
      /** JSON: the lines of the sender's cart. */
      items: string;
    };
    /**
     * The history of each enquiry and quote request: what staff did with it. Each row belongs to
     * one of them.
     */
    request_entries: {
      id: string;
      enquiry_id: string | null;
      quote_request_id: string | null;
      kind: EntryKind;
      text: string;
      /** The id of the row in the outbox that contains the answer. */
      mail_id: string | null;
      booking_id: string | null;
      /**
       * The unit that was reserved or sold by this action, and the version that the unit got from
       * it.
       */
      goods_id: string | null;
      goods_version: number | null;
      at: string;
      by_name: string;
      staff_id: string | null;
    };
  }
}

export {};
