import type { ShopServer } from '../server';
import { staffSession } from '../staff';

/** Returns one row of an import: a completed repair request. Rows differ only in their number. */
export function importRow(number: number) {
  const at = new Date(Date.UTC(2025, 0, 1) + number * 60_000).toISOString();
  return {
    id: `imported-${number}`,
    reference: `I${number}`,
    kind: 'request',
    status: 'completed',
    version: 1,
    customerName: `Customer ${number}`,
    customerEmail: `customer-${number}@mail.example`,
    customerPhone: `98${String(number).padStart(8, '0')}`,
    deviceModel: 'iPhone 15 Pro',
    repairService: 'Screen / LCD replacement',
    duration: '',
    appointmentDate: '',
    appointmentTime: '',
    estimatedPrice: 0,
    createdAt: at,
    updatedAt: at,
  };
}

/** Sends an import as a staff member. Returns the status of the response. */
export async function sendImport(shop: ShopServer, body: BodyInit): Promise<number> {
  const { headers } = await staffSession(shop.url);
  const answer = await fetch(`${shop.url}/api/bookings/import`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  await answer.text();
  return answer.status;
}
