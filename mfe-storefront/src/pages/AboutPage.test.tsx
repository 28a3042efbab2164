/** @jest-environment ./tools/jest-environment.cjs */
import { screen, within } from '@testing-library/react';
import { renderRoute } from '@mcs-repairs/shared/platform/testing';
import { remote } from '../remote';

async function openAbout() {
  await renderRoute(remote.routes, { path: '/about' });
  await screen.findByRole('heading', { level: 1, name: 'About us' });
}

describe('the about page', () => {
  it('tells the history: founded in 2016, more than 10,000 customers', async () => {
    await openAbout();
    expect(screen.getByText(/We opened in 2016 in Putalisadak/)).toBeTruthy();
    expect(screen.getByText(/more than 10,000 customers/)).toBeTruthy();
  });

  it.each([
    ['10,000+', 'Devices repaired'],
    ['8+', 'Years experience'],
    ['4.8/5', 'Average rating'],
    ['85%', 'Same-day repairs'],
  ])('states %s %s', async (value, name) => {
    await openAbout();
    expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByText(value)).toBeTruthy();
  });

  it('names the three leading people and five topics of training', async () => {
    await openAbout();
    for (const role of [
      'CEO, Founder and Owner',
      'Chief Marketing Officer',
      'Chief Operations Officer',
    ]) {
      expect(screen.getByRole('heading', { name: role })).toBeTruthy();
    }
    const training = within(screen.getByRole('region', { name: 'Certification and training' }));
    expect(training.getAllByRole('listitem')).toHaveLength(5);
  });

  it('shows the badges Genuine Parts, Warranty Included and Free Diagnostics', async () => {
    await openAbout();
    for (const badge of ['Genuine Parts', 'Warranty Included', 'Free Diagnostics']) {
      expect(screen.getByText(badge)).toBeTruthy();
    }
  });

  it('says where and when to find the shop', async () => {
    await openAbout();
    const visit = within(screen.getByRole('complementary', { name: 'Visit us' }));
    expect(visit.getByText(/Putalisadak, Kathmandu/)).toBeTruthy();
    expect(visit.getByRole('link', { name: '+977-1-5550100' })).toBeTruthy();
    expect(visit.getByText('10:00 AM to 7:00 PM')).toBeTruthy();
    expect(visit.getByText('Saturday')).toBeTruthy();
  });
});
