import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { SiteProvider } from '@mcs-repairs/shared/platform/site';
import { fakeSite } from '@mcs-repairs/shared/platform/testing';
import { MONDAY } from '../testing/fakeShop';
import { Component as BookPage } from './BookPage';
import { Component as CalendarTestPage } from './CalendarTestPage';
import { Component as ConfirmationPage } from './ConfirmationPage';
import { Component as FindBookingPage } from './FindBookingPage';
import { Component as MyBookingPage } from './MyBookingPage';

/** Renders a page to HTML without a browser, as the server does. */
async function html(Page: () => React.ReactNode, path: string): Promise<string> {
  const { site, store } = fakeSite({ renderedAt: MONDAY });
  const handler = createStaticHandler([{ path: '*', Component: Page }]);
  const context = await handler.query(new Request(`https://shop.example${path}`));
  if (context instanceof Response) throw new Error('Nothing redirects here');
  return renderToString(
    <SiteProvider value={site}>
      <Provider store={store}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Provider>
    </SiteProvider>,
  );
}

const PAGES = [
  ['the wizard', BookPage, '/book', 'Book a Repair'],
  ['the calendar', CalendarTestPage, '/calendar-test', 'Calendar'],
  ['the confirmation', ConfirmationPage, '/booking-confirmation', 'Your booking'],
  ['the look-up', FindBookingPage, '/my-booking', 'Track your repair'],
  ['the private link', MyBookingPage, '/my-booking/open', 'Your booking'],
] as const;

test.each(PAGES)('%s is rendered on the server with its own heading', async (...row) => {
  const [, Page, path, heading] = row;
  const page = await html(Page, path);
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page).toMatch(new RegExp(`<h1 tabindex="-1"[^>]*>${heading}</h1>`));
});

test.each(PAGES)('%s contains no inline style, script or handler', async (...row) => {
  const [, Page, path] = row;
  expect(await html(Page, path)).not.toMatch(/ style=|<style|<script| on[a-z]+="/);
});

test('the calendar is rendered with the days that the rules allow, and without times', async () => {
  const page = await html(CalendarTestPage, '/calendar-test');
  expect(page).toContain('aria-label="Tuesday, November 24, 2026"');
  expect(page).toContain('No appointments on Sundays, walk-ins are welcome');
  expect(page).not.toMatch(/>\d{1,2}:\d{2} (AM|PM)</);
});

test('the HTML of a private link contains nothing about the booking', async () => {
  expect(await html(MyBookingPage, '/my-booking/secret')).not.toContain('secret');
});

test('without scripts the confirmation shows its documented defaults', async () => {
  const page = await html(ConfirmationPage, '/booking-confirmation');
  const noscript = /<noscript>(.*)<\/noscript>/s.exec(page)?.[1];
  expect(noscript).toContain('12471');
  expect(noscript).toContain('iPhone 16 Pro Max');
});
