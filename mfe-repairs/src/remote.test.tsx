/** @jest-environment ./tools/jest-environment.cjs */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router-dom';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import type { PageModule } from '@mcs-repairs/shared/platform/contract/page';
import { pageHandleOf } from '@mcs-repairs/shared/platform/site';
import { renderRoute, renderWithSite } from '@mcs-repairs/shared/platform/testing';
import { remote } from './remote';

const open = (path: string) => renderRoute(remote.routes, { path });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('the routes of the repairs area', () => {
  it.each([
    '/repairs',
    '/repairs/iphone',
    '/repairs/ipad',
    '/repairs/macbook',
    '/repairs/imac',
    '/repairs/watch',
    '/repairs/laptop',
    '/repairs/data-recovery',
    '/services',
    '/repair-services',
  ])('%s has one heading of the first level, a title and a description', async (path) => {
    const [match] = matchRoutes(remote.routes, path) ?? [];
    const page = (await (match && pageHandleOf(match.route))?.load()) as PageModule | undefined;
    const head = page?.head({
      data: null,
      params: {},
      url: new URL(`https://shop.example${path}`),
      config: {
        mode: 'connected',
        profile: DEFAULT_SHOP_PROFILE,
        publicUrl: 'https://shop.example',
      },
      now: new Date('2026-11-23T04:15:00Z'),
    });
    expect(head?.title.length).toBeGreaterThan(5);
    expect(head?.description.length).toBeGreaterThan(80);
    expect(head?.jsonLd?.map((data) => data['@type'])).toEqual(
      expect.arrayContaining(['Service', 'BreadcrumbList']),
    );
    await open(path);
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it.each(['/repairs/toaster', '/repairs/toaster/x', '/repairs/iphone/15-pro/more'])(
    '%s has no page',
    (path) => {
      expect(matchRoutes(remote.routes, path)).toBeNull();
    },
  );

  it.each(['/repairs/iphone/15-pro', '/repairs/laptop/dell'])(
    '%s declares the fragment of the booking area',
    (path) => {
      const match = matchRoutes(remote.routes, path)?.at(-1);
      expect(match && pageHandleOf(match.route)?.uses).toEqual(['booking/AppointmentScheduler']);
    },
  );
});

describe('the repairs hub', () => {
  it('has six device tiles in the order of the specification', async () => {
    await open('/repairs');
    await screen.findByRole('heading', { level: 1, name: 'Select Your Device' });
    const tiles = screen
      .getAllByRole('link')
      .map((tile) => tile.getAttribute('href'))
      .filter((path) => /^\/repairs\/(?!data-recovery)[a-z]+$/.test(path ?? ''));
    expect(tiles).toEqual(
      ['macbook', 'iphone', 'imac', 'ipad', 'laptop', 'watch'].map((id) => `/repairs/${id}`),
    );
  });

  it('links to upgrades, data recovery, booking and a call', async () => {
    await open('/repairs');
    await screen.findByRole('heading', { level: 1 });
    expect(link(/^Upgrades/).getAttribute('href')).toEqual('/services#upgrades');
    expect(link(/^Data Recovery/).getAttribute('href')).toEqual('/repairs/data-recovery');
    expect(screen.getByRole('heading', { name: 'Flash storage data recovery' })).toBeTruthy();
    expect(screen.getByText(/We contact you within 2 hours/)).toBeTruthy();
    expect(link('Book Repair Now').getAttribute('href')).toEqual('/book');
    expect(link('Book').getAttribute('href')).toEqual('/book');
    for (const call of screen.getAllByRole('link', { name: /^Call/ })) {
      expect(call.getAttribute('href')).toEqual('tel:+97715550100');
    }
  });

  it('has four feature cards, the MacBook catalogue in two groups, and reasons', async () => {
    await open('/repairs');
    const features = within(
      await screen.findByRole('region', { name: 'What every repair includes' }),
    );
    expect(features.getAllByRole('listitem')).toHaveLength(4);
    const catalogue = within(screen.getByRole('region', { name: 'MacBook services' }));
    expect(catalogue.getByRole('heading', { name: 'MacOS' })).toBeTruthy();
    expect(catalogue.getByRole('heading', { name: 'MacBook Repairs' })).toBeTruthy();
    expect(catalogue.getAllByText('Call for price')).toHaveLength(13);
    expect(screen.getByRole('heading', { name: 'Why Choose Us' })).toBeTruthy();
  });
});

describe('the other pages', () => {
  it('explain first steps after a data loss, and the standard time', async () => {
    await open('/repairs/data-recovery');
    expect(await screen.findByRole('heading', { name: 'Switch it off' })).toBeTruthy();
    expect(screen.getByText(/The standard time is 3 days/)).toBeTruthy();
    expect(screen.getByText(/Call for Quote/)).toBeTruthy();
  });

  it('list every service of the shop with a link', async () => {
    await open('/services');
    expect(await screen.findByRole('heading', { name: 'Upgrades' })).toBeTruthy();
    expect(link('See all repairs').getAttribute('href')).toEqual('/repair-services');
    expect(link('Business services').getAttribute('href')).toEqual('/business');
    expect(link('Go to the shop').getAttribute('href')).toEqual('/shop');
  });

  it('list every repair with working time and turnaround', async () => {
    await open('/repair-services');
    const watches = within(await screen.findByRole('region', { name: 'Apple Watch' }));
    expect(watches.getAllByRole('row')).toHaveLength(9);
    expect(watches.getByRole('row', { name: /Water Damage/ }).textContent).toContain('2-3 days');
    expect(watches.getByRole('link', { name: 'Digital Crown' }).getAttribute('href')).toEqual(
      '/repairs/watch?issue=crown',
    );
  });
});

describe('the repair picker on pages of other areas', () => {
  it('asks for the model, then for the fault, and opens the free times of the model', async () => {
    const { Component } = await remote.fragments.RepairPicker.load();
    renderWithSite(<Component device="iphone" />);
    expect(screen.getByRole('heading', { name: 'Which iPhone is it?' })).toBe(
      document.activeElement,
    );
    expect(screen.getAllByRole('button')).toHaveLength(27);
    await userEvent.click(screen.getByRole('button', { name: 'iPhone 15 Pro' }));
    expect(screen.getByRole('heading', { name: 'What is wrong with your iPhone 15 Pro?' })).toBe(
      document.activeElement,
    );
    expect(link('Battery Replacement').getAttribute('href')).toBe(
      '/repairs/iphone/15-pro?issue=battery#schedule',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Change model' }));
    expect(screen.getAllByRole('button')).toHaveLength(27);
  });

  it('passes the device to the wizard for any other fault', async () => {
    const { Component } = await remote.fragments.RepairPicker.load();
    const { store } = renderWithSite(<Component device="laptop" />);
    expect(screen.getByRole('heading', { name: 'Which brand is it?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Dell' }));
    await userEvent.click(link(/Something else/));
    expect(store.getState().repairFlow.selectedDevice).toEqual({
      device: 'laptop',
      deviceModel: expect.stringMatching(/^Dell/),
    });
    expect(store.getState().repairFlow.selectedService).toBeNull();
  });
});

describe('the device picker on pages of other areas', () => {
  it('shows the six devices under the given heading', async () => {
    const { Component } = await remote.fragments.DevicePicker.load();
    renderWithSite(<Component heading="Repair yours" />);
    const picker = within(screen.getByRole('region', { name: 'Repair yours' }));
    expect(picker.getAllByRole('link')).toHaveLength(6);
    expect(picker.getByRole('link', { name: /iPhone/ }).getAttribute('href')).toEqual(
      '/repairs/iphone',
    );
  });
});
