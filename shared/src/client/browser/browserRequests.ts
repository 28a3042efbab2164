import type * as z from 'zod/mini';
import { fieldErrors } from '../../rules/fieldErrors';
import { drawReference } from '../../rules/reference';
import { enquiryFormSchema, enquirySchema } from '../../types/enquiry';
import type { Result } from '../../types/failure';
import { quoteRequestFormSchema, quoteRequestSchema } from '../../types/quote';
import type { StaffChange } from '../ShopData';
import { done, failed } from './failures';
import type { Surroundings } from './localStore';
import { storageKey } from './storageKeys';
import { storedList } from './storedList';

type Kept = {
  id: string;
  reference: string;
  createdAt: string;
  handledAt: string | null;
  handledBy: string | null;
};
type Topic = Extract<StaffChange['topic'], 'quote-requests' | 'enquiries'>;

/** Requests of one topic, kept in this browser beside the bookings so that none is acknowledged and lost. */
function requestsOf<Form extends object, Row extends Form & Kept>(
  topic: Topic,
  formSchema: z.ZodMiniType<Form>,
  rowSchema: z.ZodMiniType<Row>,
  { storage, now, random, newId }: Surroundings,
) {
  const list = storedList(storage, storageKey(topic), rowSchema);
  const unkept = () =>
    failed('unavailable', 'This browser could not keep the request. Please call us instead.');

  return {
    create(sent: unknown): Result<{ id: string; reference: string }> {
      const form = formSchema.safeParse(sent);
      if (!form.success) {
        return failed('invalid', 'Please check the marked fields', {
          fields: fieldErrors(form.error.issues),
        });
      }
      const id = newId();
      const reference = drawReference('request', random);
      const kept: Kept = {
        id,
        reference,
        createdAt: now().toISOString(),
        handledAt: null,
        handledBy: null,
      };
      const row = rowSchema.safeParse({ ...form.data, ...kept });
      if (!row.success || !list.write([...list.read(), row.data])) return unkept();
      return done({ id, reference });
    },

    /** Newest first. */
    list({ handled }: { handled?: boolean }): Result<{ items: Row[]; total: number }> {
      const items = list
        .read()
        .filter((row) => handled === undefined || (row.handledAt !== null) === handled);
      return done({ items: items.reverse(), total: items.length });
    },

    setHandled(id: string, handled: boolean, by: string): Result<Row> {
      const all = list.read();
      const old = all.find((row) => row.id === id);
      if (!old) return failed('not-found', 'This request is not here any more');
      const mark = handled
        ? { handledAt: now().toISOString(), handledBy: by }
        : { handledAt: null, handledBy: null };
      const changed = { ...old, ...mark };
      return list.write(all.map((row) => (row === old ? changed : row))) ? done(changed) : unkept();
    },
  };
}

/** Quote requests of the business page and enquiries of the cart. */
export function browserRequests(surroundings: Surroundings) {
  return {
    quoteRequests: requestsOf(
      'quote-requests',
      quoteRequestFormSchema,
      quoteRequestSchema,
      surroundings,
    ),
    enquiries: requestsOf('enquiries', enquiryFormSchema, enquirySchema, surroundings),
  };
}
