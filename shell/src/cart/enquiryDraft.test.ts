/** @jest-environment ./tools/jest-environment.cjs */
import type * as Draft from './enquiryDraft';

/** Loads the module again, as a new page does. */
function pageLoaded(): typeof Draft {
  let page: typeof Draft | undefined;
  jest.isolateModules(() => (page = jest.requireActual<typeof Draft>('./enquiryDraft')));
  return page as typeof Draft;
}

const values = {
  customerName: 'Asha',
  customerPhone: '98',
  email: '',
  message: '',
  answerBy: 'sms',
};
const empty = { customerName: '', customerPhone: '', email: '', message: '', answerBy: '' };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('typed text is restored after a reload', () => {
  pageLoaded().keepEnquiryDraft({ values });
  expect(pageLoaded().enquiryDraft().values).toEqual(values);
});

test('sent text is gone after a reload', () => {
  const page = pageLoaded();
  page.keepEnquiryDraft({ values });
  page.clearEnquiryDraft();
  expect(page.enquiryDraft().values).toEqual(empty);
  expect(pageLoaded().enquiryDraft().values).toEqual(empty);
});

test.each(['{', '{"values":{"customerName":7}}', '[]'])('%s in the storage is no draft', (text) => {
  pageLoaded().keepEnquiryDraft({ values });
  sessionStorage.setItem(sessionStorage.key(0) ?? '', text);
  expect(pageLoaded().enquiryDraft().values).toEqual(empty);
});

test('without storage the draft lasts as long as the page', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const call of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, call).mockImplementation(refuse);
  const page = pageLoaded();
  page.keepEnquiryDraft({ values });
  expect(page.enquiryDraft().values).toEqual(values);
  page.clearEnquiryDraft();
  expect(page.enquiryDraft().values).toEqual(empty);
});
