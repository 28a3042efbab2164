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
  'asha.gurung@shop.example',
  'Asha.Gurung@Shop.Example!1',
  '  asha.gurung@shop.example',
  'shop.example asha.gurung',
  'ashagurungashagurung',
  'asha.gurung.2026!',
  'Gurung Asha 1990',
  'mcs-repairs-mcs-repairs',
  'MCS Repairs for Asha',
  'ａｓｈａ．ｇｕｒｕｎｇ２０２６',
])('%s is tried first', async (password) => {
  expect(await isGuessable(password, AROUND)).toBe(true);
});

test.each([
  'correct-horse-battery',
  'a long enough password',
  'monsoon over the ridge',
  'love7390184625',
  'asha likes the monsoon',
  'kJ8-vvQ2-mmT4',
  'बिहानको चिया मिठो छ',
])('%s is not', async (password) => {
  expect(await isGuessable(password, AROUND)).toBe(false);
});
