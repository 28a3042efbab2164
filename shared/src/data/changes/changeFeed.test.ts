import { changeFeed } from './changeFeed';

test('a change in another tab notifies watchers', () => {
  const window = new EventTarget();
  const heard: string[] = [];
  const stop = changeFeed(window).listen(({ topic }) => heard.push(topic));
  const change = (key: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  change('repair-shop.bookings');
  change('somebody-else.bookings');
  expect(heard).toEqual(['bookings']);
  change(null);
  expect(heard).toHaveLength(4);
  stop();
  change('repair-shop.bookings');
  expect(heard).toHaveLength(4);
});
