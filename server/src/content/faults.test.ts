import { BUILT_IN_SECTIONS } from '@mcs-repairs/shared/domain/catalogue/builtInSections';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { VisitReceipt } from '@mcs-repairs/shared/domain/types/checkIn';
import type { Edition, SectionSettings } from '@mcs-repairs/shared/domain/types/content';
import type { OwnModel } from '@mcs-repairs/shared/domain/types/models';
import type { CheckedPriceFile } from '@mcs-repairs/shared/domain/types/price';
import type { Quote } from '@mcs-repairs/shared/domain/types/quote';
import type { BookingPage } from '@mcs-repairs/shared/domain/types/repair';
import type { SectionEntries } from '@mcs-repairs/shared/domain/types/sections';
import { appointment, openTestShop, type Browser, type TestShop } from '../../test/testShop';
import { shownFaults } from './faults';
import { contentNow } from './storedContent';

let shop: TestShop;
let owner: Browser;
beforeEach(async () => {
  shop = await openTestShop();
  owner = await shop.staff();
});
afterEach(() => shop.close());

const IMAC = BUILT_IN_SECTIONS['faults-imac'];
type Change = Partial<Record<'name' | 'duration' | 'signs' | 'state', string>>;
/** Returns the built-in faults of the iMac with some changes. */
const imacWith = (changes: Record<string, Change>): SectionEntries =>
  IMAC.map((fault) => ({ ...fault, ...changes[fault.id] }));
const RENAMED = imacWith({ storage: { name: 'SSD and storage' } });

/** The time passes between two changes, as it does for a person. */
const later = () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
};
const publish = (
  value: SectionEntries | null,
  seen: string | null = null,
  validFrom: string | null = null,
) =>
  owner.ask('POST', '/api/content/editions', {
    edition: { piece: 'faults-imac', value },
    seen,
    validFrom,
  });
const published = async (...asked: Parameters<typeof publish>) => {
  const { status, body } = await publish(...asked);
  expect({ status, body }).toMatchObject({ status: 201 });
  later();
  return (body as Edition).id;
};
const undo = async (seen: string) => {
  const { status } = await owner.ask('POST', '/api/content/undoing', {
    piece: 'faults-imac',
    seen,
  });
  expect(status).toBe(204);
  later();
};
const shown = async () =>
  (await contentNow({ config: shop.config, now: () => shop.clock.now }, shop.db)).faults;
const log = async () =>
  ((await owner.ask('GET', '/api/log')).body as { entries: { detail: string }[] }).entries;
const settings = async () =>
  (await owner.ask('GET', '/api/content/sections/faults-imac')).body as SectionSettings;

const TIMES = ['9:30 AM', '11:30 AM', '2:30 PM', '4:30 PM'];
let booked = 0;
beforeEach(() => {
  booked = 0;
});
const book = async (change: object = {}) => {
  const { status, body } = await shop.browser().ask(
    'POST',
    '/api/bookings',
    appointment({
      device: 'imac',
      issue: 'storage',
      deviceModel: 'iMac 27-inch (2020)',
      repairIssue: 'Storage',
      additionalNotes: '',
      appointmentTime: TIMES[booked++] as '9:30 AM',
      ...change,
    }),
  );
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as BookingReceipt;
};
const pageOf = async ({ reference }: { reference: string }) =>
  (await owner.ask('GET', `/api/booking-pages/${reference}`)).body as BookingPage;

describe('what is refused', () => {
  test('a list that leaves a model without a fault, beside the fault', async () => {
    const models = (await owner.ask('GET', '/api/models/all')).body as OwnModel[];
    const model = models.find(({ device }) => device === 'imac');
    if (!model) throw new Error('There is no iMac');
    const { id, name, slug, year, numbers, alsoCalled, version } = model;
    const only = await owner.ask('POST', '/api/models/changes', {
      ...{ id, device: 'imac', name, slug, year, numbers, alsoCalled },
      ...{ issues: ['memory'], seen: version },
    });
    expect(only.status).toBe(200);
    const { status, body } = await publish(imacWith({ memory: { state: 'off' } }));
    expect(status).toBe(422);
    const index = IMAC.findIndex((one) => one['id'] === 'memory');
    expect((body as { fields: object }).fields).toEqual({
      [`edition.value.${index}.name`]: `The model ${name} would have no fault left. Add another fault to this model first.`,
    });
  });

  test('the name that files of models use for all faults', async () => {
    const { status } = await publish(imacWith({ memory: { name: 'All  faults' } }));
    expect(status).toBe(422);
  });
});

describe('what pages show', () => {
  test('the faults are the built-in ones until the owner changes them, and again after an undo', async () => {
    expect(await settings()).toEqual({ builtIn: IMAC, entries: null, editions: [] });
    expect(await shown()).toBeUndefined();
    const id = await published(
      [...RENAMED]
        .reverse()
        .map((one) => (one['id'] === 'memory' ? { ...one, state: 'off' } : one)),
    );
    expect(await shown()).toEqual({
      imac: [
        ...['water', 'camera'].map((issue) => ({ id: issue })),
        { id: 'storage', issue: 'SSD and storage', name: 'SSD and storage' },
        ...['cooling', 'power', 'motherboard', 'screen'].map((issue) => ({ id: issue })),
      ],
    });
    expect(await settings()).toMatchObject({ editions: [{ id, by: 'Asha', count: 7 }] });
    expect((await log())[0]).toMatchObject({
      by: 'Asha',
      detail:
        'Faults: iMac: “Memory” switched off; “Storage” is now called “SSD and storage”; another order',
    });
    await undo(id);
    expect(await shown()).toBeUndefined();
  });

  test('a new time and description are shown, and an empty edition restores the built-in values', async () => {
    const own = { duration: '2-3 days', signs: 'The wheel never stops.' };
    const id = await published(imacWith({ storage: own }));
    expect((await shown())?.imac).toContainEqual({ id: 'storage', ...own });
    expect((await log())[0]?.detail).toBe(
      'Faults: iMac: “Storage” takes 2-3 days; “Storage” has another description',
    );
    await published(null, id);
    expect(await shown()).toBeUndefined();
  });

  test('an edition starts at its time', async () => {
    const start = new Date(shop.clock.now.getTime() + 3_600_000).toISOString();
    await published(RENAMED, null, start);
    expect(await shown()).toBeUndefined();
    expect((await book()).service).toBe('Storage');
    shop.clock.now = new Date(start);
    expect((await shown())?.imac).toHaveLength(8);
    expect((await book()).service).toBe('SSD and storage');
  });

  test('a list of another version of the site is completed, and never empty', () => {
    const known = shownFaults('imac', [
      { id: 'laser', name: 'Laser' },
      { id: 'water', name: 'Spill' },
    ]);
    expect(known?.map(({ id }) => id)).toEqual([
      'water',
      ...IMAC.map(({ id }) => id).filter((id) => id !== 'water'),
    ]);
    expect(shownFaults('imac', imacWith({}))).toBeUndefined();
    const off = IMAC.map((fault) => ({ ...fault, state: 'off' }));
    expect(shownFaults('imac', off)).toBeUndefined();
  });

  test('the form gets a stored list with every fault once, and without empty values', async () => {
    const id = await published(RENAMED);
    const row = { value: JSON.stringify([{ id: 'water', name: '', signs: 'Wet' }]) };
    await shop.db.updateTable('content_editions').set(row).where('id', '=', id).execute();
    const { entries } = await settings();
    const [water] = IMAC.filter((fault) => fault.id === 'water');
    expect(entries?.[0]).toEqual({ ...water, signs: 'Wet' });
    expect(entries).toHaveLength(8);
  });
});

describe('what the owner enters', () => {
  const STORAGE = IMAC.findIndex(({ id }) => id === 'storage');
  test.each([
    ['an empty name', { storage: { name: ' ' } }, 'name', 'Fill in: Name'],
    [
      'a long name',
      { storage: { name: 'a'.repeat(41) } },
      'name',
      'Please use at most 40 characters',
    ],
    ['a separator of files', { storage: { name: 'SSD; disk' } }, 'name', /colons and semicolons/],
    ['a long description', { storage: { signs: 'a'.repeat(241) } }, 'signs', /at most 240/],
    ['no time', { storage: { duration: 'soon' } }, 'duration', /^Enter a time such as/],
    ['a backward time', { storage: { duration: '3-2 days' } }, 'duration', /^Enter a time such as/],
    ['a name of the list', { storage: { name: ' cooling  & FAN ' } }, 'name', /has the same name/],
    [
      'the built-in name of a renamed fault',
      { storage: { name: 'Memory' }, memory: { name: 'RAM' } },
      'name',
      'This is or was a name of the fault “Memory”, and bookings may contain it. Choose another name.',
    ],
    [
      'the name of a service that pages show under another name',
      { storage: { name: 'Screen/LCD Replacement' } },
      'name',
      /a name of the fault “Screen Repair”/,
    ],
  ])('%s is refused beside its field', async (_title, changes, field, message) => {
    const { status, body } = await publish(imacWith(changes as Record<string, Change>));
    expect(status).toBe(422);
    const { fields } = body as { fields: Record<string, string> };
    expect(fields[`edition.value.${STORAGE}.${field}`]).toMatch(message);
  });

  test.each([[[null]], [['x']], ['x'], [[{}]]])('%j is refused', async (odd) => {
    expect((await publish(odd as unknown as SectionEntries)).status).toBe(422);
  });

  test('a device keeps at least one fault', async () => {
    const off = IMAC.map((fault) => ({ ...fault, state: 'off' }));
    const { status, body } = await publish(off);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      fields: { 'edition.value.0.state': 'Leave at least one fault switched on' },
    });
  });

  test.each([
    ['a missing fault', IMAC.slice(1)],
    ['a fault of another device', [...IMAC.slice(1), { ...IMAC[0], id: 'crown' }]],
    ['a fault twice', [...IMAC.slice(1), { ...IMAC[1], name: 'Once more' }]],
  ])('%s is refused', async (_title, value) => {
    expect((await publish(value as SectionEntries)).status).toBe(422);
  });

  test('a former name stays reserved for its fault, which can have it again', async () => {
    const id = await published(RENAMED);
    await undo(id);
    const taken = await publish(imacWith({ memory: { name: 'ssd AND storage' } }));
    expect(taken).toMatchObject({
      status: 422,
      body: { fields: { 'edition.value.5.name': /the fault “Storage”/ } },
    });
    await published(RENAMED);
  });

  test('a name that was undone before its start is free', async () => {
    const start = new Date(shop.clock.now.getTime() + 3_600_000).toISOString();
    const id = await published(RENAMED, null, start);
    const own = imacWith({ memory: { name: 'SSD and storage' } });
    // The edition will still start, so its names are taken.
    expect((await publish(own, id)).status).toBe(422);
    await undo(id);
    await published(own);
  });

  test('of two editors, the second learns who was first, and other devices cause no conflict', async () => {
    await published(RENAMED);
    const second = await publish(imacWith({ memory: { state: 'off' } }));
    expect(second).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Asha') as string },
    });
    const watch = { piece: 'faults-watch', value: BUILT_IN_SECTIONS['faults-watch'] };
    const body = { edition: watch, seen: null, validFrom: null };
    expect((await owner.ask('POST', '/api/content/editions', body)).status).toBe(201);
  });
});

describe('bookings', () => {
  test('contain the current name and time, also from a page that is older than the change', async () => {
    await published(imacWith({ storage: { name: 'SSD and storage', duration: '3 hours' } }));
    const booking = await book();
    expect(booking).toMatchObject({ service: 'SSD and storage', duration: '3 hours' });
    // The former name says nothing more than the service, so it is no note of the customer.
    expect((await pageOf(booking)).booking.notes).toBeUndefined();
    const described = await book({ repairIssue: 'It clicks' });
    expect((await pageOf(described)).booking.notes).toBe('It clicks');
  });

  test('of a fault that was switched off meanwhile are stored like those of a model that is off', async () => {
    await published(imacWith({ storage: { state: 'off', duration: '3 hours' } }));
    expect(await book()).toMatchObject({ service: 'Storage', duration: '3 hours' });
  });

  test('have the time of their model, if the owner entered one', async () => {
    await published(imacWith({ storage: { duration: '3 hours' } }));
    const models = (await owner.ask('GET', '/api/models/all')).body as { id: string }[];
    const { id } = models.find((model) => model.id === 'imac/27-2020') ?? { id: '' };
    const change = await owner.ask('POST', '/api/models/changes', {
      ...{ id, seen: 0, device: 'imac', name: 'iMac 27-inch (2020)', slug: '27-2020', year: null },
      ...{ numbers: [], alsoCalled: [], issues: null, durations: { storage: '5 hours' } },
    });
    expect(change.status).toBe(200);
    expect((await book()).duration).toBe('5 hours');
    expect((await book({ deviceModel: 'iMac 24-inch (M3)' })).duration).toBe('3 hours');
  });

  test('keep their price after their fault was renamed, renamed again and switched off', async () => {
    const amounts = {
      standard: { price: 9_000, cost: null },
      premium: { price: null, cost: null },
    };
    const place = { device: 'imac', model: null, issue: 'storage', seen: 0 };
    const { status } = await owner.ask('POST', '/api/prices', { ...place, ...amounts });
    expect(status).toBe(200);
    const price = { model: null, standard: 9_000, premium: null };
    const old = await book();
    const id = await published(RENAMED);
    const middle = await book();
    expect(middle.service).toBe('SSD and storage');
    await published(imacWith({ storage: { name: 'Drives', state: 'off' } }), id);
    const last = await book();
    expect(last.service).toBe('Drives');
    for (const booking of [old, middle, last])
      expect((await pageOf(booking)).listPrices).toEqual(price);
    expect((await log()).some(({ detail }) => detail.startsWith('Storage, all iMac models'))).toBe(
      true,
    );
  });

  test('at the counter find the fault by its current, former and built-in name', async () => {
    await published(RENAMED);
    const visit = (repairIssue: string) => ({
      ...{ customerName: 'Mina Rai', customerPhone: '9841000009', repairIssue, device: 'imac' },
      deviceModel: 'iMac 27-inch (2020)',
    });
    for (const typed of ['SSD and storage', 'storage']) {
      const { status, body } = await owner.ask('POST', '/api/visits', visit(typed));
      expect({ status, body }).toMatchObject({ status: 201 });
      const { booking } = body as VisitReceipt;
      expect(booking.repairService).toBe('SSD and storage');
      expect(booking.notes).toBeUndefined();
      expect(booking.estimatedPrice).toBeGreaterThan(0);
    }
    const { body } = await owner.ask('POST', '/api/visits', visit('It hums'));
    expect((body as VisitReceipt).booking.repairService).toBe('It hums');
  });
});

describe('files and quotes', () => {
  test('a price file may name the fault by its current, former or built-in name', async () => {
    await published(RENAMED);
    const csv = (fault: string) =>
      [
        'Device,Model,Fault,Standard price,Standard cost,Premium price,Premium cost',
        `imac,All models,${fault},9000,,,`,
      ].join('\r\n');
    for (const fault of ['SSD and storage', 'Storage', 'storage']) {
      const { body } = await owner.ask('POST', '/api/prices/file/check', { csv: csv(fault) });
      expect((body as CheckedPriceFile).differences).toMatchObject([{ issue: 'storage' }]);
    }
    expect(await owner.ask('POST', '/api/prices/file/check', { csv: csv('SSD') })).toMatchObject({
      body: { fields: { 'Row 2, Fault': 'No fault has this name' } },
    });
  });

  test('a file of models names faults as pages do, and an export can be imported without a change', async () => {
    await published([...RENAMED].reverse());
    const add = await owner.ask('POST', '/api/models', {
      ...{ device: 'imac', name: 'iMac 32-inch', slug: '', year: null, numbers: [] },
      ...{ alsoCalled: [], issues: ['screen', 'storage'], durations: { storage: '4 hours' } },
    });
    expect(add.status).toBe(201);
    const { csv } = (await owner.ask('GET', '/api/models/export')).body as { csv: string };
    expect(csv).toContain('"SSD and storage; Screen Repair",SSD and storage: 4 hours');
    const { body } = await owner.ask('POST', '/api/models/file/check', { csv });
    expect(body).toMatchObject({ differences: [] });
  });

  test('a quote has the current name and time', async () => {
    await published(imacWith({ screen: { name: 'Glass and display', duration: '1-2 days' } }));
    const question = { device: 'imac/27-2020', issue: 'screen', tier: 'standard' };
    const { body } = await owner.ask('POST', '/api/quotes', question);
    expect(body as Quote).toMatchObject({
      repairIssue: 'Glass and display',
      estimatedDuration: '1-2 days',
    });
  });
});

test('the preview of a draft shows its faults on its pages, and publishes nothing', async () => {
  const draft = { piece: 'faults-imac', value: RENAMED };
  const { status, body } = await owner.ask('POST', '/api/content/previews', draft);
  expect(status).toBe(201);
  expect((body as { frame: string }).frame).toMatch(/^\/repairs\/imac\?content-preview=/);
  expect(await shown()).toBeUndefined();
});
