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
  /** Increases with each change of the fields that staff edit. */
  version: number;
  assignee_id: string | null;
  /** The day on which staff want to work on the request again. */
  follow_up_on: string | null;
  /** How the request ended. Empty if it is open, or if it was answered without another outcome. */
  outcome: RequestOutcome | '';
  /** The main request of the same customer, if staff merged this request into it. */
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
      /** JSON: a list of devices, each with its number. */
      devices: string;
    };
    enquiries: RequestColumns & {
      customer_name: string;
      customer_phone: string;
      customer_email: string | null;
      message: string | null;
      /** JSON: the lines of the cart. */
      items: string;
    };
    /** Actions of staff on a request. Each row belongs to one enquiry or one quote request. */
    request_entries: {
      id: string;
      enquiry_id: string | null;
      quote_request_id: string | null;
      kind: EntryKind;
      text: string;
      /** The id of the message with the answer in the outbox. */
      mail_id: string | null;
      booking_id: string | null;
      /** The unit that was reserved or sold, and the version that the unit got from that. */
      goods_id: string | null;
      goods_version: number | null;
      at: string;
      by_name: string;
      staff_id: string | null;
    };
  }
}

export {};
