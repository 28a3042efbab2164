import { uploadPlaces } from './uploadPlaces';

const nothing = () => {};

function taken(place: ReturnType<ReturnType<typeof uploadPlaces>['take']>): () => void {
  if (typeof place === 'string') throw new Error(place);
  return place;
}

test('one network has some of the places, and all together are limited', () => {
  const places = uploadPlaces({ places: 3, ofOne: 2 });
  const give = taken(places.take('a', nothing));
  places.take('a', nothing);
  expect(places.take('a', nothing)).toBe('yours-are-taken');
  places.take('b', nothing);
  expect(places.take('c', nothing)).toBe('full');
  give();
  taken(places.take('c', nothing));
});

test('a place that is released twice counts once', () => {
  const places = uploadPlaces({ places: 2 });
  const give = taken(places.take('a', nothing));
  give();
  give();
  places.take('b', nothing);
  places.take('b', nothing);
  expect(places.take('c', nothing)).toBe('full');
});

test('the slowest upload is aborted after twenty seconds if another one waits', () => {
  let clock = 0;
  const places = uploadPlaces({ places: 2, now: () => clock });
  const gone: string[] = [];
  const give = taken(places.take('slow', () => gone.push('slow')));
  clock = 10_000;
  places.take('later', () => gone.push('later'));
  clock = 19_999;
  expect(places.take('a', nothing)).toBe('full');
  clock = 20_000;
  taken(places.take('a', nothing));
  expect(gone).toEqual(['slow']);
  give();
  expect(places.take('b', nothing)).toBe('full');
});
