import { STAFF } from './server';

type StaffSession = { headers: Record<string, string> };
type ListedBooking = {
  id: string;
  reference: string;
  status: string;
  version: number;
  customerName: string;
};

/** Signs in as staff through the API. Returns headers with which other requests use the session. */
export async function staffSession(url: string): Promise<StaffSession> {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const { csrfToken } = (await response.json()) as { csrfToken?: string };
  return { headers: { cookie, ...(csrfToken ? { 'x-csrf-token': csrfToken } : {}) } };
}

/** Returns the bookings that the staff's dashboard lists. */
export async function staffBookings(
  url: string,
  query = '',
): Promise<{ bookings: ListedBooking[]; total: number }> {
  const { headers } = await staffSession(url);
  const response = await fetch(`${url}/api/bookings?pageSize=200${query}`, { headers });
  if (!response.ok) throw new Error(`The list answered ${response.status}`);
  return (await response.json()) as { bookings: ListedBooking[]; total: number };
}
