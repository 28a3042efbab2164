import { isGuessable } from './guessable';

const AROUND = ['Asha Gurung', 'asha.gurung@shop.example', 'MCS Repairs'];

test.each([
  'passwordpassword',
  'qwertyuiop123',
  'Password12345678'.slice(0, 15),
  '!!letmein2026',
  'aaaaaaaaaaaa',
  '121212121212',
  'ashagurung2026!',
  'MCSrepairs2026',
])('%s is tried first', async (password) => {
  expect(await isGuessable(password, AROUND)).toBe(true);
});

test.each([
  'correct-horse-battery',
  'a long enough password',
  'monsoon over the ridge',
  'love7390184625',
  'kJ8-vvQ2-mmT4',
  'बिहानको चिया मिठो छ',
])('%s is not', async (password) => {
  expect(await isGuessable(password, AROUND)).toBe(false);
});
