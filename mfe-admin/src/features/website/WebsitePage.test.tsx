/** @jest-environment ./tools/jest-environment.cjs */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BUILT_IN_SECTIONS } from '@mcs-repairs/shared/domain/catalogue/builtInSections';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type { Edition } from '@mcs-repairs/shared/domain/types/content';
import { deviceOfFaults, type SectionId } from '@mcs-repairs/shared/domain/types/sections';
import { accessibilityFaults } from '../../testing/accessibility';
import { AdminSite } from '../../testing/AdminSite';
import { answered, fakeShop, stopClock } from '../../testing/fakeShop';
import { inputOf, instantOf } from './nepalInput';
import { Component } from './WebsitePage';

beforeEach(stopClock);
afterEach(cleanup);

const BANNER = { text: 'Closed for Tihar', linkTo: '', linkLabel: '', from: null, until: null };
const edition: Edition = {
  id: '01',
  at: '2026-11-23T06:00:00.000Z',
  by: 'Sita',
  validFrom: '2026-11-23T06:00:00.000Z',
  isUndone: false,
  edition: { piece: 'banner', value: BANNER },
};
const PROFILE = { piece: 'profile', value: null } as const;
const settings = {
  content: { revision: '-.01', profile: DEFAULT_SHOP_PROFILE, banner: BANNER },
  builtIn: DEFAULT_SHOP_PROFILE,
  editions: [edition],
};

const BUILT_IN = [
  { question: 'What does it cost?', answer: 'Call {phone}.' },
  { question: 'Is there a warranty?', answer: 'Yes.' },
];

type Answer = ReturnType<typeof answered>;

function open(
  stored: object = {},
  at = '/admin/website',
  publishing?: Answer,
  content: typeof settings = settings,
) {
  const user = userEvent.setup({ delay: null });
  const publishContent = jest.fn(publishing ?? answered(edition));
  const undoContent = jest.fn(answered(null));
  const previewContent = jest.fn(answered({ link: '/open', frame: '/?content-preview=x' }));
  const lists = { builtIn: BUILT_IN, entries: null, editions: [], ...stored };
  const readSection = jest.fn(async ({ params }: { params: { section: SectionId } }) => ({
    ok: true as const,
    value: deviceOfFaults(params.section)
      ? { entries: null, editions: [], builtIn: BUILT_IN_SECTIONS[params.section] }
      : lists,
  }));
  const operations = {
    readContentSettings: answered(content),
    readSection,
    publishContent,
    undoContent,
    previewContent,
  };
  const { container } = render(
    <AdminSite page={Component} shop={fakeShop({ operations })} at={at} />,
  );
  return { user, container, publishContent, undoContent, previewContent };
}

test('a new phone number is published with the edition that the editor saw', async () => {
  const { user, container, publishContent } = open();
  const form = await screen.findByRole('form', { name: 'Shop profile' });
  const phone = within(form).getByLabelText(/^Phone/);
  await user.clear(phone);
  await user.click(within(form).getByRole('button', { name: 'Publish changes' }));
  expect(publishContent).not.toHaveBeenCalled();
  expect(form.textContent).toContain('Enter the phone number with its area code');
  await user.type(phone, '01-4000000');
  expect(form.textContent).toContain('This is still the former phone number.');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(within(form).getByRole('button', { name: 'Publish changes' }));
  const { name, whatsapp, email, businessEmail, address, mapUrl } = DEFAULT_SHOP_PROFILE;
  expect(publishContent).toHaveBeenCalledWith({
    body: {
      edition: {
        piece: 'profile',
        value: {
          ...{ name, phone: '01-4000000', whatsapp, email, businessEmail, address, mapUrl },
          ...{ socialLinks: [], furtherPhones: [], furtherAddresses: [] },
          ...{ logoColour: '', logoPicture: '' },
        },
      },
      seen: null,
      validFrom: null,
    },
  });
});

test('further numbers and links are added and removed, and a pale logo colour is refused beside its field', async () => {
  const { user, container, publishContent } = open();
  const form = await screen.findByRole('form', { name: 'Shop profile' });
  const press = (name: string) => user.click(within(form).getByRole('button', { name }));
  await press('Add phone number');
  await user.keyboard('Patan branch');
  await press('Add phone number');
  await press('Remove phone number 2');
  expect(document.activeElement?.textContent).toBe('Add phone number');
  await press('Add link');
  await user.keyboard('http://facebook.com/everest');
  await user.type(within(form).getByLabelText(/^Colour of the logo/), '#ffee00');
  await press('Publish changes');
  expect(publishContent).not.toHaveBeenCalled();
  expect(form.textContent).toContain('Enter the phone number with its area code');
  expect(form.textContent).toContain('Enter a web address that starts with https://');
  expect(form.textContent).toContain(
    'Too light for light pages: the contrast is 1.2 to 1, and a logo needs 3 to 1.',
  );
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.type(within(form).getByLabelText(/^Further phone 1/), '01-5544332');
  await user.clear(within(form).getByLabelText(/^Link 1/));
  await user.type(within(form).getByLabelText(/^Link 1/), 'https://facebook.com/everest');
  const colour = within(form).getByLabelText(/^Colour of the logo/);
  await user.clear(colour);
  await user.type(colour, '#d32f2f');
  await press('Publish changes');
  expect(publishContent).toHaveBeenCalledTimes(1);
  const [[sent]] = publishContent.mock.calls as unknown as [[{ body: object }]];
  expect(sent.body).toMatchObject({
    edition: {
      value: {
        socialLinks: ['https://facebook.com/everest'],
        furtherPhones: [{ label: 'Patan branch', phone: '01-5544332' }],
        furtherAddresses: [],
        logoColour: '#d32f2f',
      },
    },
  });
});

describe('the picture of the logo', () => {
  const bitmap = { width: 200, height: 100, close: jest.fn() };
  const globals = globalThis as { createImageBitmap?: unknown };
  const toDataURL = jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL');
  const drawImage = jest.fn();
  beforeEach(() => {
    globals.createImageBitmap = jest.fn(async () => bitmap);
    drawImage.mockClear();
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ drawImage } as unknown as CanvasRenderingContext2D);
  });
  afterAll(() => {
    delete globals.createImageBitmap;
    jest.restoreAllMocks();
  });
  const choose = async () => {
    const opened = open();
    const form = within(await screen.findByRole('form', { name: 'Shop profile' }));
    const file = new File(['picture'], 'logo.png', { type: 'image/png' });
    const upload = () => opened.user.upload(form.getByLabelText(/^Picture of the logo/), file);
    await upload();
    return { ...opened, form, upload };
  };

  test('is made small and square, shown on both grounds, published, and can be removed', async () => {
    const large = `data:image/webp;base64,${'A'.repeat(6000)}`;
    const small = 'data:image/webp;base64,UklGRg==';
    toDataURL.mockReturnValueOnce(large).mockReturnValue(small);
    const { user, form, upload, container, publishContent } = await choose();
    expect(await form.findByRole('button', { name: 'Remove logo picture' })).toBeTruthy();
    expect(drawImage).toHaveBeenCalledWith(bitmap, 0, 24, 96, 48);
    expect(container.querySelectorAll(`img[src="${small}"]`)).toHaveLength(2);
    await user.click(form.getByRole('button', { name: 'Remove logo picture' }));
    expect(container.querySelector(`img[src="${small}"]`)).toBeNull();
    expect(document.activeElement).toBe(form.getByLabelText(/^Picture of the logo/));
    await upload();
    expect(await form.findByRole('button', { name: 'Remove logo picture' })).toBeTruthy();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Publish changes' }));
    const [[sent]] = publishContent.mock.calls as unknown as [[{ body: object }]];
    expect(sent.body).toMatchObject({ edition: { value: { logoPicture: small } } });
  });

  test('that has too many details, or is no picture, is refused beside its field', async () => {
    toDataURL.mockReturnValue(`data:image/png;base64,${'A'.repeat(6000)}`);
    const { user, form } = await choose();
    expect(await form.findByText(/too many details for a logo/)).toBeTruthy();
    globals.createImageBitmap = jest.fn(() => Promise.reject(new Error('no picture')));
    const file = new File(['text'], 'logo.png', { type: 'image/png' });
    await user.upload(form.getByLabelText(/^Picture of the logo/), file);
    expect(await form.findByText(/could not be read/)).toBeTruthy();
    // The message about the first picture disappears when the form gets another picture.
    const small = 'data:image/webp;base64,UklGRg==';
    toDataURL.mockReturnValue(small);
    globals.createImageBitmap = jest.fn(async () => bitmap);
    await user.upload(form.getByLabelText(/^Picture of the logo/), [file, file]);
    expect(await form.findByText('Please choose one picture')).toBeTruthy();
    await user.upload(form.getByLabelText(/^Picture of the logo/), file);
    expect(await form.findByText(/^The picture is chosen\./)).toBeTruthy();
    expect(form.queryByText('Please choose one picture')).toBeNull();
  });

  test('is not published before it is read', async () => {
    let read = (_picture: object) => {};
    globals.createImageBitmap = () => new Promise((resolve) => (read = resolve));
    toDataURL.mockReturnValue('data:image/webp;base64,UklGRg==');
    const { user, form, publishContent } = await choose();
    await user.click(form.getByRole('button', { name: 'Publish changes' }));
    expect(publishContent).not.toHaveBeenCalled();
    read(bitmap);
    await form.findByText(/^The picture is chosen\./);
    await user.click(form.getByRole('button', { name: 'Publish changes' }));
    expect(publishContent).toHaveBeenCalledTimes(1);
  });
});

test('a profile that applies later is seen, and keeps its time when it is published again', async () => {
  const { name, whatsapp, email, businessEmail, address, mapUrl } = DEFAULT_SHOP_PROFILE;
  const value = { name, phone: '01-4000000', whatsapp, email, businessEmail, address, mapUrl };
  const validFrom = '2026-11-25T04:15:00.000Z';
  const planned: Edition = { ...edition, validFrom, edition: { piece: 'profile', value } };
  const { user, publishContent } = open({}, undefined, undefined, {
    ...settings,
    editions: [planned],
  });
  const form = await screen.findByRole('form', { name: 'Shop profile' });
  expect(within(form).getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('01-4000000');
  expect(form.textContent).toContain('Until then, the site shows the earlier values.');
  await user.click(within(form).getByRole('button', { name: 'Publish changes' }));
  const [[sent]] = publishContent.mock.calls as unknown as [[{ body: object }]];
  expect(sent.body).toMatchObject({ edition: { value }, seen: '01', validFrom });
});

test('an edition that was published at once has no start, even if the clock of this browser is slow', async () => {
  const at = '2026-11-23T10:00:09.000Z';
  const published: Edition = { ...edition, at, validFrom: at, edition: PROFILE };
  open({}, undefined, undefined, { ...settings, editions: [published] });
  const form = await screen.findByRole('form', { name: 'Shop profile' });
  expect(within(form).getByLabelText<HTMLInputElement>(/^Valid from/).value).toBe('');
  expect(form.textContent).not.toContain('Until then');
});

test('the banner is edited in Nepal time, removed, and its last change undone', async () => {
  const { user, publishContent, undoContent } = open();
  const form = await screen.findByRole('form', { name: 'Banner' });
  const until = within(form).getByLabelText(/^Show until/);
  await user.type(until, '2026-11-25T10:00');
  await user.click(within(form).getByRole('button', { name: 'Publish changes' }));
  const value = { ...BANNER, until: '2026-11-25T04:15:00.000Z' };
  expect(publishContent).toHaveBeenLastCalledWith({
    body: { edition: { piece: 'banner', value }, seen: '01', validFrom: null },
  });
  await user.click(within(form).getByRole('button', { name: 'Remove banner' }));
  expect(publishContent).toHaveBeenLastCalledWith({
    body: { edition: { piece: 'banner', value: null }, seen: '01', validFrom: null },
  });
  await user.click(screen.getByText('Changes (1)'));
  await user.click(screen.getByRole('button', { name: 'Undo change to website' }));
  expect(undoContent).toHaveBeenCalledWith({ body: { piece: 'banner', seen: '01' } });
});

test('a banner that ends before it starts says so beside its end, and keeps what was typed', async () => {
  const { user, publishContent } = open();
  const form = await screen.findByRole('form', { name: 'Banner' });
  const until = within(form).getByLabelText<HTMLInputElement>(/^Show until/);
  await user.type(within(form).getByLabelText(/^Show from/), '2026-11-25T10:00');
  await user.type(until, '2026-11-25T10:00');
  await user.click(within(form).getByRole('button', { name: 'Publish changes' }));
  expect(publishContent).not.toHaveBeenCalled();
  expect(until.getAttribute('aria-invalid')).toBe('true');
  expect(form.textContent).toContain('The banner ends before it starts');
  expect(until.value).toBe('2026-11-25T10:00');
});

test('changes are previewed beside the form, at three widths and in both schemes', async () => {
  const { user, container, previewContent, publishContent } = open();
  const form = await screen.findByRole('form', { name: 'Banner' });
  await user.click(within(form).getByRole('button', { name: 'Preview changes' }));
  const preview = within(await within(form).findByRole('region', { name: 'Preview' }));
  expect(previewContent).toHaveBeenCalledWith({ body: { piece: 'banner', value: BANNER } });
  const frame = () => preview.getByTitle<HTMLIFrameElement>(/^Preview of the page at/);
  expect([frame().title, frame().getAttribute('src')]).toEqual([
    'Preview of the page at 390 pixels',
    '/?content-preview=x&scheme=light',
  ]);
  // The page in the frame runs no scripts and ignores clicks.
  expect(frame().getAttribute('sandbox')).toBe('allow-same-origin');
  expect(frame().hasAttribute('inert')).toBe(true);
  await user.click(preview.getByRole('button', { name: 'Desktop' }));
  await user.click(preview.getByRole('button', { name: 'Dark' }));
  expect([frame().title, frame().getAttribute('src')]).toEqual([
    'Preview of the page at 1440 pixels',
    '/?content-preview=x&scheme=dark',
  ]);
  expect(preview.getByRole('link', { name: 'Open preview in new tab' }).getAttribute('href')).toBe(
    '/open',
  );
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(preview.getByRole('button', { name: 'Close preview' }));
  expect(within(form).queryByRole('region', { name: 'Preview' })).toBeNull();
  expect(publishContent).not.toHaveBeenCalled();
});

test('a time in Nepal is the same time when it is edited again', () => {
  expect(inputOf(instantOf('2026-11-25T00:10'))).toBe('2026-11-25T00:10');
  expect(instantOf('')).toBeNull();
});

describe('the texts on pages', () => {
  const questions = () => screen.findByRole('form', { name: 'Questions: iPhone' });
  const shownQuestions = (form: HTMLElement) =>
    within(form)
      .getAllByLabelText<HTMLInputElement>(/^Question/)
      .map(({ value }) => value);
  const ask = (value: unknown) => ({
    body: { edition: { piece: 'faq-iphone', value }, seen: null, validFrom: null },
  });

  test('entries are added, ordered by buttons, removed and published', async () => {
    const { user, container, publishContent } = open();
    const form = await questions();
    const press = (name: string) => user.click(within(form).getByRole('button', { name }));
    await press('Move question 2 up');
    expect(shownQuestions(form)).toEqual(['Is there a warranty?', 'What does it cost?']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move question 1 down');
    await press('Remove question 2');
    await press('Add question');
    await user.keyboard('Do you repair drones?');
    expect(await accessibilityFaults(container)).toEqual([]);
    await press('Publish changes');
    expect(publishContent).not.toHaveBeenCalled();
    expect(form.textContent).toContain('Fill in: Answer');
    await user.type(within(form).getAllByLabelText(/^Answer/)[1]!, 'No.');
    expect(form.textContent).not.toContain('Fill in: Answer');
    await press('Publish changes');
    expect(publishContent).toHaveBeenCalledWith(
      ask([BUILT_IN[1], { question: 'Do you repair drones?', answer: 'No.' }]),
    );
  });

  test('another list keeps what was typed in the first one, and other parts of the address', async () => {
    const { user } = open({}, '/admin/website?section=faq-iphone&tour=1');
    const form = await questions();
    const [question] = within(form).getAllByLabelText<HTMLInputElement>(/^Question/);
    await user.type(question!, ' In rupees?');
    const list = screen.getByLabelText('List of texts');
    await user.selectOptions(list, 'Questions: iPad');
    expect(await screen.findByRole('form', { name: 'Questions: iPad' })).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Questions: iPhone' })).toBeNull();
    expect(screen.getByLabelText('Address', { selector: 'output' }).textContent).toBe(
      '/admin/website?section=faq-ipad&tour=1',
    );
    await user.selectOptions(list, 'Questions: iPhone');
    expect((await questions()).isSameNode(form)).toBe(true);
    expect(question!.value).toBe('What does it cost? In rupees?');
  });

  test('a text that is too long says so before it is sent, and the built-in texts return', async () => {
    const { user, publishContent } = open();
    const form = await questions();
    const [question] = within(form).getAllByLabelText(/^Question/);
    await user.click(question!);
    await user.paste('a'.repeat(5000));
    expect(form.textContent).toContain('Please use at most 160 characters');
    await user.click(within(form).getByRole('button', { name: 'Publish changes' }));
    expect(publishContent).not.toHaveBeenCalled();
    await user.click(within(form).getByRole('button', { name: 'Insert built-in texts' }));
    await user.click(within(form).getByRole('button', { name: 'Publish changes' }));
    expect(publishContent).toHaveBeenCalledWith(ask(null));
  });

  test('a link to a script is refused beside its field', async () => {
    const { user, publishContent } = open();
    const form = await questions();
    const [answer] = within(form).getAllByLabelText(/^Answer/);
    await user.click(answer!);
    await user.paste('[x](javascript:alert`1`)');
    await user.click(within(form).getByRole('button', { name: 'Publish changes' }));
    expect(publishContent).not.toHaveBeenCalled();
    expect(answer!.getAttribute('aria-invalid')).toBe('true');
  });

  test('a link that the server refuses says so beside its field, wherever the tile moves, until it is changed', async () => {
    const tiles = [
      { label: 'Shop', note: '', to: '/shop' },
      { label: 'Watch', note: 'On the wrist', to: '/shopp' },
    ];
    const message = 'This site has no page /shopp. Check the path.';
    const failure = {
      code: 'invalid' as const,
      message: 'A link leads to no page of this site.',
      fields: { 'edition.value.1.to': message },
    };
    const { user, container, publishContent } = open(
      { builtIn: tiles },
      '/admin/website?section=mosaic',
      async () => ({ ok: false, failure }),
    );
    const form = await screen.findByRole('form', { name: 'Tiles of the home page' });
    const links = () => within(form).getAllByLabelText<HTMLInputElement>(/^Link/);
    const invalid = () => links().map((link) => link.getAttribute('aria-invalid') === 'true');
    await user.click(within(form).getByRole('button', { name: 'Publish changes' }));
    expect(publishContent).toHaveBeenCalledTimes(1);
    expect(form.textContent).toContain(message);
    expect(invalid()).toEqual([false, true]);
    await waitFor(() => expect(document.activeElement).toBe(links()[1]));
    await user.click(within(form).getByRole('button', { name: 'Move tile 2 up' }));
    expect(invalid()).toEqual([true, false]);
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.type(links()[0]!, '{Backspace}');
    expect(form.textContent).not.toContain(message);
    // The note may be empty, but the link must not be empty.
    await user.clear(links()[0]!);
    await user.click(within(form).getByRole('button', { name: 'Publish changes' }));
    expect(form.textContent).toContain('Fill in: Link');
    expect(form.textContent).not.toContain('Fill in: Note');
  });

  test('texts that apply later keep their time when they are published again', async () => {
    const { edition: _banner, ...meta } = edition;
    const validFrom = '2026-11-25T04:15:00.000Z';
    const { user, publishContent } = open({
      entries: [BUILT_IN[1]],
      editions: [{ ...meta, validFrom, count: 1 }],
    });
    const form = await questions();
    expect(form.textContent).toContain('Until then, the site shows the earlier texts.');
    await user.click(within(form).getByRole('button', { name: 'Publish changes' }));
    const { edition: expected } = ask([BUILT_IN[1]]).body;
    expect(publishContent).toHaveBeenCalledWith({
      body: { edition: expected, seen: '01', validFrom },
    });
  });

  test('a published version of a legal page links to its own page', async () => {
    const { edition: _banner, ...meta } = edition;
    const { user } = open({ editions: [{ ...meta, count: 2 }] }, '/admin/website?section=terms');
    await screen.findByRole('form', { name: 'Legal page: Terms of service' });
    const changes = screen.getAllByText('Changes (1)').at(-1)!;
    await user.click(changes);
    const link = screen.getByRole('link', { name: 'View page on site' });
    expect(link.getAttribute('href')).toBe('/terms/2026-11-23T060000000Z');
  });
});

describe('the faults of a device', () => {
  const WATCH = BUILT_IN_SECTIONS['faults-watch'];
  const open8 = (publishing?: Answer) => open({}, '/admin/website?faults=watch', publishing);
  const theForm = () => screen.findByRole('form', { name: 'Faults: Apple Watch' });
  const fault = (form: HTMLElement, place: number) =>
    within(within(form).getByRole('group', { name: `fault ${place}` }));
  const names = (form: HTMLElement) =>
    within(form)
      .getAllByLabelText<HTMLInputElement>(/^Name/)
      .map(({ value }) => value);

  test('are renamed, ordered and switched off, and published with all their values', async () => {
    const { user, container, publishContent } = open8();
    const form = await theForm();
    expect(names(form)).toEqual(WATCH.map(({ name }) => name));
    expect(within(form).queryByRole('button', { name: /^(Add|Remove) fault/ })).toBeNull();
    const name = fault(form, 3).getByLabelText(/^Name/);
    await user.clear(name);
    await user.type(name, 'Crown and button');
    expect(fault(form, 3).getByText('Built-in name: Digital Crown')).toBeTruthy();
    await user.click(fault(form, 4).getByLabelText('Switched on'));
    await user.click(within(form).getByRole('button', { name: 'Move fault 3 up' }));
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(within(form).getByRole('button', { name: 'Publish changes' }));
    const [screenRepair, battery, crown, band, ...others] = WATCH;
    expect(publishContent).toHaveBeenCalledWith({
      body: {
        edition: {
          piece: 'faults-watch',
          value: [
            screenRepair,
            { ...crown, name: 'Crown and button' },
            battery,
            { ...band, state: 'off' },
            ...others,
          ],
        },
        seen: null,
        validFrom: null,
      },
    });
  });

  test('have their messages beside the field, and nothing is lost', async () => {
    const { user, publishContent } = open8();
    const form = await theForm();
    const press = () => user.click(within(form).getByRole('button', { name: 'Publish changes' }));
    const name = fault(form, 3).getByLabelText(/^Name/);
    const time = fault(form, 3).getByLabelText(/^Working time/);
    await user.clear(name);
    await user.clear(time);
    await user.type(time, 'soon');
    await press();
    expect(fault(form, 3).getByText('Fill in: Name')).toBeTruthy();
    expect(fault(form, 3).getByText(/^Enter a time such as/)).toBeTruthy();
    await user.type(name, 'water  damage');
    await user.clear(time);
    await user.type(time, '2 hours');
    await press();
    expect(fault(form, 6).getByText('The fault at place 3 has the same name')).toBeTruthy();
    await user.clear(name);
    await user.click(name);
    await user.paste('a'.repeat(60));
    expect(fault(form, 3).getByText('Please use at most 40 characters')).toBeTruthy();
    await user.clear(name);
    await user.type(name, 'Crown');
    for (const box of within(form).getAllByLabelText('Switched on')) await user.click(box);
    await press();
    expect(fault(form, 1).getByText('Leave at least one fault switched on')).toBeTruthy();
    expect(publishContent).not.toHaveBeenCalled();
    await user.click(fault(form, 1).getByLabelText('Switched on'));
    await press();
    expect(publishContent).toHaveBeenCalledTimes(1);
    const [[sent]] = publishContent.mock.calls as unknown as [[{ body: object }]];
    expect(JSON.stringify(sent.body)).toContain('{"name":"Crown","duration":"2 hours"');
  });

  test('with a name of another fault are refused by the server beside the field', async () => {
    const message = 'This is or was a name of the fault “Water Damage”';
    const failure = {
      code: 'invalid' as const,
      message: 'Please check the faults.',
      fields: { 'edition.value.2.name': message },
    };
    const { user } = open8(async () => ({ ok: false, failure }));
    const form = await theForm();
    await user.click(within(form).getByRole('button', { name: 'Publish changes' }));
    expect(await fault(form, 3).findByText(message)).toBeTruthy();
    await user.type(fault(form, 3).getByLabelText(/^Name/), 's');
    expect(form.textContent).not.toContain(message);
  });

  test('of another device keep what was typed, and the built-in faults return as an empty edition', async () => {
    const { user, publishContent } = open8();
    const form = await theForm();
    await user.type(fault(form, 1).getByLabelText(/^Name/), ' now');
    const device = screen.getByLabelText('Device');
    await user.selectOptions(device, 'iMac');
    expect(await screen.findByRole('form', { name: 'Faults: iMac' })).toBeTruthy();
    expect(screen.getByLabelText('Address', { selector: 'output' }).textContent).toBe(
      '/admin/website?faults=imac',
    );
    await user.selectOptions(device, 'Apple Watch');
    expect(names(await theForm())[0]).toBe('Screen Repair now');
    await user.click(within(form).getByRole('button', { name: 'Insert built-in faults' }));
    await user.click(within(form).getByRole('button', { name: 'Publish changes' }));
    expect(publishContent).toHaveBeenCalledWith({
      body: { edition: { piece: 'faults-watch', value: null }, seen: null, validFrom: null },
    });
  });
});
