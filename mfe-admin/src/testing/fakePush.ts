type Fakes = { permission?: NotificationPermission; subscribe?: () => Promise<object> };

const KEYS = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
export const PUSHED = { endpoint: 'https://push.example/one', keys: KEYS };

/** Installs a fake of the push functions of a browser. Returns a function that removes the fake. */
export function installPush({ permission = 'granted', subscribe }: Fakes = {}) {
  const subscription = { toJSON: () => PUSHED, unsubscribe: jest.fn(async () => true) };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: jest.fn(subscribe ?? (async () => subscription)),
  };
  const worker = { active: {}, pushManager };
  const given: [object, string, unknown][] = [
    [
      navigator,
      'serviceWorker',
      { register: async () => worker, getRegistration: async () => worker },
    ],
    [globalThis, 'PushManager', () => {}],
    [globalThis, 'Notification', { requestPermission: async () => permission }],
  ];
  for (const [owner, name, value] of given) {
    Object.defineProperty(owner, name, { value, configurable: true });
  }
  return {
    unsubscribe: subscription.unsubscribe,
    remove: () => given.forEach(([owner, name]) => Reflect.deleteProperty(owner, name)),
  };
}
