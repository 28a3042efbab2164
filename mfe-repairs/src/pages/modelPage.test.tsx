/** @jest-environment ./tools/jest-environment.cjs */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LAPTOP_BRANDS } from '@mcs-repairs/shared/domain/catalogue/laptopBrands';
import { modelsOf } from '@mcs-repairs/shared/domain/catalogue/models';
import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import type { AppointmentSchedulerProps } from '@mcs-repairs/shared/platform/contract/fragments';
import type { RemoteModule } from '@mcs-repairs/shared/platform/contract/remote';
import { forgetRemote, installRemoteLoader } from '@mcs-repairs/shared/platform/site';
import { deviceSelected, serviceSelected } from '@mcs-repairs/shared/platform/store';
import { fakeShopData, renderRoute } from '@mcs-repairs/shared/platform/testing';
import { remote } from '../remote';

function FakeScheduler({
  device,
  issue,
  deviceModel,
  repairIssue,
  stayOnPage,
  onChoose,
}: AppointmentSchedulerProps) {
  return (
    <>
      <p>
        Calendar for {[device, issue, deviceModel, repairIssue, String(stayOnPage)].join(' | ')}
      </p>
      <button onClick={onChoose}>Choose a time</button>
    </>
  );
}

const booking = {
  name: 'booking',
  routes: [],
  fragments: {
    AppointmentScheduler: {
      chunk: 'fake',
      load: () => Promise.resolve({ Component: FakeScheduler }),
    },
  },
} as unknown as RemoteModule;

const open = (path: string) => renderRoute(remote.routes, { path });

beforeEach(() => {
  forgetRemote('booking');
  installRemoteLoader(() => Promise.resolve(booking));
});

describe('the page of a model', () => {
  it('opens with screen repair, all prices on request and the original part N/A', async () => {
    await open('/repairs/iphone/15-pro');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'iPhone 15 Pro Repair Service' }),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Screen Repair', pressed: true })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'iPhone 15 Pro' })).toBeTruthy();
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
    const details = screen.getByRole('region', { name: 'Screen/LCD Replacement' });
    expect(within(details).getAllByText('Call for Price')).toHaveLength(2);
    expect(within(details).getByText('Original Apple')).toBeTruthy();
    expect(within(details).getByText('N/A')).toBeTruthy();
    expect(within(details).getByText('45-120 minutes')).toBeTruthy();
    expect(within(details).getByText('2-4 hours')).toBeTruthy();
    expect(within(details).getByText('Service Includes:').parentElement?.textContent).toBe(
      'Service Includes: free diagnostic and consultation',
    );
  });

  it('offers the eight issues of its device', async () => {
    await open('/repairs/watch/series-5');
    const issues = within(await screen.findByRole('group', { name: 'Issue' }));
    expect(issues.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Screen Repair',
      'Battery Replacement',
      'Digital Crown',
      'Band & Lugs',
      'Speaker & Microphone',
      'Water Damage',
      'Charging Port',
      'Heart Sensor',
    ]);
  });

  it('keeps the chosen issue in the address, and shows its times and parts', async () => {
    const { router } = await open('/repairs/iphone/15-pro?from=ad');
    await userEvent.click(await screen.findByRole('button', { name: 'Battery Replacement' }));
    expect(router.state.location.search).toBe('?from=ad&issue=battery');
    const details = await screen.findByRole('region', { name: 'Battery Replacement' });
    expect(within(details).getByText('30-60 minutes')).toBeTruthy();
    expect(within(details).getByText('battery, adhesive strips')).toBeTruthy();
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain(
      'Battery Replacement',
    );
  });

  it('opens with the issue of the address', async () => {
    await open('/repairs/macbook/air-13-m1?issue=keyboard');
    expect(await screen.findByRole('region', { name: 'Keyboard Repair' })).toBeTruthy();
  });

  it('opens with screen repair when the address names an issue that the device does not have', async () => {
    await open('/repairs/iphone/15-pro?issue=crown');
    expect((await screen.findByRole('button', { pressed: true })).textContent).toContain(
      'Screen Repair',
    );
  });

  it('passes device, model, issue and service name to the calendar of the booking area', async () => {
    await open('/repairs/ipad/air-5th?issue=water');
    expect(
      await screen.findByText(
        'Calendar for ipad | water | iPad Air (5th generation) | Water Damage | undefined',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Schedule Your Service' }).textContent).toContain(
      'Walk-In Service, Putalisadak, Kathmandu, Nepal',
    );
  });

  it.each(['iphone/15-pro', 'laptop/dell'])(
    'at %s leads from the issues to the calendar',
    async (path) => {
      await open(`/repairs/${path}`);
      const way = await screen.findByRole('link', { name: 'See free times' });
      const target = document.querySelector(way.getAttribute('href') ?? '');
      expect(target?.textContent).toBe('Schedule Your Service');
      const details = screen.getByText('Estimated Duration');
      expect(way.compareDocumentPosition(details)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it('offers a chat with model and issue filled in', async () => {
    await open('/repairs/iphone/xr?issue=camera');
    const prompt = await screen.findByRole('link', {
      name: "My device issue not listed here? Let's Chat Now",
    });
    const address = new URL(prompt.getAttribute('href') ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/97715550100');
    expect(address.searchParams.get('text')).toBe(
      'Hello, I have a question about my iPhone XR (Camera Repair).',
    );
  });

  it('describes the repair in five steps, with floating call, chat and contact buttons', async () => {
    await open('/repairs/imac/27-2017');
    await screen.findByRole('heading', { level: 1 });
    for (const step of [1, 2, 3, 4, 5]) expect(screen.getByText(`Step ${step}`)).toBeTruthy();
    const contact = within(screen.getByRole('navigation', { name: 'Quick contact' }));
    expect(contact.getByRole('link', { name: 'Call us' }).getAttribute('href')).toEqual(
      'tel:+97715550100',
    );
    expect(contact.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toEqual(
      '/contact',
    );
    expect(contact.getByRole('link', { name: /Chat/ }).getAttribute('href')).toEqual(
      expect.stringContaining('https://wa.me/'),
    );
  });

  it('says that the model is unknown, and shows the first model', async () => {
    await open('/repairs/macbook/no-such-model');
    expect(
      await screen.findByRole('heading', { name: 'MacBook Pro 16-inch (M3 Max) Repair Service' }),
    ).toBeTruthy();
    expect(screen.getByText('We have no model with this address')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Find your own model/ }).getAttribute('href')).toEqual(
      '/repairs/macbook',
    );
  });

  it('offers phone and chat while the calendar is unavailable, and shows it after a retry', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    installRemoteLoader(() => Promise.reject(new Error('booking is down')));
    await open('/repairs/iphone/15-pro?issue=battery');
    const card = within(await screen.findByRole('region', { name: 'Schedule Your Service' }));
    expect(await card.findByText('The calendar is not available right now')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Call +977-1-5550100' }).getAttribute('href')).toEqual(
      'tel:+97715550100',
    );
    const chat = new URL(card.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
    expect(chat.searchParams.get('text')).toBe(
      'Hello, I would like an appointment for my iPhone 15 Pro (Battery Replacement).',
    );
    expect(screen.getByRole('button', { name: 'Camera Repair' }).hasAttribute('disabled')).toBe(
      false,
    );

    installRemoteLoader(() => Promise.resolve(booking));
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    expect(await card.findByText(/Calendar for iphone/)).toBeTruthy();
    log.mockRestore();
  });
});

describe('the page of a model that the owner changed', () => {
  const [first] = modelsOf('iphone');
  const PICTURE = { id: 'p1', alt: 'Blue, from behind', width: 900, height: 600 };
  const openChanged = (change: Partial<ListedModel>) => {
    const listModels = async () => ({ ok: true as const, value: [{ ...first, ...change }] });
    return renderRoute(remote.routes, {
      path: `/repairs/iphone/${first?.slug}`,
      shopData: fakeShopData({ operations: { listModels } }),
      config: { models: { iphone: 1 } },
    });
  };

  it('shows the owner’s words, year, picture and working times', async () => {
    await openChanged({
      words: 'We keep its screens in the shop.',
      year: 2024,
      picture: PICTURE,
      durations: { screen: '20-40 minutes' },
    });
    expect(await screen.findByText('We keep its screens in the shop.')).toBeTruthy();
    expect(screen.queryByText(/inch display/)).toBeNull();
    expect(screen.getByText('Released in 2024.')).toBeTruthy();
    const picture = screen.getByRole('img', { name: 'Blue, from behind' });
    expect(picture.getAttribute('width')).toBe('900');
    expect(picture.getAttribute('src')).toBe('/photos/p1-640.webp');
    expect(screen.queryByRole('img', { name: first?.name })).toBeNull();
    expect(screen.getAllByText('20-40 minutes')).toHaveLength(2);
  });

  it('shows the draft of a preview only at the address of the draft', async () => {
    const draft = { ...modelsOf('iphone')[1]!, slug: '18-pro', name: 'iPhone 18 Pro' };
    const listModels = jest.fn();
    const at = (path: string) =>
      renderRoute(remote.routes, {
        path,
        shopData: fakeShopData({ operations: { listModels } }),
        config: { modelDraft: { ...draft, words: 'Only a draft.' } },
      });
    const { unmount } = await at('/repairs/iphone/18-pro');
    const name = 'iPhone 18 Pro Repair Service';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(screen.getByText('Only a draft.')).toBeTruthy();
    expect(screen.queryByText('We have no model with this address')).toBeNull();
    expect(listModels).not.toHaveBeenCalled();
    unmount();
    for (const path of ['/repairs/ipad/18-pro', `/repairs/iphone/${first?.slug}`]) {
      const other = await at(path);
      expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
      expect(screen.queryByRole('heading', { level: 1, name })).toBeNull();
      expect(screen.queryByText('Only a draft.')).toBeNull();
      other.unmount();
    }
  });

  it('keeps the built-in sentence and the drawing without them', async () => {
    await openChanged({ year: 2024 });
    expect(await screen.findByText(/inch display/)).toBeTruthy();
    expect(screen.getByText('Released in 2024.')).toBeTruthy();
    expect(screen.getByRole('img', { name: first?.name })).toBeTruthy();
  });

  it('says the year of an added model once', async () => {
    await openChanged({ year: 2026, look: { cameras: 3 }, name: 'iPhone 18' });
    expect(await screen.findByText('The iPhone 18 came out in 2026.')).toBeTruthy();
    expect(screen.queryByText(/Released/)).toBeNull();
  });
});

describe('what was chosen on the page of a model', () => {
  const IPHONE = { device: 'iphone', deviceModel: 'iPhone 15 Pro' } as const;
  const BATTERY = { issue: 'battery', repairIssue: 'Battery Replacement' } as const;

  it('is stored for the other areas: the model with its issue', async () => {
    const { store } = await open('/repairs/iphone/15-pro');
    await userEvent.click(await screen.findByRole('button', { name: 'Battery Replacement' }));
    expect(store.getState().repairFlow).toMatchObject({
      selectedDevice: IPHONE,
      selectedService: BATTERY,
    });
  });

  it('shows an issue only after a time was chosen for it', async () => {
    const { store } = await open('/repairs/iphone/15-pro?issue=battery');
    const button = await screen.findByRole('button', { name: 'Choose a time' });
    expect(store.getState().repairFlow).toMatchObject({
      selectedDevice: null,
      selectedService: null,
    });
    await userEvent.click(button);
    expect(store.getState().repairFlow).toMatchObject({
      selectedDevice: IPHONE,
      selectedService: BATTERY,
    });
  });

  it('is shown again without an issue in the address, which otherwise has priority', async () => {
    const { store, router } = await open('/repairs/iphone/14');
    await screen.findByRole('button', { name: 'Screen Repair', pressed: true });
    act(() => {
      store.dispatch(deviceSelected(IPHONE));
      store.dispatch(serviceSelected(BATTERY));
    });
    expect(
      await screen.findByRole('button', { name: 'Battery Replacement', pressed: true }),
    ).toBeTruthy();
    await act(() => router.navigate('/repairs/iphone/14?issue=camera'));
    expect(
      await screen.findByRole('button', { name: 'Camera Repair', pressed: true }),
    ).toBeTruthy();
  });

  it('does not apply to another kind of device', async () => {
    const { store } = await open('/repairs/watch/series-5');
    await screen.findByRole('button', { name: 'Screen Repair', pressed: true });
    act(() => {
      store.dispatch(deviceSelected(IPHONE));
      store.dispatch(serviceSelected(BATTERY));
    });
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('Screen Repair');
  });
});

describe('the page of a laptop brand', () => {
  it('has four tabs, opens with the screen, and keeps its booking on the page', async () => {
    await open('/repairs/laptop/hp');
    expect(await screen.findByRole('heading', { name: 'HP Laptop Repair Service' })).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Screen Repair',
      'Battery Replacement',
      'Keyboard Repair',
      'Motherboard Repair',
    ]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Screen Repair');
    expect(
      await screen.findByText('Calendar for laptop | screen | HP | Screen/LCD Replacement | true'),
    ).toBeTruthy();
  });

  it('has tabs that arrow keys move through, around both ends', async () => {
    const { router } = await open('/repairs/laptop/dell');
    (await screen.findByRole('tab', { name: 'Screen Repair' })).focus();
    await userEvent.keyboard('{ArrowLeft}', { delay: null });
    expect(router.state.location.search).toBe('?issue=motherboard');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Motherboard Repair' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}', { delay: null });
    expect(
      await screen.findByRole('tab', { selected: true, name: 'Battery Replacement' }),
    ).toBeTruthy();
  });

  it('shows an issue of the listing as an additional tab', async () => {
    await open('/repairs/laptop/asus?issue=trackpad');
    expect((await screen.findByRole('tab', { selected: true })).textContent).toContain(
      'Trackpad Repair',
    );
    expect(screen.getAllByRole('tab')).toHaveLength(5);
  });

  it.each([
    ['acer', 'Acer Laptop Repair Service'],
    ['surface', 'Microsoft Surface Repair Service'],
    ['gaming', 'Gaming Laptop Repair Service'],
  ])('of %s has its own title and says that it shows Dell’s times', async (slug, title) => {
    await open(`/repairs/laptop/${slug}`);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(/those of a comparable Dell/)).toBeTruthy();
  });

  it.each(['dell', 'hp', 'lenovo', 'asus'])('of %s has its own data', async (slug) => {
    await open(`/repairs/laptop/${slug}`);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/comparable Dell/)).toBeNull();
  });

  it('has the offered repairs as tabs if none of them is usually a tab', async () => {
    const listModels = async () => ({
      ok: true as const,
      value: LAPTOP_BRANDS.map((brand) => ({ ...brand, issues: ['trackpad', 'water'] })),
    });
    await renderRoute(remote.routes, {
      path: '/repairs/laptop/hp',
      shopData: fakeShopData({ operations: { listModels } }),
      config: { models: { laptop: 1 } },
    });
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Trackpad Repair',
      'Water Damage',
    ]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Trackpad Repair');
  });

  it('has the working times that the owner entered, in its tabs and beside the calendar', async () => {
    const listModels = async () => ({
      ok: true as const,
      value: LAPTOP_BRANDS.map((brand) => ({ ...brand, durations: { screen: '5-6 hours' } })),
    });
    await renderRoute(remote.routes, {
      path: '/repairs/laptop/hp',
      shopData: fakeShopData({ operations: { listModels } }),
      config: { models: { laptop: 1 } },
    });
    expect((await screen.findAllByText('5-6 hours')).length).toBe(2);
    expect(screen.getAllByRole('tab')).toHaveLength(4);
    await userEvent.click(screen.getByRole('tab', { name: 'Battery Replacement' }));
    expect(screen.queryByText('5-6 hours')).toBeNull();
  });

  it('falls back to Dell for an unlisted brand', async () => {
    await open('/repairs/laptop/commodore');
    expect(await screen.findByRole('heading', { name: 'Dell Laptop Repair Service' })).toBeTruthy();
  });
});
