import type { RequestInboxProps } from '@mcs-repairs/shared/platform/contract/fragments';
import type { RemoteModule } from '@mcs-repairs/shared/platform/contract/remote';

/** Loads another area whose list the tested page shows. Usage: `installRemoteLoader(area)`. */
export async function area(name: string): Promise<RemoteModule> {
  const fragments = {
    RequestInbox: {
      load: async () => ({
        Component: ({ of }: RequestInboxProps) => <p>The inbox of {of}</p>,
      }),
    },
    ModeratePosts: { load: async () => ({ Component: () => <p>The list of discussions</p> }) },
  };
  return { name, routes: [], fragments } as unknown as RemoteModule;
}
