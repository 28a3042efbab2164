/** jsdom does not have the passkey functions of a browser. */
type Ceremony = (options: { publicKey: object }) => Promise<unknown>;

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

const credential = (response: object) => ({
  id: 'AQID',
  rawId: new Uint8Array([1, 2, 3]).buffer,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response,
  getClientExtensionResults: () => ({}),
});

const made = credential({
  clientDataJSON: bytes('{}'),
  attestationObject: bytes('made'),
  getTransports: () => ['internal'],
});
const answered = credential({
  clientDataJSON: bytes('{}'),
  authenticatorData: bytes('data'),
  signature: bytes('signed'),
});

/** Browsers throw this error when the user cancels. */
export const cancelled = () => new DOMException('The operation was not allowed', 'NotAllowedError');

/**
 * Installs a fake authenticator that accepts every request. `create` and `get` replace its answers.
 * Returns a function that removes the fake.
 */
export function installAuthenticator(given: { create?: Ceremony; get?: Ceremony } = {}) {
  const create = jest.fn(given.create ?? (async () => made));
  const get = jest.fn(given.get ?? (async () => answered));
  Object.defineProperty(window, 'PublicKeyCredential', { value: () => {}, configurable: true });
  Object.defineProperty(navigator, 'credentials', {
    value: { create, get },
    configurable: true,
  });
  return {
    create,
    get,
    remove() {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}
