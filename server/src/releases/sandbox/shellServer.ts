import type { RenderedPage } from '@mcs-repairs/shared/domain/types/renderedPage';
import type { Registry } from '../store/registryFile';
import type { RenderQuestion } from './renderProtocol';

/** What the server code of the shell exports. */
export type ShellServer = {
  singletons: Record<string, unknown>;
  installRemoteLoader: (load: (name: string) => Promise<unknown>) => void;
  forgetRemote: (name: string) => void;
  checkCompatible: (name: string, remote: { takes: Record<string, string[]> }) => void;
  renderPage: (
    request: Omit<RenderQuestion, 'id' | 'registry' | 'without'> & { registry: Registry },
  ) => Promise<RenderedPage>;
};
