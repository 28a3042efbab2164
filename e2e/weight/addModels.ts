import type { DeviceId } from '@mcs-repairs/shared/domain/types/device';

/** How many models of each device `addModels` adds: 300, most of them iPhones. */
export const ADDED_MODELS: Readonly<Record<DeviceId, number>> = {
  iphone: 170,
  ipad: 26,
  macbook: 26,
  imac: 26,
  watch: 26,
  laptop: 26,
};
const KINDS = ['Pro Max', 'Pro', 'Plus', 'mini', 'Air', 'SE', 'Ultra', 'Neo', 'Studio', 'Lite'];

/** Adds models as an owner, with numbers, further names and texts. */
export async function addModels(url: string, headers: Record<string, string>): Promise<void> {
  const rows = Object.entries(ADDED_MODELS).flatMap(([device, count]) =>
    Array.from({ length: count }, (_, at) => {
      // The factors are primes, so that neighbouring models do not get similar numbers.
      const number = `A${1000 + ((at * 7919) % 9000)}; A${1000 + ((at * 6101 + 17) % 9000)}`;
      const name = `${device} ${20 + Math.floor(at / KINDS.length)} ${KINDS[at % KINDS.length]}`;
      const words = `We keep parts for the ${name}, and repair most faults on the same day.`;
      return [
        device,
        name,
        2012 + (at % 15),
        number,
        `${name} (${2012 + (at % 15)})`,
        `"${words}"`,
      ];
    }),
  );
  const header = ['device', 'name', 'release year', 'model numbers', 'other names', 'own words'];
  const csv = [header, ...rows].map((cells) => cells.join(',')).join('\n');
  const send = async (path: string, body: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as object;
  };
  const checked = (await send('/api/models/file/check', { csv })) as { seen: string };
  await send('/api/models/file', { csv, seen: checked.seen });
}
