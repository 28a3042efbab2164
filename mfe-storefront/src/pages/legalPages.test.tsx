/** @jest-environment ./tools/jest-environment.cjs */
import { screen, within } from '@testing-library/react';
import { renderRoute } from '@mcs-repairs/shared/platform/testing';
import { remote } from '../remote';

describe('the privacy policy', () => {
  it.each([
    ['Bookings', '24 months after the last change'],
    ['Photos of a damage', '6 months'],
    ['Enquiries', '12 months'],
    ['Quote requests', '12 months'],
    ['Mail log', '90 days'],
  ])('says how long %s are stored: %s', async (what, period) => {
    await renderRoute(remote.routes, { path: '/privacy' });
    const table = within(await screen.findByRole('table', { name: 'What we store' }));
    expect(table.getByRole('row', { name: new RegExp(`^${what}.*${period}$`) })).toBeTruthy();
  });

  it.each(['Session cookie', 'Like cookie', 'Colour scheme cookie', 'Local storage'])(
    'says what %s is used for',
    async (what) => {
      await renderRoute(remote.routes, { path: '/privacy' });
      const table = within(
        await screen.findByRole('table', { name: 'What stays in your browser' }),
      );
      expect(table.getByRole('rowheader', { name: what })).toBeTruthy();
    },
  );

  it('states compliance with the personal data protection law and a contact', async () => {
    await renderRoute(remote.routes, { path: '/privacy' });
    expect(await screen.findByText(/comply with the personal data protection law/)).toBeTruthy();
    const questions = within(screen.getByRole('complementary', { name: 'Questions' }));
    expect(questions.getByRole('link', { name: 'hello@repairs.example' })).toBeTruthy();
  });

  it('says if all data stays in the browser', async () => {
    await renderRoute(remote.routes, { path: '/privacy', config: { mode: 'browser' } });
    expect(await screen.findByText(/This site runs without a server/)).toBeTruthy();
  });
});

describe('terms and warranty', () => {
  it('the terms say that diagnostics are free and that the site sells nothing', async () => {
    await renderRoute(remote.routes, { path: '/terms' });
    expect(await screen.findByText(/Diagnostics are free/)).toBeTruthy();
    expect(screen.getByText(/Nothing is sold on this site/)).toBeTruthy();
  });

  it('the terms name the usual times: 2-4 hours, 1-2 hours, 24-48 hours, 1-2 days', async () => {
    await renderRoute(remote.routes, { path: '/terms' });
    const times = await screen.findByText(/^Most repairs are done in/);
    expect(times.textContent).toContain(
      'in 2-4 hours, Apple Watch in 1-2 hours, others in 24-48 hours, board repairs in 1-2 days',
    );
  });

  it('the warranty lasts 90 days', async () => {
    await renderRoute(remote.routes, { path: '/warranty' });
    expect(await screen.findByText(/has a warranty of 90 days/)).toBeTruthy();
  });
});
