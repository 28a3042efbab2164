/** @jest-environment ./tools/jest-environment.cjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { modelsOf } from '@mcs-repairs/shared/domain/catalogue/models';
import { renderRoute, renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { DEVICE_IDS } from '@mcs-repairs/shared/domain/types/device';
import { ModelGroups } from '../features/models/ModelGroups';
import { remote } from '../remote';

const open = (path: string) => renderRoute(remote.routes, { path });
const choices = () => within(screen.getByRole('region', { name: /^Which/ }));

describe('the listing of a device', () => {
  it.each(DEVICE_IDS)('of %s links to all its models in the order of the list', async (device) => {
    await open(`/repairs/${device}`);
    await screen.findByRole('heading', { level: 1 });
    expect(
      choices()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(modelsOf(device).map(({ slug }) => `/repairs/${device}/${slug}`));
  });

  it.each(DEVICE_IDS)(
    'of %s has eight issues, reasons, services on request and a FAQ',
    async (device) => {
      await open(`/repairs/${device}`);
      await screen.findByRole('heading', { level: 1 });
      expect(
        within(screen.getByRole('group', { name: 'Issue' })).getAllByRole('button'),
      ).toHaveLength(8);
      expect(screen.getByRole('heading', { name: 'Why Choose Us' })).toBeTruthy();
      expect(screen.getAllByText('Call for price')).toHaveLength(device === 'laptop' ? 4 : 8);
      expect(screen.getByText('Is there a warranty?')).toBeTruthy();
    },
  );

  it('is titled as the specification says for laptops', async () => {
    await open('/repairs/laptop');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(
      'Laptop Repair Service Kathmandu',
    );
    expect(choices().getAllByRole('link')).toHaveLength(12);
  });

  it('keeps all models listed, and passes the issue on to the model’s page', async () => {
    const { router } = await open('/repairs/iphone');
    const model = () => choices().getByRole('link', { name: 'iPhone 15 Pro' });
    await userEvent.click(await screen.findByRole('button', { name: 'Camera Repair' }));
    expect(router.state.location.search).toBe('?issue=camera');
    expect(choices().getAllByRole('link')).toHaveLength(27);
    await waitFor(() =>
      expect(model().getAttribute('href')).toBe('/repairs/iphone/15-pro?issue=camera'),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Camera Repair' }));
    await waitFor(() => expect(model().getAttribute('href')).toBe('/repairs/iphone/15-pro'));
  });

  it('keeps a size in the name of a model on one line', async () => {
    await open('/repairs/macbook');
    const model = await screen.findByRole('link', { name: 'MacBook Air 15-inch (M2)' });
    expect(within(model).getByText('15-inch')).toBeTruthy();
  });

  it('shows the whole name of a model with two sizes', () => {
    const name = 'iMac 24-inch or 27-inch (Intel)';
    const model = { ...modelsOf('imac')[0]!, slug: 'two', name };
    renderWithSite(<ModelGroups groups={[{ name: 'iMac', models: [model] }]} issue={undefined} />);
    expect(screen.getByRole('link').textContent).toContain(name);
    expect(screen.getByText('27-inch')).toBeTruthy();
  });

  it('passes the issue on to a laptop brand', async () => {
    await open('/repairs/laptop?issue=water');
    await screen.findByRole('heading', { level: 1 });
    expect(choices().getByRole('link', { name: 'Lenovo' }).getAttribute('href')).toEqual(
      '/repairs/laptop/lenovo?issue=water',
    );
  });

  it('is filtered by words of the name, kept in the address', async () => {
    const { router } = await open('/repairs/iphone?issue=battery');
    await userEvent.type(await screen.findByRole('searchbox'), 'pro 15', { delay: null });
    expect(
      choices()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['iPhone 15 Pro Max', 'iPhone 15 Pro']);
    expect(screen.getByText('2 of 27 models')).toBeTruthy();
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('pro 15');
    expect(new URLSearchParams(router.state.location.search).get('issue')).toBe('battery');
  });

  it('says that no model has that name, and shows all again', async () => {
    await open('/repairs/ipad?q=nokia');
    expect(await screen.findByText('No iPad here is called "nokia"')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'call +977-1-5550100' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all models' }));
    expect(choices().getAllByRole('link')).toHaveLength(18);
  });

  it('of twelve watches needs no filter', async () => {
    await open('/repairs/watch');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
