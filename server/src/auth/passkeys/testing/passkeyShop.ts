import type {
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@mcs-repairs/shared/domain/types/passkey';
import { softPasskey } from '../../../../test/softPasskey';
import { openTestShop, STAFF, type Browser, type TestShop } from '../../../../test/testShop';

export const SITE = { name: 'shop.example', origin: 'https://shop.example' };

type Soft = ReturnType<typeof softPasskey>;
export type PasskeyShop = Awaited<ReturnType<typeof openPasskeyShop>>;

/** Opens a test shop at an address that supports passkeys, with the staff member Asha signed in. */
export async function openPasskeyShop() {
  const shop: TestShop = await openTestShop({ PUBLIC_URL: SITE.origin });
  const asha = await shop.staff();

  const begin = async (browser: Browser) =>
    (await browser.ask('POST', '/api/session/passkeys/creation')).body as PasskeyCreation;

  return {
    ...shop,
    asha,
    begin,
    pass(minutes: number) {
      shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
    },
    async add(browser: Browser = asha, soft: Soft = softPasskey(SITE), name = 'Laptop') {
      const credential = soft.make(await begin(browser));
      const answer = await browser.ask('POST', '/api/session/passkeys', { name, credential });
      return { soft, answer, codes: (answer.body as { codes?: string[] }).codes };
    },
    /**
     * Sends the password in a browser. Returns the browser, and the options with which it requests
     * the passkey.
     */
    async half(browser: Browser = shop.browser(), account = STAFF) {
      const given = await browser.signIn(account);
      const asked = await browser.ask('POST', '/api/session/passkey/request');
      return { browser, given, asked, request: asked.body as PasskeyRequest };
    },
    send: (browser: Browser, proof: PasskeyProof) =>
      browser.ask('POST', '/api/session/passkey', proof),
    list: async (browser: Browser) =>
      (await browser.ask('GET', '/api/session/passkeys')).body as { id: string; name: string }[],
    async notices() {
      const rows = await shop.db
        .selectFrom('outbox')
        .select(['kind', 'payload'])
        .orderBy('id')
        .execute();
      return rows.filter(({ kind }) => kind === 'account-notice').map(({ payload }) => payload);
    },
  };
}
