/** What a browser does with passkeys, which the environment of the tests does not have. */
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

/** What somebody gets who presses "Cancel". */
export const cancelled = () => new DOMException('The operation was not allowed', 'NotAllowedError');

/** Gives this page an authenticator that says yes; `create` and `get` say otherwise. Answers how it is taken away. */
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
