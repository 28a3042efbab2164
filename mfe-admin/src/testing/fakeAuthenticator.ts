/** The browser's passkey functions, which the test environment lacks. */
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

/** The error after a user presses "Cancel". */
export const cancelled = () => new DOMException('The operation was not allowed', 'NotAllowedError');

/**
 * Installs an authenticator that accepts by default; `create` and `get` replace its answers.
 * Returns a function that removes it.
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
